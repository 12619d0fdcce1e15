// Cuts the law into the files that the app fetches, and tells the app where they are (virtual:law-files). What few screens
// want comes in modules of its own: virtual:search-words, virtual:hand-checks, virtual:practice-card.
// Why these files: docs/adr/0013-law-on-the-phone.md.
import { createHash } from 'node:crypto'
import { adjudicate, excerpt, openCourt, settleRules } from 'mahjudge'
import { compiled, law, practiceCard } from 'mahjudge/law'
import { pack, packDiagram } from './law-pack.mjs'

/** The rule set that pages are written for (src/law/court.ts). */
const STANDARD = 'nmjl'

const NAMES = ['virtual:law-files', 'virtual:search-words', 'virtual:hand-checks', 'virtual:practice-card']

const must = (result) => {
  if (!result.ok) throw new Error(result.problems.map(({ at, message }) => `${at}: ${message}`).join('\n'))
  return result.value
}

/** The decisions stand in a law twice, once for its model; they travel once. */
const slim = (whole) => ({ ...whole, model: { ...whole.model, decisions: undefined } })

/** The texts without when a decision holds and what it stands above: a phone reads that from the diagrams. */
const withoutConditions = (whole) => ({
  ...whole,
  decisions: whole.decisions.map((decision) => ({ ...decision, when: {}, overrides: undefined, group: undefined })),
})

/** Incidents that are told under the same heading of the first screen, or share a situation's heading with one that is. */
const families = (situations) => {
  const groups = []
  for (const { section, incident } of situations) {
    const mine = groups.filter((group) => group.sections.has(section) || group.incidents.has(incident))
    const merged = { sections: new Set([section]), incidents: new Set([incident]) }
    for (const group of mine) {
      for (const one of group.sections) merged.sections.add(one)
      for (const one of group.incidents) merged.incidents.add(one)
      groups.splice(groups.indexOf(group), 1)
    }
    groups.push(merged)
  }
  return groups.map(({ incidents }) =>
    law.situations.map((one) => one.incident).filter((id, at, all) => incidents.has(id) && all.indexOf(id) === at),
  )
}

/** What is asked with nothing told and after one answer, by situation (src/law/ahead.ts). */
const askedIn = ({ law: part, compiled: diagrams }, ruleSet) => {
  const court = must(openCourt(part, diagrams))
  const rules = must(settleRules(court, ruleSet))
  const needs = (situation, facts) => must(adjudicate(court, rules, { situation, facts })).needs
  const short = (questions) => questions.map(({ fact, answers }) => [fact, ...answers.map(({ value }) => value)])
  return Object.fromEntries(
    part.situations.map(({ id }) => {
      const first = needs(id, {})
      const [asked] = first
      const then = (asked?.answers ?? []).flatMap(({ value }) => {
        const left = needs(id, { [asked.fact]: value })
        return left.length === 0 ? [] : [[`${asked.fact}=${value}`, short(left)]]
      })
      return [id, Object.fromEntries(first.length === 0 ? [] : [['', short(first)], ...then])]
    }),
  )
}

/** What is said only of a deal that was over before, which like a hand out before the table board alone knows; it has the whole law. */
const OVER_BEFORE = ['deal', 'next']

/** Words to search by are a file of their own. */
const withoutWords = ({ law: part, compiled: diagrams }) => ({
  law: {
    ...part,
    situations: part.situations.map((one) => ({ ...one, words: [] })),
    slots: part.slots.map(({ whenOver, whenOut: _out, ...slot }) =>
      whenOver === undefined || OVER_BEFORE.includes(slot.slot) ? slot : { ...slot, whenOver },
    ),
  },
  compiled: diagrams,
})

