/** What the tiles of a hand make of a card, or how far they are from it and what helps. */
import type { CompiledCard, Match, Nearness, Rack, Validation, Way } from 'mahjudge/card'
import { JOKER, lineName, nameOf, nearest, validate } from 'mahjudge/card'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { sizeOf } from './check.ts'
import type { DrawnGroup, DrawnTile } from './drawn.tsx'
import { Groups, sayTiles } from './drawn.tsx'
import { plural } from './words.ts'

/** Lines shown of a long list. */
const MOST_LINES = 6
/** Ways shown to read one line. */
const MOST_WAYS = 2
const WINNING = 14

export interface Made {
  readonly tiles: number
  readonly validation: Validation
  readonly near: Nearness
}

export const useMade = (compiled: CompiledCard | undefined, rack: Rack | undefined): Made | undefined =>
  useMemo(
    () =>
      compiled === undefined || rack === undefined || sizeOf(rack) === 0
        ? undefined
        : { tiles: sizeOf(rack), validation: validate(compiled, rack), near: nearest(compiled, rack) },
    [compiled, rack],
  )

type NearWay = Nearness['nearest'][number]['ways'][number]

/** In one line, for whoever is still tapping. */
export const sayMade = ({ card }: CompiledCard, { tiles, validation, near }: Made): string => {
  const [best] = validation.matches
  const counted = plural(tiles, 'tile')
  if (best !== undefined) return `${counted}: mah jongg, ${lineName(card, best.line)}, value ${best.value}.`
  if (near.distance === undefined) return `${counted}: no line has room for the exposed groups.`
  const [first] = near.nearest
  const others = near.nearest.length - 1
  const line = first === undefined ? 'a line' : lineName(card, first.line)
  return `${counted}: ${near.distance} away from ${line}${others > 0 ? ` and ${plural(others, 'more line')}` : ''}.`
}

/** Tiles of a bunch lie side by side. */
export const drawnGroups = ({ groups }: Pick<Way, 'groups'>): readonly DrawnGroup[] => {
  const drawn: { tiles: DrawnTile[]; up: boolean; bunch: boolean }[] = []
  for (const { group, naturals, jokers, exposed } of groups) {
    const tiles = Array.from({ length: group.size }, (_, at): DrawnTile => {
      if (at < naturals) return { kind: group.kind }
      return at < naturals + jokers ? { kind: JOKER } : { kind: group.kind, look: 'missing' }
    })
    const last = drawn.at(-1)
    if (group.bunch && last?.bunch === true) last.tiles.push(...tiles)
    else drawn.push({ tiles, up: exposed, bunch: group.bunch })
  }
  return drawn
}

export const sayGroups = (groups: readonly DrawnGroup[]): string =>
  groups
    .map(({ tiles, up = false }) => {
      const there = tiles.filter(({ look }) => look !== 'missing').map(({ kind }) => kind)
      const missing = tiles.filter(({ look }) => look === 'missing').map(({ kind }) => kind)
      return [
        ...(there.length > 0 ? [sayTiles(there)] : []),
        ...(missing.length > 0 ? [`missing ${sayTiles(missing)}`] : []),
        ...(up ? ['exposed'] : []),
      ].join(', ')
    })
    .join('; ')

export const LineHead = ({ compiled: { card }, line }: { readonly compiled: CompiledCard; readonly line: number }) => {
  const found = card.lines[line]
  return (
    <>
      <h3>
        <span>{lineName(card, line)}</span>
        <span class="hand__worth">
          {found?.concealed === true ? 'C' : 'X'} {found?.value ?? 0}
        </span>
      </h3>
      <p class="hand__text">{found?.text ?? ''}</p>
    </>
  )
}

interface RowProps {
  readonly compiled: CompiledCard
  readonly line: number
  readonly ways: readonly Pick<Way, 'groups' | 'variant'>[]
  readonly children?: ComponentChildren
}

