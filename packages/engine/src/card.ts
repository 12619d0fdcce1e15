/**
 * Cards and hands: read the text of a card (`readCard`), make it ready (`compileCard`), then ask whether a hand matches
 * (`validate`), how far it is from each line (`nearest`), or whether it can still win (`winnable`). `consult` lets a card
 * answer the facts of a story, and `handChecker` lets it check the hands of a table that knows its tiles.
 *
 * ```ts
 * import { compileCard, readCard, readRack, validate } from 'mahjudge/card'
 * import { practiceCard } from 'mahjudge/law'
 * ```
 *
 * Apart from the library proper, which rules without a card. No published card is shipped with it.
 */
export type { Counts, Exposure, Kind, Rack } from './tiles/kinds.ts'
export { JOKER, kindOf, nameOf, wordOf } from './tiles/kinds.ts'
export { formatExposure, formatRack, formatTiles, readExposures, readRack, readTiles } from './tiles/notation.ts'
export type { Card, Group, Line, Section, Variant } from './card/model.ts'
export type { CardLines, ReadLine } from './card/text/read-card.ts'
export { readCard, readCardLines } from './card/text/read-card.ts'
export { formatCard } from './card/text/format-card.ts'
export type { CompiledCard } from './card/match/compile.ts'
export { compileCard } from './card/match/compile.ts'
export type { Hand } from './card/match/hand.ts'
export type { Match, Validation, Way } from './card/match/validate.ts'
export { validate, validateNamed } from './card/match/validate.ts'
export type { Nearness } from './card/match/nearest.ts'
export { nearest } from './card/match/nearest.ts'
export type { Around } from './card/match/sight.ts'
export { sightOf } from './card/match/sight.ts'
export type { ClosedLine, OpenLine, Sight, Winnable } from './card/match/winnable.ts'
export { winnable } from './card/match/winnable.ts'
export { sayClosed } from './card/match/closed-words.ts'
export type { Exposable, ExposureStanding } from './card/match/exposable.ts'
export { exposable } from './card/match/exposable.ts'
export type { PackedRack } from './card/match/packed.ts'
export { addTile, packRack, takeTile } from './card/match/packed.ts'
export type { PackedExposures } from './card/match/exposed.ts'
export { packExposures } from './card/match/exposed.ts'
export { alive, bestValue, distance } from './card/match/quick.ts'
export type { HandChecker, Made } from './table/hand-checker.ts'
export { handChecker } from './table/card-checker.ts'
export { lineName } from './rulings/card-words.ts'
export type { Consulted, Evidence } from './rulings/evidence.ts'
export { consult } from './rulings/evidence.ts'
export { consultTold } from './codec/consult-told.ts'