/** An excerpt reduced to the words of what is asked ahead in one situation: for the page of its first question. */
const wordsAhead = ({ law: part }, asked, id) => {
  const facts = new Set(Object.values(asked[id]).flatMap((questions) => questions.map(([fact]) => fact)))
  const short = { takes: {}, also: [], ifs: [], next: [] }
  const situations = part.situations.flatMap((one) => (one.id === id ? [{ ...one, ...short }] : []))
  const known = part.model.facts.filter((fact) => fact.id === part.model.root || facts.has(fact.id))
  const model = {
    ...part.model,
    facts: known.map(({ appliesWhen: _gate, ...fact }) => fact),
    options: [],
    derived: [],
    topics: [],
    impossible: [],
  }
  const factWords = Object.fromEntries(Object.entries(part.factWords).filter(([fact]) => facts.has(fact)))
  const nothing = { decisions: [], optionWords: {}, slots: [], rules: [], sources: [], ruleSets: [], roles: [] }
  return { law: slim({ ...part, ...nothing, model, factWords, situations }), compiled: [], asked: { [id]: asked[id] } }
}

/** Situations in which a hand held against a card can matter, with the questions that the card may answer there. */
const handChecks = () =>
  Object.fromEntries(
    law.situations.flatMap(({ id, asks, takes, also = [] }) => {
      const settled = law.cardAnswers.map(({ fact }) => fact)
      const matters =
        settled.some((fact) => asks.includes(fact) || Object.hasOwn(takes, fact)) ||
        law.cardTurns.some(({ situation }) => situation === id) ||
        // Taken for granted without being a fact of the model.
        also.some(({ says }) => /\bchecked\b/.test(says))
      return matters ? [[id, asks.filter((fact) => settled.includes(fact))]] : []
    }),
  )

const mapValues = (record, change) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Addresses by incident as one line, which src/law/excerpt-address.ts reads: every phone is sent it. */
const shortList = (addresses) => {
  const incidentsOf = new Map()
  for (const [incident, address] of Object.entries(addresses))
    incidentsOf.set(address, [...(incidentsOf.get(address) ?? []), incident])
  return [...incidentsOf].map(([address, incidents]) => [address.split('.').at(-2), ...incidents].join(' ')).join(';')
}

let cut

/** What the app imports, and the files by address; worked out once. */
export const cutLaw = () => (cut ??= cutAll())

const cutAll = () => {
  const files = new Map()
  const add = (name, content) => {
    const text = JSON.stringify(content)
    const address = `/law/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
    files.set(address, text)
    return address
  }
  const court = must(openCourt(law, compiled))
  const ahead = new Map()
  const excerpts = Object.fromEntries(
    law.ruleSets.map(({ id }) => [
      id,
      Object.fromEntries(
        families(law.situations).flatMap((incidents) => {
          const part = withoutWords(must(excerpt(court, incidents, id)))
          const asked = askedIn(part, id)
          if (id === STANDARD) for (const one of part.law.situations) ahead.set(one.id, wordsAhead(part, asked, one.id))
          const address = add(`${incidents[0]}.${id}`, { ...pack({ ...part, law: slim(part.law) }, id), asked })
          return incidents.map((incident) => [incident, address])
        }),
      ),
    ]),
  )
  const texts = add('texts', { law: slim(withoutConditions(law)) })
  const diagrams = add('diagrams', { compiled: compiled.map((one) => packDiagram(one, law)) })
  const situations = law.situations.map(({ id, section, name, scope, incident }) => ({
    id,
    section,
    name,
    scope,
    incident,
  }))
  const searchWords = Object.fromEntries(law.situations.map(({ id, words }) => [id, words]))
  const shared = { edition: law.edition, situations, texts, diagrams }
  const modules = {
    'virtual:law-files': { ...shared, excerpts: mapValues(excerpts, shortList) },
    'virtual:search-words': { searchWords },
    'virtual:hand-checks': { handChecks: handChecks() },
    'virtual:practice-card': { practiceCard },
  }
  return { files, ahead, exports: { ...shared, excerpts }, modules }
}

/** @returns {import('vite').Plugin} */
export const lawFiles = () => {
  return {
    name: 'mahjudge-law-files',
    resolveId: (id) => (NAMES.includes(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (!NAMES.includes(id.slice(1)) || !id.startsWith('\0')) return undefined
      return Object.entries(cutLaw().modules[id.slice(1)])
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const text = cutLaw().files.get(request.url?.split('?')[0])
        if (text === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(text)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [address, source] of cutLaw().files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
