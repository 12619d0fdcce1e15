/** Scripts about what is before the first discard and after the deal: the Charleston, the deal, bets, values, conduct. */
import type { Assignment } from '../../src/decide/model.ts'
import type { PassName } from '../../src/table/events-opening.ts'
import { giverOf } from '../../src/table/passing.ts'
import type { Seat } from '../../src/table/seats.ts'
import type { Table } from '../../src/table/table.ts'
import { SEATS } from '../../src/table/seats.ts'
import { shuffled } from './deal.ts'
import type { Script, Scripts } from './script.ts'
import type { Stage } from './stage.ts'
import { begin, deathsBefore, diesOtherwise, toTurn, winsOnDiscard, yes } from './stage.ts'

/** The tiles that a seat passes; nothing where it has too few. */
type Packet = (table: Table, seat: Seat) => readonly string[] | undefined

/** Three tiles that a seat can do without. */
const anyThree =
  ({ random, rig }: Stage): Packet =>
  ({ tiles }, seat) => {
    const spare = [...(tiles?.hands[seat] ?? [])]
    for (const tile of rig.holds?.[seat] ?? []) {
      const at = spare.indexOf(tile)
      if (at >= 0) spare.splice(at, 1)
    }
    const three = shuffled(
      random,
      spare.filter((tile) => tile !== 'J'),
    ).slice(0, 3)
    return three.length === 3 ? three : undefined
  }

/** Passes are made in order until something holds, East's the last of each round. */
const passUntil = (stage: Stage, holds: (table: Table) => boolean, packet: Packet = anyThree(stage)): boolean => {
  const { east } = stage.table()
  const order = [...SEATS.filter((seat) => seat !== east), ...SEATS.filter((seat) => seat === east)]
  for (let step = 0; step < 40; step++) {
    const table = stage.table()
    if (holds(table)) return true
    const seat = order.find((one) => table.passing?.ready.includes(one) !== true)
    if (seat === undefined) return false
    const tiles = stage.known ? packet(table, seat) : undefined
    if (stage.known && tiles === undefined) return false
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

/** The pass that completes East's hand before it declares. */
const lastPass = ({ eastWhen, atBoundary }: Assignment): PassName =>
  eastWhen === 'end' ? 'secondRight' : atBoundary === 'yes' ? 'left' : 'right'

/** East's hand is right as it was dealt, or once the last pass brings it the three tiles that it wants. */
const eastReady: Script = {
  early: () => true,
  east: 'actor',
  rig: (facts, { actor }, hands, random) => {
    const waits = hands.waiting(random)
    if (waits === undefined) return {}
    const whole = shuffled(random, [...waits.hand, waits.tile])
    if (facts['eastWhen'] === 'dealt') return { holds: { [actor]: whole } }
    return { holds: { [actor]: whole.slice(3), [giverOf(lastPass(facts), actor)]: whole.slice(0, 3) } }
  },
  act: (stage, { actor, rival }) => {
    const { facts, known, rig } = stage
    const { eastWhen } = facts
    if (facts['readySeat'] === 'other') return stage.enter({ type: 'declared', seat: rival, on: 'own' })
    const last = lastPass(facts)
    const giver = giverOf(last, actor)
    const three = anyThree(stage)
    const passed =
      eastWhen === 'dealt' ||
      passUntil(
        stage,
        ({ passing }) => {
          if (eastWhen === 'end') return passing?.pass === 'courtesy'
          return facts['atBoundary'] === 'yes'
            ? passing?.pass === 'secondLeft' && passing.ready.length === 0
            : passing?.pass === 'across' && passing.ready.length === 1
        },
        (table, seat) => (seat === giver && (table.passing?.pass ?? 'right') === last ? rig.holds?.[giver] : three(table, seat)),
      )
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
    (stage.facts['complaintSeat'] !== 'dead' || diesOtherwise(stage, actor)) &&
    (stage.facts['complaintLate'] !== 'yes' || stage.enter({ type: 'wallGame' })) &&
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

/** An error on an own tile after which two throw in, or the declarer breaks the wall. */
const leavesOne = (stage: Stage, seat: Seat, breaks: boolean): boolean => {
  if (!begin(stage)) return false
  const [one, other] = SEATS.filter((each) => each !== seat)
  const reactions = [one, other].flatMap((each) => (each === undefined ? [] : [{ seat: each, did: 'threwIn' as const }]))
  return (
    toTurn(stage, seat) &&
    stage.enter({
      type: 'declared',
      seat,
      on: 'own',
      shown: 'some',
      ...(stage.known ? {} : { valid: false, value: 25 }),
      ...(breaks ? { wall: 'brokenByDeclarer' } : { reactions }),
    })
  )
}

const bet: Script = {
  rig: ready,
  act: (stage, { actor, by, rival }) => {
    const { betCase: why } = stage.facts
    const { betOn, betSpoke } = stage.facts
    const on = betOn === 'wallGame' ? betOn : why === 'lost' ? rival : actor
    if (!stage.table().begun && !stage.enter({ type: 'bet', on })) return false
    if (betSpoke === 'yes' && !stage.enter({ type: 'betRuled', why: 'spoke' })) return false
    if (why === 'wallGame' && !(begin(stage) && stage.enter({ type: 'wallGame' }))) return false
    if ((why === 'error' || why === 'chain') && !leavesOne(stage, actor, why === 'error')) return false
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
