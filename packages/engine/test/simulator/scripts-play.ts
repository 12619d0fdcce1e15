/** Scripts about hands called dead, exposures, exchanges, walls, counts and turns. */
import type { Assignment } from '../../src/decide/model.ts'
import type { Seat } from '../../src/table/seats.ts'
import { nextLive } from '../../src/table/seats.ts'
import { dueSeat, isLive } from '../../src/table/table.ts'
import { oneOf } from './deal.ts'
import type { Script, Scripts } from './script.ts'
import type { Cast, Rig, Stage } from './stage.ts'
import {
  beforePlay,
  begin,
  deathsBefore,
  diesInError,
  diesOtherwise,
  exposes,
  isEarly,
  lastGroup,
  outsideTurn,
  thrownBy,
  throws,
  toTurn,
  winsOnDiscard,
  yes,
} from './stage.ts'

const group: NonNullable<Script['rig']> = (_, { actor, by }, hands, random): Rig => {
  const tile = hands.exposable(random)
  return { tile, holds: { [by]: [tile], [actor]: [tile, tile] } }
}

/** The hand called or at fault is acting, or another one is. */
const whileActing = (stage: Stage, { actor }: Cast): boolean =>
  stage.facts['acting'] === 'yes' ? toTurn(stage, actor) : outsideTurn(stage, actor)

const deadCall: Script = {
  early: isEarly,
  rig: group,
  act: (stage, cast) => {
    const { facts } = stage
    const { actor, by, rival, other } = cast
    if (isEarly(facts))
      return (
        beforePlay(stage) &&
        stage.enter({ type: 'calledDead', caller: by, seat: actor, reply: facts['reply'], fault: facts['fault'] })
      )
    if (!deathsBefore(stage, [rival, other])) return false
    const { fault, faultWhen } = facts
    const grouped = fault === 'oneGroup' || fault === 'allC'
    if (grouped && !exposes(stage, actor, by)) return false
    if (grouped && faultWhen === 'now') {
      if (facts['acting'] === 'no' && !throws(stage, actor)) return false
    } else if (grouped ? !throws(stage, actor) || !whileActing(stage, cast) : !whileActing(stage, cast)) return false
    const dead = [rival, other].find((seat) => !isLive(stage.table(), seat))
    const callers: { readonly [caller: string]: string | undefined } = { live: by, dead, owner: actor, onlooker: 'onlooker' }
    return stage.enter({
      type: 'calledDead',
      caller: callers[facts['caller'] ?? 'live'],
      seat: actor,
      reply: facts['reply'],
      fault,
      exposure: fault === 'oneGroup' ? lastGroup(stage.table(), actor) : undefined,
      afterLast: yes(facts['afterLast']),
    })
  },
}

const settleCall: Script = {
  rig: (facts, { actor, by, rival }, hands, random) => {
    const { wonAfter, truth } = facts
    const winner = wonAfter === 'yes' ? actor : truth !== 'dead' && random() < 0.5 ? rival : undefined
    const waits = winner === undefined ? undefined : hands.waiting(random)
    return winner === undefined || waits === undefined
      ? {}
      : { tile: waits.tile, holds: { [by]: [waits.tile], [winner]: waits.hand } }
  },
  act: (stage, { actor, by, rival }) =>
    begin(stage) &&
    stage.enter({ type: 'calledDead', caller: rival, seat: actor, reply: 'disagrees' }) &&
    (stage.rig.tile === undefined
      ? stage.enter({ type: 'wallGame' })
      : winsOnDiscard(stage, stage.facts['wonAfter'] === 'yes' ? actor : rival, by)) &&
    stage.enter({ type: 'settledCall', caller: rival, seat: actor, truth: stage.facts['truth'] }),
}

const exposure: Script = {
  rig: group,
  act: (stage, cast) => {
    const { facts } = stage
    const { actor, by, rival, other } = cast
    if (!deathsBefore(stage, [rival, other]) || !exposes(stage, actor, by)) return false
    const since = facts['discardedSince'] === 'yes'
    if (since && (!throws(stage, actor) || (facts['acting'] === 'yes' && !toTurn(stage, actor)))) return false
    return stage.enter({
      type: 'faultyExposure',
      seat: actor,
      exposure: lastGroup(stage.table(), actor),
      mend: yes(facts['mend']),
      fault: facts['groupFault'],
      called: facts['called'],
    })
  },
}

