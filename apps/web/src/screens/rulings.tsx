/** Contents: every situation by section, with search. */
import { useMemo, useState } from 'preact/hooks'
import { Contents, Sections } from '../components/contents.tsx'
import { Icon } from '../components/icon.tsx'
import { Marked } from '../components/marked.tsx'
import { Heading, Page } from '../components/page.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { inOrder, sections } from '../state/catalogue.ts'
import { situationEntries } from '../state/find-situation.ts'
import { search } from '../state/search.ts'

export const RulingsScreen = () => {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const found = useMemo(() => new Set(query === '' ? inOrder : search(situationEntries, query)), [query])
  const shown = sections.flatMap(({ name, situations }) => {
    const fitting = situations.filter((card) => found.has(card))
    return fitting.length === 0 ? [] : [{ name, situations: fitting }]
  })
  return (
    <Page title="All rulings" ground="paper" place="rulings">
      <div class="sheet">
        <header class="headline">
          <Heading>All rulings</Heading>
        </header>
        <div class="browse">
          <div class="browse__l">
            <SearchBox id="q" label="Search all rulings" hint="Say it in a few words" value={typed} onType={setTyped} />
            <p role="status" class="quiet">
              {query === '' ? `${inOrder.length} situations, each with every ruling it can come to.` : `${found.size} found.`}
            </p>
            <Sections list={sections.map(({ name, situations }) => ({ name, count: situations.length }))} />
          </div>
          <div class="browse__r">
            {shown.map(({ name, situations }) => (
              <Contents key={name} name={name} note={query === '' ? situations.length : `${situations.length} found`}>
                {situations.map((card) => (
                  <li key={card.id}>
                    <a href={`/ruling/${card.id}`}>
                      {/* One text: a browser takes "1." for the number 1 when the page comes to life, and adds a dot. */}
                      <span class="no">{`${inOrder.indexOf(card) + 1}.`}</span>
                      <strong>
                        <Marked text={card.name} query={query} />
                      </strong>
                      <small>
                        <Marked text={card.scope} query={query} />
                      </small>
                    </a>
                  </li>
                ))}
              </Contents>
            ))}
            {shown.length === 0 ? <p class="lead">Nothing under “{query}”. Try fewer words, or tap what happened.</p> : null}
            <p class="foot">
              <Icon name="search" />
              <span>
                Not what you meant? Try{' '}
                <a class="go" href="/">
                  What happened?
                </a>{' '}
                or{' '}
                <a class="go" href="/book">
                  the rule book
                </a>
              </span>
            </p>
          </div>
        </div>
      </div>
    </Page>
  )
}
