/** What a card found out, in sentences that the table can check with its own eyes. */
import { capital, listed } from '../base/say.ts'
import { groupName } from '../card/match/closed-words.ts'
import type { Card } from '../card/model.ts'
import { nameOf } from '../tiles/kinds.ts'
import type { Kind } from '../tiles/kinds.ts'
import { formatExposure } from '../tiles/notation.ts'
import type { ExposureFault, Inspection } from './card-findings.ts'

/** Nearest lines named before the rest is only counted. */
const NAMED = 3

/** `Consecutive 3`: a line as the table would call it. */
export const lineName = (card: Card, index: number): string => {
  const line = card.lines[index]
  return line === undefined ? 'no line' : `${card.sections[line.section]?.title || 'Line'} ${line.number}`
}

const saysMatch = (card: Card, whose: string, { best, findings }: Inspection, named: Kind | undefined): readonly string[] => {
  if (best === undefined) return []
  const [way] = best.ways
  const reading = way === undefined || way.variant.reading === '' ? '' : ` (${way.variant.reading})`
  const by = findings.completedBy === 'named' && named !== undefined ? ` with ${nameOf(named)}, as the discard was called` : ''
  const jokers = findings.jokerless === 'yes' ? ', and it is jokerless' : ''
  return [`${capital(whose)}’s hand makes ${lineName(card, best.line)}${reading}${by}: value ${best.value}${jokers}.`]
}

const saysNear = (card: Card, whose: string, { near, tiles }: Inspection): readonly string[] => {
  const counted = tiles === undefined || tiles === 14 ? '' : ` It has ${tiles} tiles, and mah jongg takes 14.`
  if (near === undefined) return [`${capital(whose)}’s hand makes no line of the card.${counted}`]
  const named = near.lines.slice(0, NAMED).map((line) => lineName(card, line))
  const rest = near.lines.length - named.length
  const names = listed(rest > 0 ? [...named, `${rest} more`] : named)
  const away = near.distance === 1 ? 'one tile' : `${near.distance} tiles`
  return [
    `${capital(whose)}’s hand makes no line of the card; ${names} ${near.lines.length === 1 ? 'is' : 'are'} ${away} away.${counted}`,
  ]
}

const FAULTS: Readonly<Record<Exclude<ExposureFault, 'fit'>, string>> = {
  group: 'no line of the card has such a group',
  clash: 'no line of the card has it together with the groups before it',
  allC: 'only concealed lines of the card have it',
}

const saysExposures = (whose: string, { exposures, findings, lines }: Inspection): readonly string[] => {
  const faults = exposures.flatMap(({ exposure, fault }) =>
    fault === 'fit' ? [] : [`${capital(whose)}’s ${groupName(exposure)} (${formatExposure(exposure)}): ${FAULTS[fault]}.`],
  )
  if (faults.length > 0 || lines === undefined) return faults
  if (findings.exposures === 'gone')
    return [`${capital(whose)}’s exposures fit the card, but every line they fit needs tiles that are visibly gone.`]
  const open = lines.open.length
  return [`${capital(whose)}’s exposures fit ${open === 1 ? 'one line' : `${open} lines`} of the card that can still be made.`]
}

/** Everything found about one hand. `whose` is the part that holds it, such as "the declarer". */
export const sayInspection = (card: Card, whose: string, inspection: Inspection, named?: Kind): readonly string[] => [
  ...(inspection.findings.hand === undefined
    ? []
    : inspection.best === undefined
      ? saysNear(card, whose, inspection)
      : saysMatch(card, whose, inspection, named)),
  ...saysExposures(whose, inspection),
]
