/** The frame of every screen: bar with the rule set in force, the screen itself, and the main places. */
import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { useEffect, useRef } from 'preact/hooks'
import type { IconName } from '../art/glyphs.ts'
import { Sprite } from '../art/sprite.tsx'
import { takeClick } from '../state/address.ts'
import type { InForce } from '../state/rules.ts'
import { useInForce } from '../state/rules.ts'
import { titled } from '../state/titles.ts'
import { Edge } from './edge.tsx'
import { Icon } from './icon.tsx'
import { UpdateSlip } from './offline-note.tsx'

export type Place = 'settle' | 'table' | 'rulings' | 'book' | 'rules' | 'card' | 'about' | 'more'

interface PlaceLink {
  readonly id: Place
  readonly href: string
  readonly name: string
}

/** On a phone. What is not among them is one tap further, under More. */
const TABS: readonly (PlaceLink & { readonly icon: IconName })[] = [
  { id: 'settle', href: '/', name: 'Settle', icon: 'home' },
  { id: 'table', href: '/table', name: 'Table', icon: 'table' },
  { id: 'rulings', href: '/rulings', name: 'Rulings', icon: 'rulings' },
  { id: 'more', href: '/more', name: 'More', icon: 'more' },
]

/** On a laptop all of them are in the bar. */
const PLACES: readonly PlaceLink[] = [
  ...TABS.slice(0, 3),
  { id: 'book', href: '/book', name: 'Book' },
  { id: 'rules', href: '/rules', name: 'Rules' },
  { id: 'card', href: '/card', name: 'My card' },
  { id: 'about', href: '/about', name: 'About' },
]

const Slip = ({ inForce }: { readonly inForce: InForce }) => (
  <a class="slip" href="/rules">
    <Edge of={inForce.edge} />
    <span class="vh">Rules in force: </span>
    <span>{inForce.name}</span>
    <span class="vh">{inForce.from === 'link' ? ', from this link' : ''}. Change.</span>
    <Icon name="down" />
  </a>
)

/** Whether this is the page of a place, or a page within it. */
const current = (id: Place, place: Place | undefined): { readonly 'aria-current'?: 'page' | 'true' } => {
  if (id === place) return { 'aria-current': 'page' }
  const isElsewhere = place !== undefined && !TABS.some((tab) => tab.id === place)
  return id === 'more' && isElsewhere ? { 'aria-current': 'true' } : {}
}

const Places = ({ place }: { readonly place: Place | undefined }) => (
  <nav class="tabs" aria-label="Main places">
    {TABS.map(({ id, href, name, icon }) => (
      <a key={id} href={href} {...current(id, place)}>
        <Icon name={icon} />
        {name}
      </a>
    ))}
  </nav>
)

const BarPlaces = ({ place }: { readonly place: Place | undefined }) => (
  <nav aria-label="Main">
    {PLACES.map(({ id, href, name }) => (
      <a key={id} href={href} {...current(id, place)}>
        {name}
      </a>
    ))}
  </nav>
)

const Wordmark = ({ wideOnly }: { readonly wideOnly: boolean }) => (
  <a class={wideOnly ? 'wordmark wide-only' : 'wordmark'} href="/">
    <svg class="tile" aria-hidden="true" focusable="false">
      <use href="#t-sect" />
    </svg>
    Mahjudge
  </a>
)

let isFirst = true

/** On a change of screen the title follows, the page begins at its top, and the heading takes the focus. */
const useArrival = (title: string, step: string): void => {
  const arrived = useRef<string | undefined>(undefined)
  useEffect(() => {
    document.title = titled(title)
  }, [title])
  useEffect(() => {
    const was = arrived.current
    arrived.current = step
    if (isFirst || was === step) {
      isFirst = false
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    if (was !== undefined) scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
  }, [step])
}

interface PageProps {
  readonly title: string
  readonly ground: 'felt' | 'paper'
  readonly place?: Place
  /** A screen in the middle of a dispute: Back instead of tabs. */
  readonly back?: string
  /** A game is under way: a newer edition is not offered meanwhile. */
  readonly isBusy?: boolean
  /** A sheet is open: Back closes it. */
  readonly onBack?: (() => void) | undefined
  /** Changes when the same address shows another screen. */
  readonly step?: string
  readonly inForce?: InForce
  readonly children: ComponentChildren
}

export const Page = ({ title, ground, place, back, isBusy = false, onBack, step, inForce, children }: PageProps) => {
  const device = useInForce()
  const { path } = useLocation()
  useArrival(title, step ?? path)
  const isDispute = back !== undefined || onBack !== undefined
  return (
    <div class={`page on-${ground}`}>
      <Sprite />
      <a class="skip" href="#main">
        Skip to content
      </a>
      <header class="bar">
        {back === undefined ? null : <Back home={back} />}
        {onBack === undefined ? null : <CloseSheet onBack={onBack} />}
        <Wordmark wideOnly={isDispute} />
        <BarPlaces place={place} />
        <Slip inForce={inForce ?? device} />
      </header>
      <main id="main" tabIndex={-1}>
        {isDispute || isBusy ? null : <UpdateSlip />}
        {children}
      </main>
      {isDispute ? null : <Places place={place} />}
    </div>
  )
}

const Back = ({ home }: { readonly home: string }) => (
  <a
    class="back phone-only"
    href={home}
    onClick={(event) => {
      if (history.length < 2 || event.ctrlKey || event.metaKey) return
      takeClick(event)
      history.back()
    }}
  >
    <Icon name="back" />
    Back
  </a>
)

const CloseSheet = ({ onBack }: { readonly onBack: () => void }) => (
  <button type="button" class="back phone-only" onClick={onBack}>
    <Icon name="back" />
    Back
  </button>
)

/** The heading of a screen: it takes the focus when the screen comes up. */
export const Heading = ({ children, long = false }: { readonly children: ComponentChildren; readonly long?: boolean }) => (
  <h1 tabIndex={-1} {...(long ? { class: 'long' } : {})}>
    {children}
  </h1>
)
