/** What this is, what it is not, and what we have read. The lists come from the law's own sources. */
import type { Court, Source } from 'mahjudge'
import { Fold, Side } from '../components/furniture.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useTexts } from '../state/courts.ts'

const READ = {
  whole: { title: 'Read whole', lead: 'We have read these from beginning to end.' },
  part: { title: 'Read in part', lead: 'We could read some pages of these.' },
  none: {
    title: 'Not read',
    lead: 'We know these only through the sources that report them. That includes what the League itself publishes.',
  },
} as const

const SourceRow = ({ source, isAlone }: { readonly source: Source; readonly isAlone: boolean }) => {
  const { title, publisher, edition, address, read, readOn } = source
  const known = [
    isAlone ? publisher : undefined,
    edition,
    address,
    readOn === undefined || read === 'none' ? undefined : `Read on ${readOn}`,
  ].filter((one) => one !== undefined)
  return (
    <li>
      <strong>{title}</strong>
      {known.length === 0 ? null : <span>{known.join('. ')}.</span>}
    </li>
  )
}

/** Publishers of one source each are told together. */
const OTHERS = 'Others'

const byPublisher = (list: readonly Source[]): readonly (readonly [string, readonly Source[]])[] => {
  const groups = new Map<string, Source[]>()
  for (const source of list) groups.set(source.publisher, [...(groups.get(source.publisher) ?? []), source])
  const all = [...groups].sort(([, a], [, b]) => b.length - a.length)
  const single = all.flatMap(([, own]) => (own.length === 1 ? own : []))
  return single.length < 2 ? all : [...all.filter(([, own]) => own.length > 1), [OTHERS, single]]
}

const SourceList = ({ court, read }: { readonly court: Court; readonly read: Source['read'] }) => {
  const list = court.law.sources.filter((source) => source.read === read)
  return (
    <Side title={`${READ[read].title} (${list.length})`}>
      <p>{READ[read].lead}</p>
      {byPublisher(list).map(([publisher, own]) => (
        <Fold
          key={publisher}
          head={
            <>
              <b>{publisher}</b> <span class="quiet">({own.length})</span>
            </>
          }
        >
          <ul class="srcs">
            {own.map((source) => (
              <SourceRow key={source.id} source={source} isAlone={publisher === OTHERS} />
            ))}
          </ul>
        </Fold>
      ))}
    </Side>
  )
}

const About = ({ court }: { readonly court: Court }) => {
  return (
    <Page title="About and sources" ground="paper" place="about">
      <article class="sheet">
        <header class="headline">
          <Heading>About and sources</Heading>
          <p class="lead">
            Mahjudge helps a table of American mah jongg settle a dispute. It asks a few questions and answers with a ruling, its
            reason, and where that is written.
          </p>
        </header>
        <Side title="What it is not">
          <ul class="lines">
            <li>
              It is not official. The National Mah Jongg League and the American Mah Jongg Association have neither made nor
              endorsed it.
            </li>
            <li>No instructor has reviewed its rulings.</li>
            <li>What your group, event or director has decided comes first.</li>
            <li>It holds no hand of any published card. Every rule is in our own words.</li>
          </ul>
        </Side>
        <Side title="What it keeps">
          <ul class="lines">
            <li>There is no account, and nothing you tap is sent anywhere.</li>
            <li>Facts of a dispute stand in the address of the page, after the # sign, which browsers do not send.</li>
            <li>Rules you choose stay on this device.</li>
            <li>
              <a class="go" href="/offline">
                What works without a signal
              </a>
            </li>
          </ul>
        </Side>
        <Side title="How sure we are">
          <p>
            Edition {court.law.edition}: {court.law.rules.length} rules, {court.law.situations.length} situations,{' '}
            {court.law.sources.length} sources. Each rule says whether a source we read states it, a source reports it from a text
            we have not read, sources dispute it, or we draw it from other rules.
          </p>
        </Side>
        <SourceList court={court} read="none" />
        <SourceList court={court} read="part" />
        <SourceList court={court} read="whole" />
      </article>
    </Page>
  )
}

export const AboutScreen = () => (
  <Gate arrival={useTexts()} title="About and sources" ground="paper">
    {(court) => <About court={court} />}
  </Gate>
)
