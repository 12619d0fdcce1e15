// Makes excerpts of the law small for their way to a phone; src/law/unpack.ts makes them whole again.
// Why: docs/adr/0013-law-on-the-phone.md.

/** A level as its name, and the word for a fact that does not apply where it may not; its other values stand in the model. */
const levelName = (model) => {
  const known = new Map([...model.facts, ...model.options].map((one) => [one.id, one.values]))
  return ({ id, values }) => {
    const all = known.get(id) ?? []
    const more = values.slice(all.length)
    if (more.length > 1 || all.some((value, at) => value !== values[at]))
      throw new Error(`The level ${id} of a diagram has other values than the model: ${values.join(', ')}.`)
    return [id, ...more].join(' ')
  }
}

/** Leaf -1 is a bare minus: it ends most rows, where a combination cannot be. */
const signOf = (entry, number) => (entry === -1 ? '-' : (entry < 0 ? entry : number - entry).toString(36))

/**
 * Nodes as one text: `;` between rows, `,` between entries, numbers to the base of 36. Children are counted back from their
 * parent instead of from the start, and nothing is written for the same child as the one before, or for leaf -1 at first.
 * What repeats in a diagram then repeats in its text, which packs to a third. A topic is its name, its root and the places of
 * its decisions in the law; leaf 0 has none.
 */
export const packDiagram = (frozen, { model, decisions }) => ({
  ...frozen,
  levels: frozen.levels.map(levelName(model)),
  topics: frozen.topics.map(({ topic, root, decisions: [, ...ids] }) => [
    topic,
    root,
    ...ids.map((id) => decisions.findIndex((decision) => decision.id === id)),
  ]),
  nodes: frozen.nodes
    .map(([level, ...children], number) =>
      [
        level.toString(36),
        ...children.map((entry, at) => (entry === (children[at - 1] ?? -1) ? '' : signOf(entry, number))),
      ].join(','),
    )
    .join(';'),
})

/** Rows as columns by name, so that like stands beside like; null where a row has nothing. */
const columns = (rows) =>
  Object.fromEntries(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => [key, rows.map((row) => row[key] ?? null)]),
  )

/** A citation as a list: source, locator, who reports it. The locator is 0 where there is none. */
const listed = ({ source, locator = 0, reportedBy = [] }) =>
  reportedBy.length === 0 && locator === 0 ? source : [source, locator, ...reportedBy]

/** Whether a row of a role can hold for these incidents, whose facts are the ones known. */
const canHold = (when, known, incidents) =>
  [when]
    .flat()
    .some((condition) =>
      Object.entries(condition).every(
        ([id, test]) => known.has(id) && (id !== 'incident' || incidents.some((one) => [test].flat().includes(one))),
      ),
    )

/** A role without rows that no fact of these incidents can make hold. */
const withoutForeign = (role, holds) =>
  Object.fromEntries(Object.entries(role).map(([key, value]) => [key, ROWS.includes(key) ? value.filter(holds) : value]))

/** What of a role is rows that hold under a condition. */
const ROWS = ['counts', 'apartWhen', 'before']

/** Only a followed table asks what a decision sets beside its effects, and the board has the whole law. */
const withoutSets = ({ sets: _sets, ...row }) => row

/** A decision that cites rules by their places in the list. */
const withPlaces = (decision, rules) => ({
  ...decision,
  cites: decision.cites.map((id) => rules.findIndex((rule) => rule.id === id)),
})

/** The rule set, and those it extends. */
const chainOf = (ruleSets, id) => {
  const set = ruleSets.find((one) => one.id === id)
  return set === undefined ? [] : [...chainOf(ruleSets, set.extends), set]
}

/**
 * An excerpt under one rule set, as its file has it. An option that the diagrams were fixed under is its id and the value.
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
        options: law.model.options.map((option) => (Object.hasOwn(fixed, option.id) ? [option.id, fixed[option.id]] : option)),
      },
      decisions: columns(law.decisions.map((decision) => withPlaces(withoutSets(decision), law.rules))),
      rules: columns(law.rules.map(({ sources, ...rule }) => ({ ...rule, sources: sources.map(listed) }))),
      sources: columns(law.sources),
      roles: law.roles.map((role) => withoutForeign(role, ({ when }) => canHold(when, known, incidents))),
      ruleSets: chainOf(law.ruleSets, ruleSet),
    },
    compiled: compiled.map(({ under: _fixed, ...one }) => packDiagram(one, law)),
  }
}
