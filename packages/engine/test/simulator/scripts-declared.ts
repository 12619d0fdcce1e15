/** Scripts about a mah jongg declared in error, and about a tile with a wrong name. */
import { dueSeat, isLive } from '../../src/table/table.ts'
import type { Seat } from '../../src/table/seats.ts'
import { oneOf, shuffled } from './deal.ts'
import type { Script, Scripts } from './script.ts'
import { beforePlay, deathsBefore, isEarly, thrownBy, toTurn, winsOnDiscard, yes } from './stage.ts'
import type { Cast, Rig, Stage } from './stage.ts'

const TOUCHED = ['none', 'one', 'two', 'three']

const WALLS: { readonly [breaker: string]: string } = {
  declarer: 'brokenByDeclarer',
  slip: 'brokenBySlip',
  mixed: 'mixedIn',
}

const reactionsTo = ({ facts, random }: Stage, seats: readonly Seat[]): readonly object[] =>
  shuffled(random, seats)
    .slice(0, TOUCHED.indexOf(facts['touched'] ?? 'none'))
    .map((seat, index) =>
      index === 0 && facts['walls'] === 'broken' && facts['breaker'] === 'thrower'
        ? { seat, did: 'threwIn', brokeWall: true }
        : { seat, did: oneOf(random, ['showed', 'threwIn']) },
    )

/** What is told of a wrong declaration besides how it was made. */
const manner = (stage: Stage): object => {
  const { facts, known, random } = stage
  const { walls = 'stand', breaker = '' } = facts
  return {
    noticed: facts['noticed'],
    handKind: facts['handKind'],
    handNamed: yes(facts['handNamed']),
    value: random() < 0.4 ? 30 : undefined,
    valid: known ? undefined : false,
    mixed: yes(facts['mixed']),
    wall: walls === 'disturbed' ? 'disturbed' : walls === 'broken' ? WALLS[breaker] : undefined,
  }
}

/** The hand that was accepted as won turns out wrong. */
const foundLater = (stage: Stage, { actor, by }: Cast): boolean => {
  if (stage.known) return false
  const won =
    stage.facts['declaredOn'] === 'discard'
      ? winsOnDiscard(stage, actor, by)
      : toTurn(stage, actor) && stage.enter({ type: 'won', seat: actor, on: 'own' })
  return won && stage.enter({ type: 'foundWrong', seat: actor })
}

/** Only East can declare before its first discard. */
const east = (stage: Stage, { actor }: Cast): boolean => beforePlay(stage) && stage.table().east === actor

const declaration: Script = {
  early: isEarly,
  rig: (facts, { actor, by, rival }, hands, random) => {
    const ready = facts['rivalRight'] === 'yes' ? hands.waiting(random) : undefined
    const tile = facts['claimedTile'] === 'joker' ? 'J' : (ready?.tile ?? hands.exposable(random))
    const shows = facts['canShow'] !== 'no' && facts['declaredOn'] === 'discard'
    return {
      tile,
      holds: {
        [by]: [tile],
        ...(ready === undefined ? {} : { [rival]: ready.hand }),
        ...(shows ? { [actor]: [tile, ready === undefined ? tile : 'J'] } : {}),
      },
    }
  },
  act: (stage, cast) => {
    const { facts, known, rig } = stage
    const { actor, by, rival, other } = cast
    if (facts['noticed'] === 'settled') return foundLater(stage, cast)
    const { want = 'none' } = facts
    const dead = want === 'none' ? [other, rival] : [other]
    const early = isEarly(facts)
    if (!(early ? east(stage, cast) : deathsBefore(stage, dead))) return false
    const free = ([other, rival, by] as const).filter(
      (seat) => isLive(stage.table(), seat) && (want === 'none' || seat !== rival),
    )
    const reactions = reactionsTo(stage, free)
    if (facts['declaredOn'] === 'own')
      return (
        (early || toTurn(stage, actor)) &&
        stage.enter({ type: 'declared', seat: actor, on: 'own', shown: facts['shownOwn'], reactions, ...manner(stage) })
      )
    const { shownClaim: shown } = facts
    const { tile = '3B' } = rig
    const hand = stage.table().tiles?.hands[actor] ?? []
    const two = known ? hand.filter((one) => one === tile || one === 'J').slice(0, 2) : [tile, tile]
    const grouped = two.length === 2 && facts['canShow'] !== 'no' && shown !== undefined && shown !== 'none'
    return (
      thrownBy(stage, by) &&
      stage.enter({
        type: 'declared',
        seat: actor,
        on: 'discard',
        shown,
        tiles: grouped ? [tile, ...two] : undefined,
        canShow: known ? undefined : yes(facts['canShow']),
        inHand: yes(facts['inHand']),
        reactions: reactions.length > 0 ? reactions : undefined,
        rival:
          want === 'none'
            ? undefined
            : {
                seat: rival,
                wants: want,
                right: known ? undefined : yes(facts['rivalRight']),
                coDeclared: yes(facts['coDeclared']),
                handKind: facts['rivalKind'],
              },
        ...manner(stage),
      })
    )
  },
}