/** A group with a joker on one rack, its natural tile in another hand. */
const jokerGroup =
  (owner: 'actor' | 'rival', asker: 'actor' | 'rival'): NonNullable<Script['rig']> =>
  (_, cast, hands, random) => {
    const tile = hands.exposable(random)
    return { tile, holds: { [cast.by]: [tile], [cast[owner]]: [tile, 'J'], [cast[asker]]: [tile] } }
  }

const swap: Script = {
  rig: (facts, cast, hands, random) => {
    const rig = jokerGroup('rival', 'actor')(facts, cast, hands, random)
    return facts['swapMoment'] === 'claimed' || facts['swapMoment'] === 'finish' || facts['acting'] === 'yes'
      ? { ...rig, holds: { ...rig.holds, [cast.other]: ['6D'], [cast.actor]: [...(rig.holds?.[cast.actor] ?? []), '6D', '6D'] } }
      : rig
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts } = stage
    const { swapMoment, called } = facts
    if (!exposes(stage, rival, by, 1) || !throws(stage, rival)) return false
    const { tile } = stage.rig
    // The seats that the script needs are all alive: only one that has no part in it can be out.
    const claims = swapMoment === 'claimed' || swapMoment === 'finish'
    if (!deathsBefore(stage, claims || facts['acting'] === 'yes' ? [by] : [by, other])) return false
    const asks = (when?: string): boolean =>
      stage.enter({
        type: 'exchangedJoker',
        seat: actor,
        from: rival,
        exposure: lastGroup(stage.table(), rival),
        tile,
        when,
        used: yes(facts['swapUsed']),
        called,
      })
    if (swapMoment === 'picked') return toTurn(stage, actor) && asks(swapMoment)
    if (claims || facts['acting'] === 'yes') {
      if (!thrownBy(stage, other, { tile: '6D' }) || !stage.enter({ type: 'called', seat: actor })) return false
      if (swapMoment !== 'claimed') return asks(swapMoment)
      return stage.enter({ type: 'exposed', seat: actor, tiles: ['6D', '6D', '6D'] }) && asks(swapMoment)
    }
    return outsideTurn(stage, actor) && asks('early')
  },
}

const swapTile: Script = {
  rig: jokerGroup('actor', 'rival'),
  act: (stage, { actor, by, rival, other }) => {
    const { facts } = stage
    if (!exposes(stage, actor, by, 1)) return false
    if (facts['acting'] === 'no' && !throws(stage, actor)) return false
    return (
      deathsBefore(stage, [other, by]) &&
      stage.enter({
        type: 'exchangedJoker',
        seat: rival,
        from: actor,
        exposure: lastGroup(stage.table(), actor),
        tile: stage.rig.tile,
        wrongTile: facts['swapNoticed'],
        called: facts['called'],
      })
    )
  },
}

const swapReach: Script = {
  rig: jokerGroup('actor', 'rival'),
  act: (stage, { actor, by, rival }) => {
    const { facts, rig } = stage
    if (facts['jokerWhere'] === 'pool')
      return toTurn(stage, rival) && stage.enter({ type: 'exchangedJoker', seat: rival, from: 'discards' })
    if (!exposes(stage, actor, by, 1) || !throws(stage, actor)) return false
    const exposed = lastGroup(stage.table(), actor)
    const out =
      facts['jokerWhere'] === 'stays'
        ? diesOtherwise(stage, actor)
        : stage.enter({ type: 'calledDead', caller: rival, seat: actor, reply: 'accepts', fault: 'allC' })
    return (
      out &&
      toTurn(stage, rival) &&
      stage.enter({ type: 'exchangedJoker', seat: rival, from: actor, exposure: exposed, tile: rig.tile })
    )
  },
}

const swapWin: Script = {
  act: (stage, { actor, by, rival, other }) => {
    const { facts } = stage
    const { winStart } = facts
    return (
      deathsBefore(stage, [other, rival]) &&
      (winStart === 'pick' ? toTurn(stage, actor) : thrownBy(stage, by, {})) &&
      stage.enter({ type: 'wonBySwap', seat: actor, start: winStart, marked: facts['marked'], value: 25 })
    )
  },
}

