/** Every address that is written ahead as a page, and its title. Read while the app is built. */
import { law } from 'mahjudge/law'
import { handChecks } from 'virtual:hand-checks'
import { sections } from './state/catalogue.ts'
import { titled } from './state/titles.ts'

const FIXED: { readonly [path: string]: string } = {
  '/': 'What happened?',
  '/stop': 'Stop. Hands in your lap.',
  '/rulings': 'All rulings',
  '/book': 'The rule book',
  '/rules': 'Rules in force',
  '/about': 'About and sources',
  '/offline': 'Without a signal',
  '/card': 'My card',
  '/card/practice': 'The practice card',
  '/hand': 'Check a hand',
  '/table': 'The table',
  '/more': 'More',
}

export const pages: readonly string[] = [
  ...Object.keys(FIXED),
  ...sections.flatMap(({ id, situations }) => (situations.length > 1 ? [`/which/${id}`] : [])),
  ...law.situations.flatMap(({ id, asks }) => [`/ask/${id}`, `/ruling/${id}`, ...(asks.length > 0 ? [`/two/${id}`] : [])]),
  ...Object.keys(handChecks).map((id) => `/hand/${id}`),
  ...law.rules.map(({ id }) => `/book/${id}`),
]

/** The title of a page, as it stands before any script has run. */
export const titleOf = (path: string): string => {
  const [, place, id] = path.split('/')
  const situation = law.situations.find((one) => one.id === id)
  if (situation !== undefined && place === 'ask') return titled(`Question 1: ${situation.name}`)
  if (situation !== undefined && place === 'two') return titled(`Two stories: ${situation.name}`)
  if (situation !== undefined && place === 'ruling') return titled(situation.name)
  if (situation !== undefined && place === 'hand') return titled(`Check a hand: ${situation.name}`)
  const section = sections.find((one) => one.id === id)
  if (section !== undefined && place === 'which') return titled(`${section.name}. Which of these?`)
  const rule = law.rules.find((one) => one.id === id)
  if (rule !== undefined && place === 'book') return titled(`${rule.id} ${rule.title}`)
  return titled(FIXED[path] ?? 'Not in this edition')
}
