/** Tiles told with a story: what a card finds answers the law's facts, and nothing else changes. */
import { describe, expect, it } from 'vitest'
import type { Result } from '../src/base/result.ts'
import { compileCard } from '../src/card/match/compile.ts'
import { readCard } from '../src/card/text/read-card.ts'
import { consultTold } from '../src/codec/consult-told.ts'
import type { ToldStory } from '../src/codec/story-json.ts'
import { storyFromJson, storyToJson } from '../src/codec/story-json.ts'
import { adjudicate } from '../src/rulings/adjudicate.ts'
import { settleRules } from '../src/rulings/court.ts'
import type { Consulted } from '../src/rulings/evidence.ts'
import { consult } from '../src/rulings/evidence.ts'
import type { Cast } from '../src/table/cast.ts'
import { court, must } from './support/law.ts'

const CARD = `card: A small card
# Runs
1111a 2222a 3333a FF = 25x
555a 666a 7777a NNNN = 30x
# Winds
NNNN 888a 888b FFFF = 40c
# Singles and pairs
NEWS 11a 22a 33a 44a 55a = 50c
`
const card = compileCard(must(readCard(CARD)))

const told = (data: unknown): ToldStory => must(storyFromJson(court, data))
const consulted = (data: unknown): Result<Consulted> => {
  const { story, evidence } = told(data)
  return consult(court, card, story, evidence ?? { hands: {} })
}
const settled = (data: unknown): unknown => must(consulted(data)).settled

const declared = (hand: string, rest: object = {}, situation = 'mj-error', facts: object = {}, part = 'declarer'): object => ({
  situation,
  facts,
  tiles: { hands: { [part]: hand }, ...rest },
})

describe('a declared hand', () => {
  it('that matches is no mah jongg in error', () => {
    const { turn, says, story } = must(consulted(declared('1111B 2222B 333B J FF')))
    expect(turn?.leadsTo).toBe('pay-win')
    expect(says.join(' ')).toContain('Runs 1')
    expect(story.values).toEqual({ lowest: 25, winning: 25, hands: { actor: 25 } })
  })

  it('that does not match stays one, and the value of the hand that was made is known', () => {
    const { turn, says, story } = must(consulted(declared('1111B 2222B 33B 4B J FF')))
    expect(turn).toBeUndefined()
    expect(says.join(' ')).toContain('one tile away')
    expect(story.values).toEqual({ lowest: 25, hands: { actor: 25 } })
  })

  it.each([
    ['one tile away', '1111B 2222B 33B 4B J FF', 25],
    ['3 tiles away', '1111B 2222B 4B 55C J FF', 25],
    ['4 tiles away', '1111B 2222B 4B 55C E FF', undefined],
    ['7 tiles away', '1111B 28B 4C 55C 9D E FF R', undefined],
  ])('%s is worth what its line is worth, when it is not too far', (away, hand, value) => {
    const { says, story } = must(consulted(declared(hand)))
    expect(says.join(' ')).toContain(away)
    expect(story.values?.hands?.['actor']).toBe(value)
  })

  it('is given a value from as far as the law lets it', () => {
    const { story, evidence = { hands: {} } } = told(declared('1111B 2222B 4B 55C E FF'))
    const far = { ...court, law: { ...court.law, cardReach: 4 } }
    expect(must(consult(far, card, story, evidence)).story.values?.hands?.['actor']).toBe(25)
  })

  it('of thirteen tiles is counted', () =>
    expect(must(consulted(declared('1111B 2222B 333B FF'))).says.join(' ')).toContain('13 tiles'))

  it('with a tile nobody has seen was not checked', () => {
    const { says, turn } = must(consulted(declared('1111B 2222B 333B ? FF')))
    expect([says, turn]).toEqual([[], undefined])
  })

  it('takes the claimed discard when it has thirteen tiles', () =>
    expect(must(consulted(declared('1111B 2222B 333B FF', { claimed: '3B' }))).turn?.leadsTo).toBe('pay-win'))

  it('turns an ordinary win into a mah jongg in error when it does not match', () =>
    expect(
      must(
        consulted({ situation: 'pay-win', facts: {}, tiles: { hands: { a: '1111B 2222B 33B 4B J FF' } }, who: { winner: 'a' } }),
      ).turn?.leadsTo,
    ).toBe('mj-error'))
})

