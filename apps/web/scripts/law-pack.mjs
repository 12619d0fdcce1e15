// Makes excerpts of the law small for their way to a phone; src/law/unpack.ts makes them whole again.
// Why: docs/adr/0013-law-on-the-phone.md.

/**
 * Children counted back from their parent instead of from the start, and 0 for the same child as the one before. What
 * repeats in a diagram then repeats in its text, which packs to a third.
 */
export const counted = (frozen) => ({
  ...frozen,
  nodes: frozen.nodes.map((row, number) =>
    row.map((entry, at) => (at > 1 && entry === row[at - 1] ? 0 : at === 0 || entry < 0 ? entry : number - entry)),
  ),
})

/** Rows as columns by name, so that like stands beside like; null where a row has nothing. */
const columns = (rows) =>
  Object.fromEntries(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => [key, rows.map((row) => row[key] ?? null)]),
  )

/** A citation as a list: source, locator, who reports it. The locator is 0 where there is none. */
const listed = ({ source, locator = 0, reportedBy = [] }) =>
  reportedBy.length === 0 && locator === 0 ? source : [source, locator, ...reportedBy]

/** Whether a row that counts seats can hold for these incidents, whose facts are the ones known. */
const canHold = (when, known, incidents) =>
  [when]
    .flat()
    .some((condition) =>
      Object.entries(condition).every(
        ([id, test]) => known.has(id) && (id !== 'incident' || incidents.some((one) => [test].flat().includes(one))),
      ),
    )

/** The value of a fact that does not apply. */
const NOT_APPLICABLE = 'n/a'

const admits = (test, value) =>
  typeof test === 'object' && !Array.isArray(test) ? !admits(test.not, value) : [test].flat().includes(value)

/** The alternatives of a condition that can hold where these facts never apply, without what is said of such a fact. */
const whereNever = (when, never) =>
  [when]
    .flat()
    .filter((condition) => Object.entries(condition).every(([id, test]) => !never.has(id) || admits(test, NOT_APPLICABLE)))
    .map((condition) => Object.fromEntries(Object.entries(condition).filter(([id]) => !never.has(id))))

/** Facts that apply only in incidents of other excerpts. */
const neverIn = ({ facts, root }, incidents) => {
  const never = new Set()
  for (const { id, appliesWhen } of facts) {
    if (appliesWhen === undefined) continue
    const left = whereNever(appliesWhen, never)
    if (left.every((condition) => Object.hasOwn(condition, root) && !incidents.some((one) => admits(condition[root], one))))
      never.add(id)
  }
  return never
}

/** A model without what can only be told in other incidents. */
const withoutOthers = (model, never) => ({
  ...model,
  facts: model.facts.flatMap((fact) => {
    if (never.has(fact.id)) return []
    return fact.appliesWhen === undefined ? fact : { ...fact, appliesWhen: whereNever(fact.appliesWhen, never) }
  }),
  impossible: model.impossible.flatMap((one) => {
    const when = whereNever(one.when, never)
    return when.length === 0 ? [] : { ...one, when }
  }),
})

/** Only a followed table asks what a decision sets beside its effects, and the board has the whole law. */
const withoutSets = ({ sets: _sets, ...row }) => row

/** The rule set, and those it extends. */
const chainOf = (ruleSets, id) => {
  const set = ruleSets.find((one) => one.id === id)
  return set === undefined ? [] : [...chainOf(ruleSets, set.extends), set]
}

/**
 * An excerpt under one rule set, as its file has it. An option that the diagrams were fixed under is its id alone; the
 * value stands with the diagrams.
 */
export const pack = ({ law, compiled }, ruleSet) => {
  const incidents = compiled.map(({ incident }) => incident)
  const never = neverIn(law.model, incidents)
  const model = withoutOthers(law.model, never)
  const known = new Set(model.facts.map(({ id }) => id))
  const fixed = compiled[0]?.under ?? {}
  return {
    law: {
      ...law,
      model: {
        ...model,
        topics: model.topics.map(withoutSets),
        options: model.options.map((option) => (Object.hasOwn(fixed, option.id) ? option.id : option)),
      },
      factWords: Object.fromEntries(Object.entries(law.factWords).filter(([id]) => !never.has(id))),
      decisions: columns(law.decisions.map(withoutSets)),
      rules: columns(law.rules.map(({ sources, ...rule }) => ({ ...rule, sources: sources.map(listed) }))),
      sources: columns(law.sources),
      roles: law.roles.map((role) => ({ ...role, counts: role.counts.filter(({ when }) => canHold(when, known, incidents)) })),
      ruleSets: chainOf(law.ruleSets, ruleSet),
    },
    compiled: compiled.map(counted),
  }
}
