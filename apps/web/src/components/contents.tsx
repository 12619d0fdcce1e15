/** Pages of contents: the sections to jump to, and a section with its rows. */
import type { ComponentChildren } from 'preact'
import { anchorOf } from '../state/anchor.ts'
import { Icon } from './icon.tsx'

export interface SectionCount {
  readonly name: string
  readonly count: number
}

/** Whoever goes to a section wants to read it. */
const open = (id: string): void => {
  const section = document.getElementById(id)
  if (section instanceof HTMLDetailsElement) section.open = true
}

export const Sections = ({ list }: { readonly list: readonly SectionCount[] }) => (
  <nav class="toc wide-only" aria-label="Sections">
    <h2>Sections</h2>
    <ul>
      {list.map(({ name, count }) => (
        <li key={name}>
          <a class="count" href={`#${anchorOf(name)}`} onClick={() => open(anchorOf(name))}>
            <span>{name}</span>
            <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

interface ContentsProps {
  readonly name: string
  /** What stands at the right of the head. */
  readonly note: string | number
  /** Rows begin with the id of a rule instead of a number. */
  readonly ids?: boolean
  /** Too long to be scrolled past: closed until somebody opens it. */
  readonly closed?: boolean
  /** Rows: `li` elements. */
  readonly children: ComponentChildren
}

export const Contents = ({ name, note, ids = false, closed = false, children }: ContentsProps) => {
  const kind = ids ? 'toc toc--ids' : 'toc'
  const head = (
    <h2>
      <b>{name}</b> <span>{note}</span>
    </h2>
  )
  return closed ? (
    <details class={kind} id={anchorOf(name)}>
      <summary>
        {head}
        <Icon name="right" />
      </summary>
      <ul>{children}</ul>
    </details>
  ) : (
    <section class={kind} id={anchorOf(name)}>
      {head}
      <ul>{children}</ul>
    </section>
  )
}
