/** Rules in force: a rule set, or the table's own choices, kept on this device. */
import type { Court } from 'mahjudge'
import { useEffect, useState } from 'preact/hooks'
import { Edge } from '../components/edge.tsx'
import { Side } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useTexts } from '../state/courts.ts'
import type { OwnRules } from '../state/device.ts'
import { saveRules, useOwnRules } from '../state/device.ts'
import { useLive } from '../state/live.ts'
import { SET_NAMES } from '../state/rules.ts'
import { TableChoices } from './rules-options.tsx'

const EDGES = { nmjl: 'league', amja: 'amja', own: 'house' } as const

const noteOf = (court: Court, id: OwnRules['set']): string =>
  id === 'own'
    ? 'Starts from one of the two, with what your table has agreed below. It counts if it was agreed before the game.'
    : (court.ruleSet(id)?.note ?? '')

const Sets = ({
  court,
  own,
  save,
}: {
  readonly court: Court
  readonly own: OwnRules
  readonly save: (rules: OwnRules) => void
}) => (
  <ul class="sets" aria-label="Rule sets">
    {(['nmjl', 'amja', 'own'] as const).map((id) => (
      <li key={id} class="ruleset">
        <Edge of={EDGES[id]} />
        <h3>{id === 'own' ? 'Our table' : (court.ruleSet(id)?.name ?? SET_NAMES[id])}</h3>
        <span>{noteOf(court, id)}</span>
        <button
          type="button"
          class="key key--center"
          aria-pressed={own.set === id}
          onClick={() => save({ ...own, set: id, base: id === 'own' ? own.base : id })}
        >
          {own.set === id ? <Icon name="check" /> : null}
          {own.set === id ? 'In force' : 'Play by these'}
          <span class="vh">: {SET_NAMES[id]}</span>
        </button>
      </li>
    ))}
  </ul>
)

const Rules = ({ court }: { readonly court: Court }) => {
  const own = useOwnRules()
  const [said, setSaid] = useState('')
  const live = useLive()
  // A link from the rule book names the choice it means.
  const wanted = live ? location.hash.slice(1) : ''
  useEffect(() => {
    if (wanted !== '') document.getElementById(wanted)?.scrollIntoView()
  }, [wanted])
  const save = (rules: OwnRules): void => {
    const kept = saveRules(rules)
    setSaid(
      kept
        ? `${SET_NAMES[rules.set]} is in force, saved on this device.`
        : 'This browser won’t keep it. It holds until you close the app.',
    )
  }
  return (
    <Page title="Rules in force" ground="paper" place="rules">
      <div class="sheet">
        <header class="headline">
          <Heading>Rules in force</Heading>
          <p class="lead">
            Every ruling says which rules it was made under. Your choice stays on this device and travels in the links you share.
          </p>
          <p class="needs-script" role="status">
            {said}
          </p>
        </header>
        <Side title="Rule sets">
          <Sets court={court} own={own} save={save} />
        </Side>
        <Side title="What tables decide">
          <p>
            Sources differ on these points, or tables play them otherwise. Choosing one makes the rules in force your table’s own,
            starting from {SET_NAMES[own.base]}.
          </p>
          <TableChoices court={court} own={own} wanted={wanted} save={save} />
        </Side>
      </div>
    </Page>
  )
}

export const RulesScreen = () => (
  <Gate arrival={useTexts()} title="Rules in force" ground="paper">
    {(court) => <Rules court={court} />}
  </Gate>
)