const outOfTurn: Script = {
  early: isEarly,
  rig: (facts, { actor, rival }, hands, random) => {
    const jokers = facts['noJokers'] === undefined ? undefined : facts['noJokers'] === 'yes' ? 'no' : 'yes'
    const waits = facts['outMatch'] === 'yes' ? hands.waiting(random, jokers) : undefined
    const tile = waits?.tile ?? hands.exposable(random)
    return { tile, holds: { [actor]: [tile], [rival]: waits?.hand ?? [tile, tile] } }
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts, known, rig } = stage
    const { outDid, outClaim = 'none', called } = facts
    // A tile that is thrown before play goes back at once where it is followed: nobody can claim it.
    const isSet = isEarly(facts)
      ? beforePlay(stage, actor) && !(known && outClaim !== 'none')
      : deathsBefore(stage, outClaim === 'none' ? [other, by] : [other]) && outsideTurn(stage, actor)
    if (!isSet || (outClaim !== 'none' && dueSeat(stage.table()) === rival)) return false
    if (facts['lifted'] === 'wrong')
      return (
        stage.enter({ type: 'discarded', seat: actor, tile: rig.tile, called: 'no' }) &&
        stage.enter({
          type: 'won',
          seat: rival,
          on: 'discard',
          liftedWrong: true,
          ...(known ? {} : { jokerless: yes(facts['noJokers']), value: 25 }),
        })
      )
    if (!known)
      return stage.enter({
        type: 'outOfTurn',
        seat: actor,
        did: outDid,
        called,
        claim:
          outClaim === 'none'
            ? undefined
            : { seat: rival, wants: outClaim, right: yes(facts['outMatch']), jokerless: yes(facts['noJokers']), value: 25 },
      })
    if (outDid !== 'threw') return stage.enter({ type: 'picked', seat: actor, racked: outDid === 'racked', called })
    if (outClaim === 'none') return stage.enter({ type: 'discarded', seat: actor, tile: rig.tile, called })
    return (
      stage.enter({ type: 'discarded', seat: actor, tile: rig.tile, called: 'no' }) &&
      stage.enter(
        outClaim === 'group' ? { type: 'called', seat: rival, dead: called } : { type: 'declared', seat: rival, on: 'discard' },
      )
    )
  },
}

/** Seats with a wrong count, as many as the facts say. */
const seatsAtFault = ({ howMany = '' }: Assignment, { actor, rival, other, by }: Cast): readonly Seat[] =>
  [actor, rival, other, by].slice(0, ['one', 'two', 'three', 'four'].indexOf(howMany) + 1)

const count: Script = {
  early: isEarly,
  rig: (facts, cast) => {
    const seats = seatsAtFault(facts, cast)
    return { sizes: Object.fromEntries(seats.map((seat, index) => [seat, index === 1 ? 14 : 12])) }
  },
  act: (stage, cast) => {
    const { facts } = stage
    const { actor, by, rival, other } = cast
    if (isEarly(facts))
      return stage.enter({ type: 'wrongCount', seats: [actor], lastTileForgotten: facts['whichCount'] === 'north' })
    const seats = seatsAtFault(facts, cast)
    const free = ([by, other, rival] as const).filter((seat) => !seats.includes(seat))
    return (
      deathsBefore(stage, free) && whileActing(stage, cast) && stage.enter({ type: 'wrongCount', seats, called: facts['called'] })
    )
  },
}

/** Hands out before, by the value of the fact. */
const deathsOf = ({ deaths = 'none' }: Assignment): number => (deaths === 'none' ? 0 : deaths.endsWith('2') ? 2 : 1)

const wallWrong: Script = {
  early: isEarly,
  act: (stage, { actor, by, rival, other }) => {
    const { facts } = stage
    const { wallState, wallFault, wallPickers = 'one', pusherIs, winnerPicked } = facts
    const winner = wallState !== 'win' ? undefined : winnerPicked === 'yes' ? actor : rival
    const seats = [actor, rival, other, by].slice(0, ['one', 'two', 'three', 'four'].indexOf(wallPickers) + 1)
    // Where the winner picked there and another of the pickers had pushed the wall out, two picked.
    if (pusherIs === 'picker' && winnerPicked === 'yes') seats.push(other)
    const free = [rival, by, other].filter((seat) => seat !== winner && !seats.includes(seat))
    // Where all hands that are left have picked there, nobody is left to have pushed it out.
    const allPicked = seats.length > 1 && seats.length + deathsOf(facts) >= 4
    const live = pusherIs === 'other' && !allPicked ? free.shift() : undefined
    if (!(isEarly(facts) ? beforePlay(stage) : deathsBefore(stage, free) && toTurn(stage, actor))) return false
    const pushers: { readonly [who: string]: Seat | undefined } = {
      other: live,
      picker: seats.at(-1),
      out: free.find((seat) => !isLive(stage.table(), seat)),
      declarer: winner,
    }
    return stage.enter({
      type: 'wrongWall',
      seats,
      fault: wallFault,
      racked: wallState === 'unracked' ? false : true,
      pusher: pushers[pusherIs ?? ''],
      declarer: winner,
      right: winner === undefined ? undefined : yes(facts['wallMatch']),
      jokerless: winner === undefined ? undefined : yes(facts['noJokers']),
      value: winner === undefined ? undefined : 25,
      called: facts['called'],
    })
  },
}

