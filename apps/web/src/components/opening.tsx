/** Moments in between: the law is on its way, or the address is not where the story stands. */
import { useEffect } from 'preact/hooks'
import { useGo } from '../state/address.ts'
import { Heading, Page } from './page.tsx'

/** Nothing is shown for a moment that does not last. */
export const Opening = ({ title, ground = 'felt' }: { readonly title: string; readonly ground?: 'felt' | 'paper' }) => (
  <Page title={title} ground={ground} back="/" step="opening">
    <div class="opening">
      <Heading>{title}</Heading>
      <p role="status">Opening…</p>
    </div>
  </Page>
)

/** Goes where the story stands, without a step for Back. */
export const Leave = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const go = useGo()
  useEffect(() => go(to, true), [to])
  return <Opening title={title} />
}
