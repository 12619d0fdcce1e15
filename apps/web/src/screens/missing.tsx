/** Addresses that lead nowhere, and things that went wrong: said plainly, with ways on. */
import { Icon } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'
import { NoLawError } from '../law/court.ts'

const Ways = () => (
  <div class="btnrow">
    <a class="key key--go key--center" href="/">
      What happened?
    </a>
    <a class="key key--center" href="/rulings">
      All rulings
    </a>
    <a class="key key--center" href="/book">
      The rule book
    </a>
  </div>
)

export const MissingScreen = () => (
  <Page title="Not in this edition" ground="paper">
    <div class="sheet sheet--narrow">
      <Heading>That page isn’t in this edition.</Heading>
      <p class="lead">The address may be cut off or misspelt. Everything that exists can be reached from here.</p>
      <Ways />
    </div>
  </Page>
)

/** The law could not be loaded, or we are at fault. */
export const TroubleScreen = ({ error }: { readonly error: unknown }) => {
  const isLaw = error instanceof NoLawError
  return (
    <Page title="We can’t rule just now" ground="paper">
      <div class="sheet sheet--narrow">
        <Heading>{isLaw ? 'The rules did not arrive.' : 'We can’t rule on this one.'}</Heading>
        <p class="lead">
          {isLaw
            ? 'This device has no signal and has not saved the rules yet. Your facts are still in the address.'
            : 'Something in the app went wrong. Your facts are still in the address, and nothing was sent.'}
        </p>
        <div class="btnrow">
          <button type="button" class="key key--go key--center" onClick={() => location.reload()}>
            <Icon name="spin" />
            Try again
          </button>
          <a class="key key--center" href="/" target="_top">
            What happened?
          </a>
        </div>
      </div>
    </Page>
  )
}