const wallFell: Script = {
  early: isEarly,
  act: (stage, { actor, rival }) => {
    const { facts } = stage
    const wrong = facts['declaredWrong'] === 'yes'
    return (
      (isEarly(facts) ? beforePlay(stage) && !wrong : wrong ? diesInError(stage, rival) : begin(stage)) &&
      (facts['breakerOut'] !== 'yes' || diesOtherwise(stage, actor)) &&
      stage.enter({
        type: 'wallBroken',
        seat: actor,
        how: facts['fellHow'],
        rebuilt: yes(facts['rebuilt']),
        declarer: wrong ? rival : undefined,
      })
    )
  },
}

const tilesSeen: Script = {
  early: isEarly,
  act: (stage, { actor, rival, other }) =>
    (isEarly(stage.facts) ? beforePlay(stage) : begin(stage) && deathsBefore(stage, [other, rival])) &&
    stage.enter({ type: 'tilesSeen', seat: actor, tiles: stage.facts['seenTile'], sure: yes(stage.facts['sure']) }),
}

const shownAlone: Script = {
  early: isEarly,
  act: (stage, { actor, rival, other }) =>
    (isEarly(stage.facts) ? beforePlay(stage) : deathsBefore(stage, [other, rival]) && toTurn(stage, actor)) &&
    stage.enter({ type: 'shownAlone', seat: actor, how: stage.facts['shownHow'], called: stage.facts['called'] }),
}

const skipped: Script = {
  early: isEarly,
  act: (stage, { actor, rival, other }) => {
    const { facts } = stage
    const isSet = isEarly(facts) ? beforePlay(stage, actor) : deathsBefore(stage, [other, rival]) && outsideTurn(stage, actor)
    if (!isSet) return false
    return stage.enter({
      type: 'skipped',
      seat: actor,
      over: dueSeat(stage.table()),
      why: facts['skipWhy'],
      by: facts['skipBy'],
      threw: yes(facts['skipThrew']),
      racked: yes(facts['skipRacked']),
      called: facts['called'],
    })
  },
}

/** The seat after one that forgot to throw picks, racks, and in half of the deals throws. */
const nextActs = (stage: Stage, forgot: Seat): boolean => {
  const next = nextLive(forgot, (seat) => isLive(stage.table(), seat))
  if (next === undefined || !stage.enter({ type: 'picked', seat: next, racked: true })) return false
  return stage.random() < 0.5 || throws(stage, next)
}

const countSlip: Script = {
  early: isEarly,
  act: (stage, { actor, rival, other }) => {
    const { facts, random } = stage
    const { slipWhat: what } = facts
    const thrown = what === 'noPick' || what === 'twoThrown' || what === 'held'
    if (isEarly(facts))
      return (
        beforePlay(stage, thrown ? actor : undefined) &&
        stage.enter({
          type: 'slipped',
          seat: actor,
          what,
          next: stage.known ? undefined : facts['slipNext'],
          racked: yes(facts['slipSecond']),
          called: facts['called'],
        })
      )
    if (!deathsBefore(stage, [other, rival])) return false
    if (!toTurn(stage, actor) || (thrown && !throws(stage, actor))) return false
    if (what === 'twoPicked' && random() < 0.5)
      return stage.enter({ type: 'picked', seat: actor, racked: facts['slipSecond'] === 'yes', called: facts['called'] })
    if (what === 'twoThrown' && random() < 0.5) {
      const tile = oneOf(random, stage.table().tiles?.hands[actor] ?? ['5C'])
      return stage.enter({ type: 'discarded', seat: actor, tile, called: facts['called'] })
    }
    if (facts['slipNext'] === 'racked' && !nextActs(stage, actor)) return false
    return stage.enter({
      type: 'slipped',
      seat: actor,
      what,
      next: facts['slipNext'],
      racked: yes(facts['slipSecond']),
      called: facts['called'],
    })
  },
}

export const playScripts: Scripts = {
  deadCall,
  settleCall,
  exposure,
  swap,
  swapTile,
  swapReach,
  swapWin,
  outOfTurn,
  count,
  wallWrong,
  wallFell,
  tilesSeen,
  shownAlone,
  skipped,
  countSlip,
}