const misnaming: Script = {
  rig: (facts, { actor, by, rival }, hands, random): Rig => {
    const joker = facts['jokerThrown'] === 'yes'
    const onName = facts['basis'] === 'named' || facts['rightHand'] === 'named'
    const right = onName || facts['basis'] === 'thrown' || ['thrown', 'both'].includes(facts['rightHand'] ?? '')
    const waits = right
      ? hands.waiting(random, facts['noJokers'] === undefined ? undefined : facts['noJokers'] === 'yes' ? 'no' : 'yes')
      : undefined
    const winner = facts['rightHand'] === 'named' ? rival : actor
    const plain = waits?.tile ?? hands.exposable(random)
    const odd = plain === '7B' ? '2C' : '7B'
    const tile = joker ? 'J' : onName ? odd : plain
    const name = joker ? (facts['jokerName'] === 'legal' ? oneOf(random, ['same', 'J']) : plain) : onName ? plain : odd
    const shows = facts['misClaim'] === 'group' && facts['canShow'] !== 'no'
    return {
      tile,
      ...(name === undefined ? {} : { name }),
      // Somebody takes the name of a joker for a wrong one, and it is not.
      ...(joker && facts['jokerName'] === 'legal' ? { misnamed: true } : {}),
      holds: {
        [by]: [tile],
        ...(waits === undefined ? {} : { [winner]: waits.hand }),
        ...(shows && !joker ? { [actor]: [tile, tile] } : {}),
      },
    }
  },
  act: (stage, { actor, by, rival, other }) => {
    const { facts, known } = stage
    const { misClaim = 'none' } = facts
    if (!deathsBefore(stage, misClaim === 'both' ? [other] : [other, rival]) || !thrownBy(stage, by)) return false
    if (misClaim === 'none') {
      const due = dueSeat(stage.table())
      if (facts['windowShut'] === 'yes' && !stage.enter({ type: 'picked', seat: due, racked: true })) return false
      return stage.enter({ type: 'nameCorrected' })
    }
    if (misClaim === 'group')
      return stage.enter({
        type: 'called',
        seat: actor,
        did: facts['commit'],
        canShow: known ? undefined : yes(facts['canShow']),
        inHand: yes(facts['inHand']),
        dead: facts['called'],
      })
    const jokerless = known ? undefined : yes(facts['noJokers'])
    if (facts['lifted'] === 'wrong' && facts['basis'] === 'thrown')
      return stage.enter({
        type: 'won',
        seat: actor,
        on: 'discard',
        liftedWrong: true,
        ...(known ? {} : { jokerless, value: 25 }),
      })
    if (misClaim === 'win')
      return stage.enter({
        type: 'declared',
        seat: actor,
        on: 'discard',
        handKind: facts['handKind'],
        ...(known ? {} : { valid: facts['basis'] !== 'neither', completedBy: facts['basis'], jokerless }),
      })
    const { rightHand, handKind, rivalKind } = facts
    if (!known && rightHand === 'named')
      return stage.enter({
        type: 'declared',
        seat: rival,
        on: 'discard',
        handKind: rivalKind,
        valid: true,
        completedBy: 'named',
        jokerless,
        rival: { seat: actor, wants: 'win', right: false, coDeclared: true, handKind },
      })
    const onTile = rightHand === 'thrown' || rightHand === 'both'
    const told = { valid: onTile, completedBy: onTile ? 'thrown' : 'neither', jokerless }
    return stage.enter({
      type: 'declared',
      seat: actor,
      on: 'discard',
      handKind,
      ...(known ? {} : told),
      rival: {
        seat: rival,
        wants: 'win',
        coDeclared: true,
        handKind: rivalKind,
        ...(known ? {} : { right: rightHand === 'both' }),
      },
    })
  },
}

export const declaredScripts: Scripts = { declaration, misnaming }
