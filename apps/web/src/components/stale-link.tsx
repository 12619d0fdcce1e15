import type { Court, Problem, Situation } from 'mahjudge'
import type { Told } from '../state/fragment.ts'
import { withoutWorth } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { addressOf, mend, ruleOn } from '../state/story.ts'
import { Problems } from './furniture.tsx'
import { Heading, Page } from './page.tsx'

interface StaleLinkProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly problems: readonly Problem[]
}

/** A link that is stale, cut off or made up: what is wrong with it, and how to go on with what can be read. */
export const StaleLink = ({ court, situation, told, inForce, problems }: StaleLinkProps) => {
  const { rules: _rules, ask: _ask, two: _two, ...all } = told
  const bare: Told = { ...all, facts: {}, unknown: [], who: {}, options: {}, odd: [] }
  const base = ruleOn(court, inForce, situation.id, bare).ok ? bare : withoutWorth(bare)
  const kept = Object.entries(told.facts).reduce<Told>((so, [fact, value]) => {
    const more = { ...so, facts: { ...so.facts, [fact]: value } }
    return situation.asks.includes(fact) || Object.hasOwn(situation.takes, fact) ? mend(court, inForce, situation, more, '') : so
  }, base)
  const isKept = Object.keys(kept.facts).length > 0
  return (
    <Page title="This link doesn’t add up" ground="paper" back="/" step={`stale ${situation.id}`}>
      <div class="sheet sheet--narrow">
        <Heading>This link doesn’t add up.</Heading>
        <p class="lead">It may be cut off, mistyped, or made with another edition of the rules. Nothing was ruled on it.</p>
        <Problems problems={problems}>
          {isKept ? (
            <a class="key key--go key--center" href={addressOf(situation.id, kept, 'ask')}>
              Go on with what can be read
            </a>
          ) : null}
          <a class={isKept ? 'key key--center' : 'key key--go key--center'} href={`/ask/${situation.id}`}>
            Start again: {situation.name}
          </a>
          <a class="key key--center" href={`/ruling/${situation.id}`}>
            Read every possible ruling
          </a>
        </Problems>
      </div>
    </Page>
  )
}
