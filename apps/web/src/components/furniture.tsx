/** Furniture of the printed rule book: side heads, stamps, sources, problems. */
import type { Citation, Court, Problem, Standing } from 'mahjudge'
import type { ComponentChildren } from 'preact'
import { STANDING_SHORT, sayCitation } from '../state/words.ts'
import { Icon } from './icon.tsx'

interface SideProps {
  readonly title: string
  readonly id?: string
  /** Set beside its head on a wide screen. */
  readonly wide?: boolean
  readonly mark?: ComponentChildren
  readonly children: ComponentChildren
}

export const Side = ({ title, id, wide = true, mark, children }: SideProps) => (
  <section class={wide ? 'side side--wide' : 'side'} {...(id === undefined ? {} : { id })}>
    <h2>
      {mark}
      {title}
    </h2>
    <div class="side__in">{children}</div>
  </section>
)

/** How sure this is, in words beside a shape. */
export const Stamp = ({ standing, open = false }: { readonly standing: Standing; readonly open?: boolean }) => (
  <span class={open ? 'stamp stamp--open' : 'stamp'}>
    <Icon name={open ? 'flag' : 'eye'} />
    <span>
      {open ? 'Not settled' : STANDING_SHORT[standing]}, <span class="nobr">not reviewed</span>
    </span>
  </span>
)

/** Where something is written, and how we know. */
export const Sources = ({ court, list }: { readonly court: Court; readonly list: readonly Citation[] }) => (
  <ul class="srcs">
    {list.map((citation, at) => {
      const { title, how } = sayCitation(court, citation)
      return (
        <li key={at}>
          <strong>{title}</strong>
          <span>{how}</span>
        </li>
      )
    })}
  </ul>
)

/** What is wrong with a link, in the engine's own words, and ways on. */
export const Problems = ({
  problems,
  children,
}: {
  readonly problems: readonly Problem[]
  readonly children: ComponentChildren
}) => (
  <div class="problems">
    <ul>
      {problems.map((problem, at) => (
        <li key={at}>
          <Icon name="warn" />
          <span>
            <strong>{problem.message}</strong>{' '}
            {problem.at === undefined ? null : (
              <>
                In the link: <b>{problem.at}</b>.{' '}
              </>
            )}
            {problem.hint ?? ''}
          </span>
        </li>
      ))}
    </ul>
    <div class="btnrow">{children}</div>
  </div>
)

interface FoldProps {
  readonly head: ComponentChildren
  readonly id?: string
  readonly open?: boolean
  readonly children: ComponentChildren
}

/** One line that opens to more. */
export const Fold = ({ head, id, open = false, children }: FoldProps) => (
  <details class="fold" open={open} {...(id === undefined ? {} : { id })}>
    <summary>
      <Icon name="right" />
      <span>{head}</span>
    </summary>
    <div class="fold__in">{children}</div>
  </details>
)