describe('a misnamed discard', () => {
  const basis = (claimed: string, named: string): unknown =>
    settled({
      situation: 'misname',
      facts: { misClaim: 'win' },
      tiles: { hands: { actor: '1111B 2222B 333B FF' }, claimed, named },
    })
  it('that completes the hand as it was thrown counts as thrown', () => expect(basis('3B', '4B')).toEqual({ basis: 'thrown' }))
  it('that would have won under its name counts as named', () => expect(basis('4B', '3B')).toMatchObject({ basis: 'named' }))
  it('that does neither counts as neither', () => expect(basis('4B', '5B')).toEqual({ basis: 'neither' }))
  it('pays by the jokerless rule of the hand as named', () =>
    expect(basis('4B', '3B')).toEqual({ basis: 'named', noJokers: 'yes' }))
  it('is called by a hand that can show a group with what was thrown, or cannot', () => {
    const call = (hand: string): unknown =>
      settled({
        situation: 'misname',
        facts: { misClaim: 'group', commit: 'rack' },
        tiles: { hands: { actor: hand }, claimed: '3B', named: '3C' },
      })
    expect(call('1111B 2222B 333B FF')).toEqual({ canShow: 'yes' })
    expect(call('1111B 2222B 3B FF 9D 9C 9B')).toEqual({ canShow: 'no' })
    expect(call('1111B 2222B JJJ FF')).toEqual({ canShow: 'yes' })
  })
})

describe('exposures', () => {
  const fault = (exposures: string, rest: object = {}): unknown =>
    settled({
      situation: 'exposure-wrong',
      facts: { discardedSince: 'yes' },
      tiles: { hands: { owner: `| ${exposures}` }, ...rest },
    })
  it('that no line has are on no card', () => expect(fault('111B')).toEqual({ groupFault: 'group' }))
  it('that clash with one another clash', () => expect(fault('1111B 2222C')).toEqual({ groupFault: 'clash' }))
  it('that only concealed lines have all come down', () => expect(fault('888B FFFF')).toEqual({ groupFault: 'allC' }))
  it('of a concealed line beside one that may lie open clash', () => expect(fault('NNNN 888B')).toEqual({ groupFault: 'clash' }))
  it('that fit lead to another picture', () => {
    const found = must(
      consulted({ situation: 'exposure-wrong', facts: { discardedSince: 'yes' }, tiles: { hands: { owner: '| 1111B' } } }),
    )
    expect([found.settled, found.turn?.leadsTo]).toEqual([{}, 'dead-call'])
  })
  it('of which every line needs a pair that is gone can be called dead', () => {
    const call = (discards: string): unknown =>
      settled({
        situation: 'dead-call',
        facts: { reply: 'accepts' },
        tiles: { hands: { owner: '| 1111B' }, discards },
      })
    expect(call('FFFFFFF')).toEqual({ fault: 'other' })
    expect(call('FFFFFF')).toEqual({})
  })
  it('settle a contested call by what can be seen', () => {
    const truth = (exposures: string): unknown =>
      settled({ situation: 'dead-call-settle', facts: {}, tiles: { hands: { owner: `| ${exposures}` } } })
    expect(truth('1111B 2222C')).toEqual({ truth: 'dead' })
    expect(truth('1111B 2222B')).toEqual({ truth: 'unshown' })
  })
  it('of other seats take tiles away', () =>
    expect(
      settled({
        situation: 'dead-call',
        facts: { reply: 'accepts' },
        tiles: { hands: { owner: '| 1111B' }, others: 'FFFFF 999C NNNN EEEE', discards: 'FF' },
      }),
    ).toEqual({ fault: 'other' }))
})

describe('a win', () => {
  const win = (hand: string): unknown =>
    settled({ situation: 'pay-win', facts: { winFrom: 'self' }, tiles: { hands: { winner: hand } } })
  it('without jokers is jokerless', () => expect(win('1111B 2222B 3333B FF')).toEqual({ jokerless: 'yes' }))
  it('with jokers is not', () => expect(win('1111B 2222B 333BJ FF')).toEqual({ jokerless: 'no' }))
  it('from Singles and Pairs pays no jokerless double', () =>
    expect(win('NEWS 11B 22B 33B 44B 55B')).toEqual({ jokerless: 'no' }))
  it('by a swap after a call may come from an X line only', () => {
    const marked = (hand: string): unknown =>
      settled({ situation: 'swap-win', facts: { winStart: 'group' }, tiles: { hands: { declarer: hand } } })
    expect(marked('2222B 3333B FF | 1111B')).toMatchObject({ marked: 'x' })
    expect(marked('NNNN 888C FFFF | 888B')).toMatchObject({ marked: 'c' })
    // No line at all is another picture.
    const none = must(
      consulted({
        situation: 'swap-win',
        facts: { winStart: 'group' },
        tiles: { hands: { declarer: '2222B 33B 9D FFF | 1111B' } },
      }),
    )
    expect([none.settled['marked'], none.turn?.leadsTo]).toEqual([undefined, 'mj-error'])
  })
})

