/** Scripts about what is before the first discard and after the deal: the Charleston, the deal, bets, values, conduct. */
import type { Table } from '../../src/table/table.ts'
import { SEATS } from '../../src/table/seats.ts'
import { shuffled } from './deal.ts'
import type { Script, Scripts } from './script.ts'
import type { Stage } from './stage.ts'
import { begin, deathsBefore, diesInError, winsOnDiscard, yes } from './stage.ts'

/** Passes are made in order until something holds. */
const passUntil = (stage: Stage, holds: (table: Table) => boolean): boolean => {
  for (let step = 0; step < 40; step++) {
    const table = stage.table()
    if (holds(table)) return true
    const seat = SEATS.find((one) => table.passing?.ready.includes(one) !== true)
    const hand = table.tiles?.hands[seat ?? 'a'].filter((tile) => tile !== 'J')
    const tiles = hand === undefined ? undefined : shuffled(stage.random, hand).slice(0, 3)
    if (seat === undefined || (tiles !== undefined && tiles.length < 3)) return false
    if (!stage.enter({ type: 'passed', seat, tiles })) return false
  }
  return false
}

const passWrong: Script = {
  early: () => true,
  act: (stage, { actor }) =>
    stage.enter({
      type: 'passWrong',
      seat: actor,
      fault: stage.facts['passFault'],
      apart: yes(stage.facts['packetsApart']),
      looked: stage.facts['lookedAt'],
    }),
}

const passBlind: Script = {
  early: () => true,
  act: (stage, { actor }) =>
    stage.enter({
      type: 'passedBlind',
      seat: actor,
      which: stage.facts['blindWhich'],
      seen: yes(stage.facts['blindSeen']),
    }),
}

const passStop: Script = {
  early: () => true,
  act: (stage, { actor }) => {
    const { facts } = stage
    if (
      facts['stopWhen'] === 'inTime' &&
      !passUntil(stage, ({ passing }) => passing?.pass === 'secondLeft' && passing.ready.length === 0)
    )
      return false
    return stage.enter({ type: 'stopped', seat: actor, when: facts['stopWhen'], state: facts['stopState'] })
  },
}

const eastReady: Script = {
  early: () => true,
  east: 'actor',
  rig: (_, { actor }, hands, random) => {
    const waits = hands.waiting(random)
    return waits === undefined ? {} : { holds: { [actor]: [...waits.hand, waits.tile] } }
  },
  act: (stage, { actor }) => {
    const { facts, known } = stage
    const { eastWhen } = facts
    if (known && eastWhen !== 'dealt') return false
    const passed =
      eastWhen === 'dealt' ||
      passUntil(stage, ({ passing }) => {
        if (eastWhen === 'end') return passing?.pass === 'courtesy'
        return facts['atBoundary'] === 'yes'
          ? passing?.pass === 'secondLeft' && passing.ready.length === 0
          : passing?.pass === 'across' && passing.ready.length === 1
      })
    return (
      passed &&
      stage.enter({
        type: 'declared',
        seat: actor,
        on: 'own',
        ...(known ? {} : { valid: true, value: 25, jokerless: stage.random() < 0.5 }),
      })
    )
  },
}

const setUp: Script = {
  early: (facts) => facts['playBegun'] === 'no',
  act: (stage, cast) => {
    const { facts } = stage
    const { actor, rival, other } = cast
    if (!deathsBefore(stage, [other, rival])) return false
    if (facts['playBegun'] === 'yes' && !begin(stage)) return false
    return stage.enter({
      type: 'setUpWrong',
      seat: actor,
      what: facts['setUpWhat'],
      fixable: yes(facts['fixable']),
      called: facts['called'],
    })
  },
}

const conduct: Script = {
  act: (stage, { actor, rival }) =>
    begin(stage) &&
    stage.enter({
      type: 'complained',
      seat: actor,
      of: stage.facts['complaint'],
      bypassed: stage.facts['complaint'] === 'fake' ? rival : undefined,
    }),
}

const ready: NonNullable<Script['rig']> = (_, { actor, by }, hands, random) => {
  const waits = hands.waiting(random)
  return waits === undefined ? {} : { tile: waits.tile, holds: { [by]: [waits.tile], [actor]: waits.hand } }
}

const announced: Script = {
  rig: ready,
  act: (stage, { actor, by }) =>
    winsOnDiscard(stage, actor, by) &&
    stage.enter({
      type: 'announced',
      seat: actor,
      as: stage.facts['announced'],
      payBegun: yes(stage.facts['payBegun']),
      tilesMixed: yes(stage.facts['tilesMixed']),
    }),
}

const bet: Script = {
  rig: ready,
  act: (stage, { actor, by, rival }) => {
    const { betCase: why } = stage.facts
    const on = why === 'lost' || why === 'error' ? rival : actor
    if (!stage.table().begun && !stage.enter({ type: 'bet', on })) return false
    if (why === 'error' && !diesInError(stage, rival)) return false
    if ((why === 'won' || why === 'lost') && !winsOnDiscard(stage, actor, by)) return false
    return stage.enter({ type: 'betRuled', why })
  },
}

const ending: Script = { act: (stage) => begin(stage) && stage.enter({ type: 'wallGame' }) }

export const aroundScripts: Scripts = {
  passWrong,
  passBlind,
  passStop,
  eastReady,
  setUp,
  conduct,
  announced,
  bet,
  ending,
}
