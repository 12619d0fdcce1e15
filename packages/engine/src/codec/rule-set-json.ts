/** A table's own rule set as plain data: a name, the set it starts from, and the options it settles otherwise. */
import type { Problem } from '../base/problem.ts'
import type { Result } from '../base/result.ts'
import { failed, ok } from '../base/result.ts'
import { didYouMean } from '../base/suggest.ts'
import type { Assignment } from '../decide/model.ts'
import type { Court, Rules } from '../rulings/court.ts'
import { settleRules } from '../rulings/court.ts'
import type { RuleSet } from '../rulings/law.ts'
import { readAssignment, readFields, readString } from './read-tree.ts'
import type { Item } from './tree.ts'
import { problemAt, treeOfData, withPlaces } from './tree.ts'

/** Rules by id; a name that no set has is reported where it is written. */
export const rulesNamed = (court: Court, id: string, agreed: Assignment, at: string): Result<Rules> => {
  if (id.trim() === '')
    return failed({
      code: 'rule-set/unknown',
      at,
      message: 'No rule set is named.',
      hint: didYouMean(
        '',
        court.law.ruleSets.map((one) => one.id),
      ),
    })
  const settled = settleRules(court, id, agreed)
  return settled.ok
    ? settled
    : failed(...settled.problems.map((one) => (one.code === 'rule-set/unknown' && one.at === id ? { ...one, at } : one)))
}

const KEYS = ['id', 'name', 'extends', 'edition', 'note', 'options'] as const

/** Reads a rule set from a tree. What it does not settle is as in the set it extends. */
export const readRuleSet = (court: Court, root: Item): Result<RuleSet> => {
  const problems: Problem[] = []
  const fields = readFields(root, KEYS, problems)
  const text = (key: (typeof KEYS)[number]): string | undefined => {
    const item = fields.get(key)
    return item === undefined ? undefined : readString(item, problems)
  }
  const id = text('id')
  if (!fields.has('id'))
    problems.push(problemAt(root.place, 'file/missing-key', 'The rule set has no id.', 'Add id: with a short word.'))
  const parent = text('extends') ?? court.law.ruleSets[0]?.id
  const options = fields.get('options')
  const agreed = options === undefined ? {} : readAssignment(options, problems)
  const set: RuleSet = {
    id: id ?? '',
    name: text('name') ?? id ?? '',
    edition: text('edition') ?? court.law.edition,
    note: text('note') ?? '',
    ...(parent === undefined ? {} : { extends: parent }),
    options: Object.fromEntries(Object.entries(agreed).map(([option, value]) => [option, { value, cites: [] }])),
  }
  if (problems.length > 0) return failed(...problems)
  // Settled once here, so that a wrong option is reported with its line.
  const settled = settleRules(court, parent ?? set.id, agreed, { ...set, options: {} })
  if (!settled.ok)
    return failed(
      ...withPlaces(
        root,
        settled.problems.map((problem) =>
          ['rule-set/unknown', 'rule-set/circle'].includes(problem.code) ? { ...problem, at: 'extends' } : problem,
        ),
      ),
    )
  return ok(set)
}

/** Reads a rule set from plain JSON data. */
export const ruleSetFromJson = (court: Court, data: unknown): Result<RuleSet> => {
  const tree = treeOfData(data)
  return tree.ok ? readRuleSet(court, tree.value) : tree
}
