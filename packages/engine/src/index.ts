/**
 * Mahjudge as a library: open a court over a law, settle the rules, then rule on a story (`adjudicate`) or follow a
 * table event by event (`play`).
 *
 * ```ts
 * import { adjudicate, openCourt, settleRules } from 'mahjudge'
 * import { compiled, law } from 'mahjudge/law'
 * ```
 *
 * Nothing here throws for bad input: every function that may fail returns a {@link Result} with the problems.
 */
export type { Problem } from './base/problem.ts'
export { formatProblem } from './base/problem.ts'
export type { Failed, Ok, Result } from './base/result.ts'
export type { Assignment } from './decide/model.ts'
export type { Frozen } from './decide/freeze.ts'
export { adjudicate } from './rulings/adjudicate.ts'
export type { Court, Rules } from './rulings/court.ts'
export { courtOf, settleRules } from './rulings/court.ts'
export { openCourt } from './rulings/open-court.ts'
export { excerpt } from './rulings/excerpt.ts'
export type { Excerpt } from './rulings/excerpt.ts'
export type { Citation, Law, Rule, RuleSet, Situation, Source, Standing } from './rulings/law.ts'
export type {
  Alternative,
  Assumption,
  Change,
  Question,
  Reading,
  RuleReference,
  Ruling,
  RulingEffect,
  RulingSeat,
} from './rulings/ruling.ts'
export type { Story } from './rulings/story.ts'
export type { Disputed, TwoStories } from './rulings/two-stories.ts'
export { compareStories } from './rulings/two-stories.ts'
export type { Played, Replayed } from './rulings/table-play.ts'
export { play, replay } from './rulings/table-play.ts'
export type { TableEvent } from './table/events.ts'
export type { HandChecker, Made } from './table/hand-checker.ts'
export type { Move } from './table/lawful.ts'
export { lawfulMoves } from './table/lawful.ts'
export { endsDeal } from './table/deal-kinds.ts'
export type { Payment, Values } from './table/outcome.ts'
export type { Seat } from './table/seats.ts'
export type { Table } from './table/table.ts'
export { eventsOf, freshTable } from './table/table.ts'
export type { LogJson, ToldLog } from './codec/log-json.ts'
export { logFromJson, logToJson, replayLog } from './codec/log-json.ts'
export type { RulingJson } from './codec/ruling-json.ts'
export { rulingToJson } from './codec/ruling-json.ts'
export { ruleSetFromJson } from './codec/rule-set-json.ts'
export type { StoryJson, ToldStory } from './codec/story-json.ts'
export { storyFromJson, storyToJson } from './codec/story-json.ts'