const LineRow = ({ compiled, line, ways, children }: RowProps) => {
  const [way] = ways
  const groups = way === undefined ? [] : drawnGroups(way)
  return (
    <li class="hand">
      <LineHead compiled={compiled} line={line} />
      <Groups groups={groups} label={sayGroups(groups)} />
      {way === undefined || way.variant.reading === '' ? null : <p class="quiet">{way.variant.reading}</p>}
      {children}
      {ways.length > 1 ? <p class="quiet">And {plural(ways.length - 1, 'more way')} to read it.</p> : null}
    </li>
  )
}

const sayHelps = ({ helps, jokerHelps }: NearWay): string =>
  helps.length === 0 && !jokerHelps
    ? 'No single tile helps.'
    : `What helps: ${[...helps.map(nameOf), ...(jokerHelps ? ['a joker'] : [])].join(', ')}.`

const More = ({ all, what }: { readonly all: number; readonly what: string }) =>
  all > MOST_LINES ? <p class="quiet">{`And ${plural(all - MOST_LINES, what)}.`}</p> : null

const Jokerless = ({ validation, best }: { readonly validation: Validation; readonly best: Match }) => {
  if (!validation.jokerless) return null
  return (
    <p>
      {best.singlesAndPairs ? 'No joker in it; this section gets no jokerless double.' : 'Jokerless: there is no joker in it.'}
    </p>
  )
}

const Won = ({
  compiled,
  validation,
  best,
}: {
  readonly compiled: CompiledCard
  readonly validation: Validation
  readonly best: Match
}) => (
  <>
    <h2 class="verdict__good">
      <Icon name="check" />
      Mah jongg: {best.value}
    </h2>
    <Jokerless validation={validation} best={best} />
    <ul class="handlist">
      {validation.matches.slice(0, MOST_LINES).map(({ line, ways }) => (
        <LineRow key={line} compiled={compiled} line={line} ways={ways} />
      ))}
    </ul>
    <More all={validation.matches.length} what="more line" />
  </>
)

const Near = ({
  compiled,
  tiles,
  near,
}: {
  readonly compiled: CompiledCard
  readonly tiles: number
  readonly near: Nearness
}) => {
  const { distance } = near
  const isWhole = tiles >= WINNING
  if (distance === undefined)
    return (
      <>
        <h2 class="verdict__bad">
          <Icon name="warn" />
          No line has room for these groups
        </h2>
        <p>No open line of the card holds the exposed groups together.</p>
      </>
    )
  const away = distance === 1 ? 'One tile' : `${distance} tiles`
  return (
    <>
      <h2 class={isWhole ? 'verdict__bad' : ''}>
        {isWhole ? <Icon name="warn" /> : null}
        {isWhole ? 'No mah jongg' : `${away} away`}
      </h2>
      <p>
        {away} from the nearest {near.nearest.length === 1 ? 'line' : `lines, ${near.nearest.length} of them`}. Dashed tiles are
        missing.
      </p>
      <ul class="handlist">
        {near.nearest.slice(0, MOST_LINES).map(({ line, ways: [first, ...others] }) => (
          <LineRow key={line} compiled={compiled} line={line} ways={first === undefined ? [] : [first]}>
            {first === undefined ? null : <p>{sayHelps(first)}</p>}
            {others.slice(0, MOST_WAYS).map((way) => (
              <p key={way.variant.reading} class="quiet">
                Or {way.variant.reading === '' ? 'another way' : way.variant.reading}. {sayHelps(way)}
              </p>
            ))}
            {others.length > MOST_WAYS ? (
              <p class="quiet">And {plural(others.length - MOST_WAYS, 'more way')} to read it.</p>
            ) : null}
          </LineRow>
        ))}
      </ul>
      <More all={near.nearest.length} what="more line as near" />
    </>
  )
}

export const HandMade = ({ compiled, made }: { readonly compiled: CompiledCard; readonly made: Made }) => {
  const [best] = made.validation.matches
  return best === undefined ? (
    <Near compiled={compiled} tiles={made.tiles} near={made.near} />
  ) : (
    <Won compiled={compiled} validation={made.validation} best={best} />
  )
}
