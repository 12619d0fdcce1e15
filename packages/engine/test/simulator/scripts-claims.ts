/** Scripts about a discard: wanted by two, called late or wrongly, taken back, or won on. */
import { dueSeat } from '../../src/table/table.ts'
import type { Seat } from '../../src/table/seats.ts'
import { nextLive } from '../../src/table/seats.ts'
import { oneOf } from './deal.ts'
import type { Script, Scripts } from './script.ts'
import { begin, deathsBefore, nextInWall, thrownBy, throws, toLastDiscard, toTurn, yes } from './stage.ts'
import type { Stage } from './stage.ts'

/** Of two seats the one that has its turn sooner after a discard, and the other. */
const byTurn = (by: Seat, one: Seat, other: Seat): readonly [Seat, Seat] =>
  nextLive(by, (seat) => seat === one || seat === other) === one ? [one, other] : [other, one]

const twoClaims: Script = {
  rig: (facts, { actor, by, rival }, hands, random) => {
    if (facts['wants'] === 'groups') {
      const tile = hands.exposable(random)
      return { tile, holds: { [by]: [tile], [actor]: [tile, 'J'], [rival]: [tile, 'J'] } }
    }
    const waits = hands.waiting(random)
    const [first = actor, second = rival] = facts['wants'] === 'wins' ? byTurn(by, actor, rival) : []
    const also = facts['wants'] === 'wins' && waits !== undefined ? hands.waiting(random, undefined, waits.tile) : undefined
    const tile = waits?.tile ?? hands.exposable(random)
    return {
      tile,
      holds: {
        [by]: [tile],
        [second]: also?.hand ?? ['J', 'J'],
        ...(waits === undefined ? {} : { [first]: waits.hand }),
      },
    }
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts, known, random } = stage
    if (!deathsBefore(stage, [other]) || !thrownBy(stage, by)) return false
    const [nearer, farther] = byTurn(by, actor, rival)
    const did = facts['committed'] === 'yes' ? oneOf(random, ['rack', 'shown']) : 'spoken'
    const valid = known ? {} : { valid: true, value: 25, jokerless: random() < 0.5 }
    if (facts['wants'] === 'groups') {
      const [first, second] = facts['committed'] === 'yes' || random() < 0.5 ? [farther, nearer] : [nearer, farther]
      return stage.enter({ type: 'called', seat: first, did }) && stage.enter({ type: 'called', seat: second, did: 'spoken' })
    }
    if (facts['wants'] === 'mixed')
      return (
        stage.enter({ type: 'called', seat: rival, did }) &&
        stage.enter({ type: 'declared', seat: actor, on: 'discard', ...valid })
      )
    const [first, second] = facts['committed'] === 'yes' ? [farther, nearer] : [nearer, farther]
    return stage.enter({
      type: 'declared',
      seat: first,
      on: 'discard',
      ...valid,
      shown: facts['committed'] === 'yes' ? 'more' : undefined,
      rival: { seat: second, wants: 'win', coDeclared: true, ...(known ? {} : { right: true }) },
    })
  },
}

/** What is told of a hand of two that declared together; nobody checks those by the card. */
const toldHand = (random: () => number, value: number): object =>
  random() < 0.2 ? {} : { value, ...(random() < 0.6 ? { jokerless: random() < 0.5 } : {}) }

const lateCall: Script = {
  rig: (facts, { actor, by }, hands, random) => {
    const wins = facts['lateWants'] === 'win' && random() < 0.6
    const waits = wins ? hands.waiting(random) : undefined
    const tile = waits?.tile ?? hands.exposable(random)
    const name = facts['tieName'] === 'wrong' ? { name: tile === '7B' ? '2C' : '7B' } : {}
    return { tile, ...name, holds: { [by]: [tile], [actor]: waits?.hand ?? [tile, 'J'] } }
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts, known, random } = stage
    const wins = facts['lateWants'] === 'win'
    const valid = known ? {} : { valid: random() < 0.5 }
    if (facts['lastDiscard'] === 'yes')
      return known && toLastDiscard(stage, actor) && stage.enter({ type: 'called', seat: actor, did: 'spoken' })
    if (!deathsBefore(stage, [other]) || !thrownBy(stage, by)) return false
    const next = dueSeat(stage.table())
    const { nextDid } = facts
    if (next === undefined || (nextDid !== 'picked' && next === actor)) return false
    if (nextDid === 'picked')
      return (
        stage.enter({ type: 'picked', seat: next }) &&
        stage.enter(
          wins
            ? { type: 'declared', seat: next, on: 'discard', ...valid }
            : { type: 'called', seat: facts['lateCaller'] === 'same' ? next : actor },
        )
      )
    if (nextDid === 'declared') {
      const { tieRight } = facts
      return stage.enter({
        type: 'declared',
        seat: actor,
        on: 'discard',
        late: 'bothDeclared',
        valid: tieRight === 'both' || tieRight === 'caller',
        // Sometimes it has to be asked.
        completedBy: random() < 0.8 ? facts['tieTile'] : undefined,
        ...toldHand(random, 25),
        rival: { seat: next, wants: 'win', right: tieRight === 'both' || tieRight === 'picker', ...toldHand(random, 60) },
      })
    }
    if (facts['heldUp'] === 'yes' && random() < 0.5) stage.enter({ type: 'askedPause', seat: rival === next ? actor : rival })
    const heldUp = facts['heldUp'] === 'no' ? undefined : facts['heldUp']
    return (
      stage.enter({ type: 'picked', seat: next, racked: true }) &&
      stage.enter(
        wins
          ? { type: 'declared', seat: actor, on: 'discard', late: nextDid, heldUp, ...valid }
          : { type: 'called', seat: actor, together: nextDid === 'together' ? true : undefined, heldUp },
      )
    )
  },
}

