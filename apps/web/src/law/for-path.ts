/** Which part of the law a page shows, so that it is there before the page comes to life. */
import type { Court } from 'mahjudge'
import { diagrams, situations, texts as textsAddress } from 'virtual:law-files'
import { parseFragment } from '../state/fragment.ts'
import { courtToAsk } from '../state/story.ts'
import { court, STANDARD_RULES, texts } from './court.ts'
import { excerptAddress } from './excerpt-address.ts'

type Part = { readonly kind: 'question' | 'ruling'; readonly id: string } | { readonly kind: 'texts' } | undefined

const partFor = (path: string): Part => {
  const [, place, id] = path.split('/')
  if ((place === 'ask' || place === 'ruling') && id !== undefined && situations.some((one) => one.id === id))
    return { kind: place === 'ask' ? 'question' : 'ruling', id }
  if (place === 'rules' || place === 'book' || place === 'about' || (place === 'hand' && id !== undefined))
    return { kind: 'texts' }
  return undefined
}

/** Loads what the page at this path shows. Nothing where it shows no law. */
export const lawForPath = (path: string): Promise<Court | undefined> => {
  const part = partFor(path)
  if (part === undefined) return Promise.resolve(undefined)
  return part.kind === 'texts' ? texts() : court(part.id)
}

/** Whether this page carries enough to ask what comes next, and can come to life before its law is here. */
export const isCarried = (path: string, fragment: string): boolean => {
  const part = partFor(path)
  return part?.kind === 'question' && courtToAsk(part.id, parseFragment(fragment), { choice: {} }) !== undefined
}

/** The files of the law that a page will fetch, to be asked for early. A question's page can do without. */
export const lawAddressesFor = (path: string): readonly string[] => {
  // At the board anything may happen, so it takes the whole law; it comes to life meanwhile.
  if (path === '/table') return [textsAddress, diagrams]
  const part = partFor(path)
  if (part === undefined || part.kind === 'question') return []
  if (part.kind === 'texts') return [textsAddress]
  const address = excerptAddress(part.id, STANDARD_RULES)
  return address === undefined ? [] : [address]
}
