/** The rule book: every rule in our own words, with its standing and where it is written. */
import type { Court, Rule } from 'mahjudge'
import { useMemo, useState } from 'preact/hooks'
import { Contents, Sections } from '../components/contents.tsx'
import { Edge } from '../components/edge.tsx'
import { Side, Sources, Stamp } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { Marked } from '../components/marked.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { useFullCourt, useTexts } from '../state/courts.ts'
import { situationsCiting } from '../state/cited.ts'
import { entryOf, search } from '../state/search.ts'
import { STANDING_SHORT, STANDING_WORDS } from '../state/words.ts'
import { MissingScreen } from './missing.tsx'

const bySection = (rules: readonly Rule[]): readonly { readonly name: string; readonly rules: readonly Rule[] }[] =>
  [...new Set(rules.map(({ section }) => section))].map((name) => ({
    name,
    rules: rules.filter(({ section }) => section === name),
  }))

const RuleRow = ({ rule, query }: { readonly rule: Rule; readonly query: string }) => (
  <li>
    <a href={`/book/${rule.id}`}>
      <span class="no">{rule.id}</span>
      <span>
        <Marked text={rule.title} query={query} />
      </span>
      {rule.standing === 'stated' ? null : (
        <small>
          <Icon name="flag" />
          {STANDING_SHORT[rule.standing]}
        </small>
      )}
    </a>
  </li>
)

const Book = ({ court: { law } }: { readonly court: Court }) => {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const entries = useMemo(
    () => law.rules.map((rule) => entryOf(rule, `${rule.id} ${rule.title} ${rule.section} ${rule.text}`)),
    [law],
  )
  const found = useMemo(() => (query === '' ? law.rules : search(entries, query)), [query, law])
  const all = useMemo(() => bySection(law.rules), [law])
  return (
    <Page title="The rule book" ground="paper" place="book">
      <div class="sheet">
        <header class="headline">
          <Heading>The rule book</Heading>
          <p class="lead">{law.rules.length} rules in our own words, each with how sure we are and where it is written.</p>
        </header>
        <div class="browse">
          <div class="browse__l">
            <SearchBox id="q" label="Search the rule book" hint="Say it in a few words" value={typed} onType={setTyped} />
            <p role="status" class="quiet">
              {query === '' ? 'No rule has been reviewed by an instructor yet.' : `${found.length} found.`}
            </p>
            <Sections list={all.map(({ name, rules }) => ({ name, count: rules.length }))} />
          </div>
          <div class="browse__r">
            {query === '' ? (
              all.map(({ name, rules }) => (
                <Contents key={name} name={name} note={rules.length} ids closed>
                  {rules.map((rule) => (
                    <RuleRow key={rule.id} rule={rule} query="" />
                  ))}
                </Contents>
              ))
            ) : (
              <Contents name="Best first" note={`${found.length} found`} ids>
                {found.map((rule) => (
                  <RuleRow key={rule.id} rule={rule} query={query} />
                ))}
              </Contents>
            )}
            {found.length === 0 ? <p class="lead">Nothing under “{query}”. Try fewer words.</p> : null}
          </div>
        </div>
      </div>
    </Page>
  )
}

export const BookScreen = () => (
  <Gate arrival={useTexts()} title="The rule book" ground="paper">
    {(court) => <Book court={court} />}
  </Gate>
)

const Cited = ({ rule }: { readonly rule: string }) => {
  const full = useFullCourt()
  const isBuild = typeof document === 'undefined'
  const found = useMemo(() => (full === undefined ? undefined : situationsCiting(full, rule)), [full, rule])
  if (isBuild || found === undefined) return null
  if (found.length === 0) return null
  return (
    <Side title="Rulings that can rest on it">
      <ul class="toc">
        {found.map(({ id, name, section }) => (
          <li key={id}>
            <a class="plain" href={`/ruling/${id}`}>
              <span>{name}</span>
              <small>{section}</small>
            </a>
          </li>
        ))}
      </ul>
    </Side>
  )
}

const Options = ({ court, ids }: { readonly court: Court; readonly ids: readonly string[] }) => (
  <Side title="Tables may choose">
    {ids.map((id) => {
      const words = court.law.optionWords[id]
      return words === undefined ? null : (
        <div key={id} class="ruleset">
          <Edge of="house" />
          <b>{words.title}</b>
          <span>{words.question}</span>
          <a class="go" href={`/rules#${id}`}>
            See the choices<span class="vh"> for {words.title}</span>
          </a>
        </div>
      )
    })}
  </Side>
)

const OneRule = ({ court, rule }: { readonly court: Court; readonly rule: Rule }) => (
  <Page title={`${rule.id} ${rule.title}`} ground="paper" place="book">
    <article class="sheet">
      <header class="headline">
        <div class="runhead">
          <span>
            {rule.id} · {rule.section}
          </span>
          <Stamp standing={rule.standing} />
        </div>
        <hr class="scotch" />
        <Heading>{rule.title}</Heading>
        <p class="lead">{rule.text}</p>
      </header>
      <Side title="How sure we are">
        <p>{STANDING_WORDS[rule.standing]}. No instructor has reviewed it.</p>
      </Side>
      {rule.dissent === undefined ? null : (
        <Side title="Who says otherwise">
          <p>{rule.dissent}</p>
        </Side>
      )}
      <Side title="Where it is written">
        {rule.sources.length === 0 ? (
          <p>No source states it; we draw it from the other rules.</p>
        ) : (
          <Sources court={court} list={rule.sources} />
        )}
      </Side>
      {rule.options === undefined || rule.options.length === 0 ? null : <Options court={court} ids={rule.options} />}
      <Cited rule={rule.id} />
      <p>
        <a class="go" href="/book">
          All rules
        </a>
      </p>
    </article>
  </Page>
)

export const RuleScreen = ({ rule = '' }: { readonly rule?: string }) => (
  <Gate arrival={useTexts()} title={rule} ground="paper">
    {(court) => {
      const found = court.rule(rule)
      return found === undefined ? <MissingScreen /> : <OneRule key={rule} court={court} rule={found} />
    }}
  </Gate>
)