const STAGE_BY: { readonly [stage: string]: string } = { free: 'spoken', up: 'rack', slope: 'rack' }

const callBack: Script = {
  rig: (facts, { actor, by }, hands, random) => {
    const tile = hands.exposable(random)
    return { tile, holds: { [by]: [tile], [actor]: facts['canShow'] === 'no' ? [] : [tile, 'J'] } }
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts, known } = stage
    const { callStage = 'free' } = facts
    const did = callStage === 'up' && facts['upWith'] === 'shown' ? 'shown' : STAGE_BY[callStage]
    return (
      deathsBefore(stage, [other, rival]) &&
      thrownBy(stage, by) &&
      stage.enter({ type: 'called', seat: actor, did }) &&
      stage.enter({
        type: 'withdrew',
        seat: actor,
        stage: callStage,
        upWith: facts['upWith'],
        inHand: yes(facts['inHand']),
        canShow: known ? undefined : yes(facts['canShow']),
        called: facts['called'],
      })
    )
  },
}

const badCall: Script = {
  act: (stage, { actor, by, rival, other }) => {
    const { facts } = stage
    return (
      deathsBefore(stage, [other, rival]) &&
      thrownBy(stage, by, {}) &&
      stage.enter({
        type: 'calledWrongly',
        seat: actor,
        up: yes(facts['badUp']),
        why: facts['badWhy'],
        setRight: yes(facts['setRight']),
        called: facts['called'],
      })
    )
  },
}

const discardBack: Script = {
  rig: (facts, { actor }, hands, random) => {
    const tile = facts['backTile'] === 'joker' ? 'J' : hands.exposable(random)
    return { tile, holds: { [actor]: [tile] } }
  },
  act: (stage, { actor }) => {
    const { facts } = stage
    const down = yes(facts['down'])
    return (
      toTurn(stage, actor) &&
      (down !== true || throws(stage, actor, stage.rig.tile, stage.rig.tile === 'J' ? 'same' : undefined)) &&
      stage.enter({
        type: 'wantedBack',
        seat: actor,
        down,
        partNamed: yes(facts['partNamed']),
        forSwap: facts['backFor'] === 'swap' ? true : undefined,
      })
    )
  },
}

const win: Script = {
  rig: (facts, { actor, by }, hands, random) => {
    const waits = hands.waiting(random, facts['jokerless'] === 'yes' ? 'no' : 'yes')
    if (waits === undefined) return {}
    return { tile: waits.tile, holds: { [actor]: waits.hand, ...(facts['winFrom'] === 'discard' ? { [by]: [waits.tile] } : {}) } }
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts, known, rig, random } = stage
    const told = known ? {} : { jokerless: yes(facts['jokerless']), value: 25 }
    const lifted =
      facts['lifted'] === undefined || (facts['lifted'] === 'right' && random() < 0.5) ? undefined : facts['lifted'] === 'wrong'
    if (facts['winFrom'] === 'discard')
      return (
        deathsBefore(stage, [other, rival]) &&
        thrownBy(stage, by) &&
        stage.enter({ type: 'won', seat: actor, on: 'discard', liftedWrong: lifted, ...told })
      )
    return (
      begin(stage) &&
      toTurn(stage, actor) &&
      throws(stage, actor) &&
      nextInWallFor(stage, actor, rig.tile) &&
      stage.enter({ type: 'won', seat: actor, on: 'own', ...told })
    )
  },
}

/** The seat picks this very tile at its next turn. */
const nextInWallFor = (stage: Stage, seat: Seat, tile: string | undefined): boolean => {
  for (let step = 0; step < 12; step++) {
    const due = dueSeat(stage.table())
    if (due === undefined) return false
    if (due === seat)
      return (tile === undefined || nextInWall(stage, tile)) && stage.enter({ type: 'picked', seat, racked: true })
    if (!toTurn(stage, due) || !throws(stage, due)) return false
  }
  return false
}

export const claimScripts: Scripts = {
  twoClaims,
  lateCall,
  callBack,
  badCall,
  discardBack,
  win,
}
