/** Notes that are turned away with what to write, and where in a line notes may stand. Every line is made up. */
import { describe, expect, it } from 'vitest'
import { readCardLines } from '../src/card/text/read-card.ts'
import { compileCard } from '../src/card/match/compile.ts'
import { validate } from '../src/card/match/validate.ts'
import { readRack } from '../src/tiles/notation.ts'
import { cardOf, handsOf } from './support/brute-force.ts'
import { must } from './support/law.ts'

describe('a note that says what a card cannot, or two things at once', () => {
  it.each([
    // [note, line, what is wrong, what to write]
    ['pairs in third suit', '111a 222b 33c 444a NNN', 'not understood', '111a 222a 33b'],
    ['kong in 2nd suit', '111a 222a 3333b FFFF', 'not understood', '111a 222a 33b'],
    ['bams only', '111a 222a 3333a FFFF', 'not understood', 'names no suit'],
    ['different suits', '111a 222a 3333b FFFF', 'have the same letter', 'give each group its letter'],
    ['different suits', '111a NNN EEEE FFFF', 'one group of numbers', 'out'],
    ['consecutive numbers', '111a 222a 4444a FFFF', 'in a row', 'any run'],
    ['any run of 3', '111a 222a 4444a FFFF', 'in a row', 'any run'],
    ['any 2 like numbers', '444a 4444b NNN FFFF', 'not understood', 'any like numbers'],
    ['even numbers only', '222a 4444b NNN FFFF', 'not understood', 'any like even numbers'],
    ['numbers that add up to 9', '444a 5555b NNN FFFF', 'not understood', '-or-'],
    ['any multiples of 3', '333a 6666b NNN FFFF', 'not understood', 'kongs 3, 6 or 9'],
    ['any pair', '111a 222a 3333a 11b FF', 'not understood', 'pair any number'],
    ['pairs consecutive', '11a 22a 3333b 4444c NN', 'not understood', 'nn nn+1'],
    ['kongs any run', '1111a 2222a 33b NNNN', 'not understood', 'nn nn+1'],
    ['like numbers in pairs', '44a 44b 333a 555b FFFF', 'not understood', 'like pairs'],
    ['pair any like no.', '111a 222a 3333a 11b FF', 'only one', 'out'],
    ['kongs match pair', '4444a 4444b 44c FFFF', 'does not say which numbers', 'nnnna nna'],
    ['kong matches pair', '4444a 33b 555a FFFFF', 'not printed alike', 'same number'],
    ['kong matches pair', 'nnnna mmb 555a FFFFF', 'not printed alike', 'same number'],
    ['kong any number, pair any number, pair matches kong', '4444a 44b 555a FFFFF', 'does not say which numbers', 'n in each'],
    ['kong matches pair', '4444a 555b NNN FFFF', 'does not have', 'out'],
    ['pair any dragon', '111a 2222a DDDDa DD F', 'leaves open', 'any dragon without a note'],
    ['pair any dragon', '111a 2222a DDD FFFF', 'the line has none', 'out'],
    ['pair any dragon', '111a 222a 3333a RR FF', 'no D', 'write D'],
    ['like dragons', '111a 22b DDDa DDDDb FF', 'like dragons, and the line has 2', 'the same letter'],
    ['dragons must match', '111a 2222b DDDa DDDDb', 'not understood', 'matching dragon'],
    ['no soap', '111a 2222a DDD FFFF', 'not understood', 'D is R or G'],
    ['any 2 pairs of dragons', '111a 222a 3333a DDa DDb', 'not understood', 'any dragon'],
    ['pair any wind', 'NN SSS 2222a 444a FF', 'leaves open', 'ww'],
    ['any like winds', 'NNN 222a SSSS FFFF', 'like winds, and the line has 2', 'as many'],
    ['N & S or E & W', 'NNN 222a SSSS FFFF', 'not understood', 'opposite winds'],
    ['zero is soap', '111a 222a 3333a FFFF', 'the line has none', 'out'],
    ['no jokers', '111a 222a 3333a FFFF', 'may be exposed', 'in quotes'],
    ['jokers in quints only', '11111a 2222b NNNNN', 'not understood', 'no jokers'],
    ['concealed', '111a 222a 3333a FFFF', 'marked X', '= 25c'],
    ['any flowers', '111a 222a 3333a FFFF', 'not understood', 'alike'],
    ['in any order', '111a 222a 3333a FFFF', 'not understood', 'in quotes'],
    ['any dragon pair any number', '111a 222a 33b DDDD FF', 'not understood', '(any dragon)'],
    ['kongs 2 or 8 match pairs', '2222a 2222b 22a 22c FF', 'not understood', 'Write for example'],
    ['kongs like pairs even', '2222a 2222b 22a 22c FF', 'not understood', 'like pairs'],
    ['pairs any number in 2 suits', '111a 2222a 33b NN FFF', 'not understood', 'letters'],
  ])('(%s) on %s', (note, line, message, hint) => {
    const { problems } = readCardLines(`${line} (${note}) = 25x`)
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message)
    expect(problems.map((problem) => problem.hint).join(' ')).toContain(hint)
  })

  it('exposed stands on no line that is marked C', () => {
    const [problem] = readCardLines('111a 222a 3333a FFFF (may be exposed) = 30c').problems
    expect(`${problem?.message} ${problem?.hint}`).toBe(
      'The note “exposed” stands on a line that is marked C. Write “= 30x”, or take the note out.',
    )
  })
})

