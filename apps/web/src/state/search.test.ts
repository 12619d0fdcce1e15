import { law } from 'mahjudge/law'
import { describe, expect, it } from 'vitest'
import { entryOf, search } from './search.ts'

const entries = law.situations.map((one) => entryOf(one, [one.id, one.section, one.name, one.scope].join(' '), one.words))

/** What people type, and the situation that has to stand first or second. */
const TYPED: readonly (readonly [typed: string, situation: string])[] = [
  ['picked a future', 'out-of-turn'],
  ['picking ahead', 'out-of-turn'],
  ['out of turn', 'out-of-turn'],
  ['skipped me', 'skipped'],
  ['she said hold', 'two-want'],
  ['two winners', 'two-want'],
  ['racked already', 'late-call'],
  ['caller changed mind', 'call-back'],
  ['undo exposure', 'call-back'],
  ['let me have that discard back', 'discard-back'],
  ['called for a pair', 'bad-call'],
  ['picked two tiles', 'count-now'],
  ['forgot to pick', 'count-now'],
  ['15 tiles', 'count'],
  ['short a tile', 'count'],
  ['blind pass', 'pass-blind'],
  ['passed a joker', 'pass-wrong'],
  ['forgot to pass', 'pass-wrong'],
  ['stop charleston', 'pass-stop'],
  ['heavenly hand', 'east-complete'],
  ['153 tiles', 'set-up'],
  ['who is east', 'set-up'],
  ['hot wall', 'wall-wrong'],
  ['wall fell', 'wall-fell'],
  ['peeked', 'tiles-seen'],
  ['wall game', 'pay-other'],
  ['ran out of tiles', 'pay-other'],
  ['jokerless', 'pay-win'],
  ['announced wrong value', 'pay-value'],
  ['bettor', 'pay-bettor'],
  ['false mahjong', 'mj-error'],
  ['said crack but bam', 'misname'],
  ['misnamed joker', 'misname-joker'],
  ['dead hand', 'dead-call'],
  ['dead player discards', 'dead-call'],
  ['threw in tiles', 'thrown-in'],
  ['shuffled already', 'thrown-in'],
  ['three dead', 'three-dead'],
  ['swap joker not my turn', 'swap-when'],
  ['took joker from dead hand', 'swap-which'],
  ['mahjong on joker swap', 'swap-win'],
  ["exposure doesn't match card", 'exposure-wrong'],
  ['phone', 'conduct'],
  ['coaching', 'conduct'],
]

describe('what people type', () => {
  it.each(TYPED)('%s finds %s', (typed, situation) => {
    expect(
      search(entries, typed)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toContain(situation)
  })

  it('a letter wrong still finds it', () => {
    expect(search(entries, 'charlseton').map(({ id }) => id)).toContain('pass-stop')
  })

  it('nonsense finds nothing', () => {
    expect(search(entries, 'xyzzy plugh')).toEqual([])
  })
})
