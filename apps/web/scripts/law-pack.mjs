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
  const known = new Set(law.model.facts.map(({ id }) => id))
  const incidents = compiled.map(({ incident }) => incident)
  const fixed = compiled[0]?.under ?? {}
  return {
    law: {
      ...law,
      model: {
        ...law.model,
        topics: law.model.topics.map(withoutSets),
        options: law.model.options.map((option) => (Object.hasOwn(fixed, option.id) ? option.id : option)),
      },
      decisions: columns(law.decisions.map(withoutSets)),
      rules: columns(law.rules.map(({ sources, ...rule }) => ({ ...rule, sources: sources.map(listed) }))),
      sources: columns(law.sources),
      roles: law.roles.map((role) => ({ ...role, counts: role.counts.filter(({ when }) => canHold(when, known, incidents)) })),
      ruleSets: chainOf(law.ruleSets, ruleSet),
    },
    compiled: compiled.map(counted),
  }
}
