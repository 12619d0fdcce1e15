/** What happened? The first screen: stop, search, and pictures. */
import { useMemo, useState } from 'preact/hooks'
import { PictureTiles } from '../art/picture-tiles.tsx'
import { SituationPicture } from '../art/situations.tsx'
import { Icon, Palm } from '../components/icon.tsx'
import { Marked } from '../components/marked.tsx'
import { OfflineNote } from '../components/offline-note.tsx'
import { Heading, Page } from '../components/page.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { sections } from '../state/catalogue.ts'
import { disputeInHand } from '../state/device.ts'
import { situationEntries } from '../state/find-situation.ts'
import { useLive } from '../state/live.ts'
import { search } from '../state/search.ts'

const Plate = () => (
  <>
    <a class="plate phone-only" href="/stop">
      <span class="plate__in">
        <Palm />
        <b>
          Hands off
          <br />
          the tiles.
        </b>
        <Icon name="right" />
      </span>
    </a>
    <section class="plate wide-only" aria-label="Stop first">
      <div class="plate__in">
        <Palm />
        <b>Hands off the tiles.</b>
        <p>Nobody shows, throws in or mixes anything until there is a ruling.</p>
        <a class="key key--center" href="/stop">
          Freeze the table
        </a>
      </div>
    </section>
  </>
)

const CarryOn = () => {
  const live = useLive()
  const kept = useMemo(() => (live ? disputeInHand() : undefined), [live])
  if (kept === undefined) return null
  return (
    <a class="key key--quiet home__carry" href={kept.address}>
      <Icon name="undo" />
      <span>
        Carry on: {kept.name}, question {kept.question}
      </span>
    </a>
  )
}

/** The last ones are asked seldom: one line each. */
const isAside = (name: string): boolean => /^(Who pays|Wall)/.test(name)

/** One picture for each kind of trouble. Where several situations are meant, the next screen asks which. */
const Pictures = () => (
  <ul class="choices">
    {sections.map(({ id, name, picture, situations: [first, ...others] }) => (
      <li key={id} class={isAside(name) ? 'wide' : ''}>
        <a class="key" href={others.length === 0 ? `/ask/${first?.id ?? ''}` : `/which/${id}`}>
          <SituationPicture id={picture} />
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** More would be a list to read, not an answer. */
const MOST_FOUND = 6

const Found = ({ query }: { readonly query: string }) => {
  const found = useMemo(() => search(situationEntries, query).slice(0, MOST_FOUND), [query])
  return (
    <>
      <p class="vh" role="status">
        {found.length === 0 ? 'Nothing found.' : `${found.length} found.`}
      </p>
      {found.length === 0 ? (
        <>
          <p class="lead">Nothing under “{query}”. Try fewer words, or tap what happened.</p>
          <Pictures />
        </>
      ) : (
        <ul class="found">
          {found.map((card) => (
            <li key={card.id}>
              <a class="key" href={`/ask/${card.id}`}>
                <SituationPicture id={card.id} />
                <span>
                  <Marked text={card.name} query={query} />
                  <small>
                    <Marked text={card.scope} query={query} />
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const HomeScreen = () => {
  const [query, setQuery] = useState('')
  return (
    <Page title="What happened?" ground="felt" place="settle">
      <PictureTiles />
      <div class="home">
        <div class="home__plate">
          <Plate />
        </div>
        <CarryOn />
        <div class="home__head">
          <Heading>What happened?</Heading>
        </div>
        <div class="home__find">
          <SearchBox id="find" label="Search what happened" hint="Tap a picture, or type it" value={query} onType={setQuery} />
        </div>
        <div class="home__body">{query.trim() === '' ? <Pictures /> : <Found query={query.trim()} />}</div>
        <OfflineNote extra="home__note" />
      </div>
    </Page>
  )
}
