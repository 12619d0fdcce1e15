/** `/more`: the places that have no tab of their own on a phone. */
import { Icon } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'

const PLACES = [
  { href: '/book', name: 'The rule book', says: 'Every rule, in our own words, with its sources.' },
  { href: '/rules', name: 'Rules in force', says: 'League, AMJA, or what your table agreed.' },
  { href: '/card', name: 'My card', says: 'Type the card you own. It stays on this device.' },
  { href: '/hand', name: 'Check a hand', says: 'What it makes, how far it is, whether it can still win.' },
  { href: '/card/practice', name: 'The practice card', says: 'Made-up hands, to try things with.' },
  { href: '/about', name: 'About and sources', says: 'What we have read, what we have not, and who checks it.' },
  { href: '/offline', name: 'Without a signal', says: 'What this device keeps.' },
] as const

export const MoreScreen = () => (
  <Page title="More" ground="paper" place="more">
    <div class="sheet sheet--narrow">
      <header class="headline">
        <Heading>More</Heading>
      </header>
      <ul class="follows more">
        {PLACES.map(({ href, name, says }) => (
          <li key={href}>
            <a href={href}>
              <span>
                {name}
                <small>{says}</small>
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </Page>
)
