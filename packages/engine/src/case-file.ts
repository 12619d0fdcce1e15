/** Cases, stories and rule sets as text. Apart from the library proper because it brings a YAML parser. */
export type { CaseCheck } from './codec/case-check.ts'
export { checkCase } from './codec/case-check.ts'
export type { CaseCitation, CaseContext, CaseFile, CaseReading } from './codec/case-file.ts'
export { parseCase, parseStory } from './codec/case-file.ts'
export { resetCase } from './codec/case-reset.ts'
export type { Expectation } from './codec/expectation.ts'
export { parseRuleSet } from './codec/rule-set-file.ts'
