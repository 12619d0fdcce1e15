/** A table's own rule set as YAML or JSON text. */
import type { Result } from '../base/result.ts'
import type { Court } from '../rulings/court.ts'
import type { RuleSet } from '../rulings/law.ts'
import { readRuleSet } from './rule-set-json.ts'
import { readText } from './yaml-text.ts'

/** Reads a rule set from text. What it does not settle is as in the set it extends. */
export const parseRuleSet = (court: Court, text: string): Result<RuleSet> => {
  const tree = readText(text)
  return tree.ok ? readRuleSet(court, tree.value) : tree
}
