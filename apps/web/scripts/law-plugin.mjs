// Cuts the law into the files that the app fetches, and tells the app where they are (virtual:law-files,
// virtual:search-words).
// Why these files: docs/adr/0013-law-on-the-phone.md.
import { createHash } from 'node:crypto'
import { excerpt, openCourt } from 'mahjudge'
import { compiled, law } from 'mahjudge/law'

const NAMES = ['virtual:law-files', 'virtual:search-words']

const must = (result) => {
  if (!result.ok) throw new Error(result.problems.map(({ at, message }) => `${at}: ${message}`).join('\n'))
  return result.value
}

/** The decisions stand in a law twice, once for its model; they travel once. */
const slim = (whole) => ({ ...whole, model: { ...whole.model, decisions: undefined } })

/**
 * Children counted back from their parent instead of from the start (src/law/court.ts counts them forward again). What
 * repeats in a diagram then repeats in its text, which packs to a third.
 */
const counted = (frozen) => ({
  ...frozen,
  nodes: frozen.nodes.map((row, number) => row.map((entry, at) => (at === 0 || entry < 0 ? entry : number - entry))),
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

/** What the app imports, and the files by address. */
export const cutLaw = () => {
  const files = new Map()
  const add = (name, content) => {
    const text = JSON.stringify(content)
    const address = `/law/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
    files.set(address, text)
    return address
  }
  const court = must(openCourt(law, compiled))
  const excerpts = Object.fromEntries(
    law.ruleSets.map(({ id }) => [
      id,
      Object.fromEntries(
        families(law.situations).flatMap((incidents) => {
          const part = must(excerpt(court, incidents, id))
          const address = add(`${incidents[0]}.${id}`, { law: slim(part.law), compiled: part.compiled.map(counted) })
          return incidents.map((incident) => [incident, address])
        }),
      ),
    ]),
  )
  const texts = add('texts', { law: slim(law) })
  const diagrams = add('diagrams', { compiled: compiled.map(counted) })
  const situations = law.situations.map(({ id, section, name, scope, incident }) => ({
    id,
    section,
    name,
    scope,
    incident,
  }))
  const searchWords = Object.fromEntries(law.situations.map(({ id, words }) => [id, words]))
  return { files, exports: { edition: law.edition, situations, excerpts, texts, diagrams }, searchWords }
}

/** @returns {import('vite').Plugin} */
export const lawFiles = () => {
  let cut
  const once = () => (cut ??= cutLaw())
  return {
    name: 'mahjudge-law-files',
    resolveId: (id) => (NAMES.includes(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (!NAMES.includes(id.slice(1)) || !id.startsWith('\0')) return undefined
      const { exports, searchWords } = once()
      return Object.entries(id.endsWith('search-words') ? { searchWords } : exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const text = once().files.get(request.url?.split('?')[0])
        if (text === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(text)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [address, source] of once().files) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}