describe('what is taken for granted', () => {
  it('opens no fact that means nothing in the story', () => {
    const data = { situation: 'wall-wrong', facts: { wallState: 'more' }, tiles: { hands: { winner: '1111B 2222B 3333B FF' } } }
    const { settled: facts, story } = must(consulted(data))
    expect(facts).toEqual({})
    expect(adjudicate(court, must(settleRules(court, 'nmjl')), story).ok).toBe(true)
  })
})

describe('told facts', () => {
  it('are not overruled in silence', () => {
    const found = consulted(
      declared('1111B 2222B 333B FF', { claimed: '3B', named: '4B' }, 'misname', { misClaim: 'win', basis: 'named' }, 'actor'),
    )
    expect(found.ok ? [] : found.problems.map(({ code, at }) => [code, at])).toEqual([['card/contradiction', 'facts.basis']])
  })
  it('need no tiles', () => {
    const story = told({ situation: 'mj-error', facts: { declaredOn: 'own' } })
    expect(must(consultTold(court, undefined, story)).story).toBe(story.story)
  })
  it('with tiles need a card', () => {
    const found = consultTold(court, undefined, told(declared('1111B')))
    expect(found.ok ? '' : found.problems[0]?.code).toBe('card/none')
  })
  it('of another situation than the tiles show are not ruled on', () => {
    const found = consultTold(court, card, told(declared('1111B 2222B 333B J FF')))
    expect(found.ok ? [] : found.problems.map(({ code, at, hint }) => [code, at, hint])).toEqual([
      ['card/other-picture', 'situation', 'Rule on pay-win, with the same tiles.'],
    ])
  })
  it('and tiles are written back as they are read', () => {
    const story = told(
      declared('333B NNNN | 444DJ 66BJ', { claimed: '5D', named: '5B', others: '999B 888CJ 777D FFFF NNNN', discards: '1B 2C' }),
    )
    expect(told(storyToJson(story))).toEqual(story)
  })
  it('become a ruling with figures', () => {
    const data = {
      situation: 'pay-win',
      facts: { winFrom: 'self' },
      who: { winner: 'b' },
      tiles: { hands: { winner: '1111B 2222B 3333B FF' } },
    }
    const ruling = must(adjudicate(court, must(settleRules(court, 'nmjl')), must(consulted(data)).story))
    expect(ruling.payments.map(({ from, amount }) => [from, amount])).toEqual([
      ['a', 100],
      ['c', 100],
      ['d', 100],
    ])
  })
  it('follow a part to the seat that is named for it later', () => {
    const { story } = must(
      consulted({ ...declared('1111B 2222B 33B 4B J FF'), facts: { declaredOn: 'own', touched: 'two', walls: 'stand' } }),
    )
    const amounts = (who: Cast): unknown => must(adjudicate(court, must(settleRules(court, 'nmjl')), { ...story, who })).figures
    expect(amounts({})).toEqual(['In figures: the declarer pays the hand left 50.'])
    expect(amounts({ actor: ['c'] })).toEqual(['In figures: the declarer (C) pays the hand left (B) 50.'])
  })
  it('double for a jokerless hand where the law says so', () => {
    const figures = (hand: string): unknown =>
      must(
        adjudicate(
          court,
          must(settleRules(court, 'nmjl')),
          must(consulted({ situation: 'swap-win', facts: { winStart: 'pick' }, tiles: { hands: { declarer: hand } } })).story,
        ),
      ).figures
    expect(figures('1111B 2222B 3333B FF')).toEqual(['In figures: every other seat pays the declarer 100.'])
    expect(figures('1111B 2222B 333BJ FF')).toEqual(['In figures: every other seat pays the declarer 50.'])
    expect(figures('NEWS 11B 22B 33B 44B 55B')).toEqual(['In figures: every other seat pays the declarer 100.'])
  })
  it('of a part that nobody plays are refused', () => {
    const ruled = adjudicate(court, must(settleRules(court, 'nmjl')), {
      situation: 'pay-win',
      facts: { winFrom: 'self' },
      values: { hands: { actr: 25 } },
    })
    expect(ruled.ok ? [] : ruled.problems.map(({ code, at }) => [code, at])).toEqual([
      ['story/unknown-role', 'values.hands.actr'],
    ])
  })
})
