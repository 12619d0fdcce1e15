/** A page looked at by axe: contrast of 7:1, roles, names, sizes. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe cannot tell by itself, and why it is in order: a rule, and where its elements stand. Nothing at present. */
const KNOWN_INCOMPLETE: readonly { readonly rule: string; readonly within: string; readonly why: string }[] = []

/** What axe finds wrong with a page as it stands. */
export const audit = async (page: Page): Promise<readonly string[]> => {
  // A script element would be refused by the policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ tags, known }) => {
      const { violations, incomplete } = await (globalThis as unknown as { readonly axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
        resultTypes: ['violations', 'incomplete'],
      })
      const isKnown = (id: string, target: string): boolean =>
        known.some(({ rule, within }) => id.startsWith(rule) && document.querySelector(target)?.closest(within) !== null)
      const say = (kind: string, list: typeof violations): readonly string[] =>
        list.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ target, failureSummary }) =>
            kind === 'incomplete' && isKnown(id, target.join(' '))
              ? []
              : [`${kind}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`],
          ),
        )
      return [...say('violation', violations), ...say('incomplete', incomplete)]
    },
    { tags: TAGS, known: KNOWN_INCOMPLETE },
  )
}