describe('a note that agrees with its line', () => {
  it.each([
    ['111a 222a 3333a FFFF (concealed) = 30c', '111a 222a 3333a FFFF = 30c'],
    ['111a 222a 3333a FFFF (may be exposed) = 30x', '111a 222a 3333a FFFF = 30x'],
    ['11a 22a 33a 44a 55a 66a 77a (no jokers) = 50c', '11a 22a 33a 44a 55a 66a 77a = 50c'],
    ['11a 22a 33a 44a 55a 66a 77a (no jokers) = 50x', '11a 22a 33a 44a 55a 66a 77a = 50x'],
  ])('%s has the hands of %s', (noted, plain) => expect(handsOf(noted)).toEqual(handsOf(plain)))
})

describe('a line without jokers', () => {
  const matches = (line: string, tiles: string): boolean =>
    validate(compileCard(cardOf(line)), must(readRack(tiles))).matches.length > 0

  it.each([
    // [line, tiles, with the note, without it]
    ['111a 222a 3333a FFFF', '111B 222B 3333B FFFF', true, true],
    ['111a 222a 3333a FFFF', '111B 222B 333B J FFFF', false, true],
    ['111a 222a 3333a FFFF', '11B J 222B 3333B FFFF', false, true],
    ['111a 222a 3333a FFFF', '111B 222B 3333B FFF J', false, true],
  ])('%s: %s', (line, tiles, noted, plain) => {
    expect(matches(`${line} (no jokers) = 30c`, tiles)).toBe(noted)
    expect(matches(`${line} = 30c`, tiles)).toBe(plain)
  })

  it('holds none in a pair either, on a card that allows them there', () => {
    const line = 'jokers in pairs: yes\n11a 22a 33a 44a 55a 66a 77a'
    const tiles = '11B 22B 33B 44B 55B 66B 7B J'
    expect(matches(`${line} = 50x`, tiles)).toBe(true)
    expect(matches(`${line} (no jokers) = 50x`, tiles)).toBe(false)
  })
})

describe('a note without parentheses, or with others', () => {
  it.each([
    ['111a 222b 3333c FFFF Any 3 Suits = 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF Any 3 Suits 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF Any 3 Suits X 25', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF Any 3 Suits ..... 25 X', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF = 25x Any 3 Suits', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF X 25 Any 3 Suits', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF – Any 3 Suits – 25x', '111a 222b 3333c FFFF - (any 3 suits) = 25x'],
    ['444a 444b 4444c FFFF Any Like Numbers 25x', '444a 444b 4444c FFFF (any like numbers) = 25x'],
    ['444a 444b 4444c FFFF Any 3 Suits, Any Like Nos. = 25x', '444a 444b 4444c FFFF (any 3 suits, any like numbers) = 25x'],
    ['111a 222b 3333b FFFF 1 or 2 suits = 25x', '111a 222b 3333b FFFF (any 1 or 2 suits) = 25x'],
    ['3333a 3333b 22c FFFF kongs 3, 6 or 9 = 25x', '3333a 3333b 22c FFFF (kongs 3 or 6 or 9) = 25x'],
    ['111a 222a 3333a DD FF Pair Any Dragon = 25x', '111a 222a 3333a DD FF (pairs any dragons) = 25x'],
    ['11a 22a 33a 44a 55a 66a 77a No Jokers C 50', '11a 22a 33a 44a 55a 66a 77a (no jokers) = 50c'],
    ['11a+22a=33a FFFF DDDDb any 2 suits X 25', '11a + 22a = 33a FFFF DDDDb (any 2 suits) = 25x'],
    ['111a 222b 3333c FFFF [any 3 suits] = 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF {any 3 suits} = 25x', '111a 222b 3333c FFFF (any 3 suits) = 25x'],
    ['111a 222b 3333c FFFF (any suit(s)) = 25x', '111a 222b 3333c FFFF (any suits) = 25x'],
    [
      '111a 2222b NNN FFFF any 2 suits -or- 333a 4444b NNN FFFF any 2 suits = 25x',
      '111a 2222b NNN FFFF (any 2 suits) -or- 333a 4444b NNN FFFF (any 2 suits) = 25x',
    ],
    [
      '111a 2222b NNN FFFF any 2 suits or 333a 4444b NNN FFFF = 25x',
      '111a 2222b NNN FFFF (any 2 suits) -or- 333a 4444b NNN FFFF = 25x',
    ],
  ])('%s', (typed, spelled) => {
    expect(readCardLines(typed).problems).toEqual([])
    expect(readCardLines(spelled).problems).toEqual([])
    expect(handsOf(typed)).toEqual(handsOf(spelled))
    expect(readCardLines(typed).lines[0]?.line?.notes).toEqual(readCardLines(spelled).lines[0]?.line?.notes)
  })

  it.each([
    ['111a 222b 3333c FFFF Any Tree Suitz = 25x', 22, 'The note “Any Tree Suitz” is not understood.'],
    ['111a any 222b 3333c FFFF = 25x', 6, '“y” is no tile'],
    ['Flower Flower 1111a 2222a 3333a = 25x', 1, 'is a name'],
    ['111a 222b 3333c FFFF 3 bams = 25x', 22, '3 has no suit letter'],
  ])('%s is told', (line, column, message) => {
    const told = readCardLines(line).problems.map((problem) => `${problem.at}: ${problem.message}`)
    expect(told.some((one) => one.startsWith(`line 1, column ${column}`)) || told.some((one) => one.includes(message))).toBe(true)
    expect(told.join(' ')).toContain(message)
  })
})
