/** Rules in force: a rule set, or the table's own choices, kept on this device. */
import type { Citation, Court } from 'mahjudge'
import { useEffect, useState } from 'preact/hooks'
import { Edge } from '../components/edge.tsx'
import { Fold, Side } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { Gate } from '../components/gate.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useTexts } from '../state/courts.ts'
import type { OwnRules } from '../state/device.ts'
import { saveRules, useOwnRules } from '../state/device.ts'
import { useLive } from '../state/live.ts'
import { SET_NAMES } from '../state/rules.ts'
import { sayCitation } from '../state/words.ts'

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

const holders = (court: Court, list: readonly Citation[]): string =>
  list.length === 0 ? '' : `Held by ${list.map((one) => sayCitation(court, one).title).join('; ')}.`

const HOW = {
  stated: '',
  reported: '',
  disputed: 'Disputed among sources. ',
  derived: 'A reading of our own. ',
  house: 'A table rule; no rule book we know holds it. ',
} as const

interface OptionProps {
  readonly court: Court
  readonly id: string
  readonly own: OwnRules
  readonly isOpen: boolean
  readonly save: (rules: OwnRules) => void
}

const OptionChoices = ({ court, id, own, isOpen, save }: OptionProps) => {
  const words = court.law.optionWords[id]
  const option = court.plan.options.get(id)
  if (words === undefined || option === undefined) return null
  const ofSet = own.base === 'amja' ? court.ruleSet('amja')?.options[id]?.value : court.ruleSet('nmjl')?.options[id]?.value
  const standard = ofSet ?? option.standard
  const current = own.set === 'own' ? (own.options[id] ?? standard) : standard
  const agreed = own.set === 'own' ? own.agreedOn[id] : undefined
  const choose = (value: string): void => {
    const { [id]: _was, ...others } = own.options
    const { [id]: _day, ...days } = own.agreedOn
    const isBack = value === standard && option.unsettled === undefined
    save({
      set: 'own',
      base: own.base,
      options: isBack ? others : { ...others, [id]: value },
      agreedOn: isBack ? days : { ...days, [id]: new Date().toISOString().slice(0, 10) },
    })
  }
  return (
    <Fold
      id={id}
      open={isOpen}
      head={
        <>
          <b>{words.title}</b>
          <small>{words.values[current]?.label ?? current}</small>
        </>
      }
    >
      <p>{words.question}</p>
      {agreed === undefined || own.options[id] === undefined ? null : (
        <p class="agreed">
          <Icon name="check" />
          Agreed at this table on {agreed}.
          <button
            type="button"
            class="undo"
            onClick={() => {
              const { [id]: _was, ...options } = own.options
              const { [id]: _day, ...agreedOn } = own.agreedOn
              save({ ...own, options, agreedOn })
            }}
          >
            Undo<span class="vh">: {words.title}</span>
          </button>
        </p>
      )}
      <ul class="tries">
        {option.values.map((value) => {
          const said = words.values[value]
          if (said === undefined) return null
          const isOn = value === current
          return (
            <li key={value}>
              <button type="button" class="key" aria-pressed={isOn} onClick={() => choose(value)}>
                <Icon name={isOn ? 'check' : 'right'} />
                <span>
                  {said.label}
                  {value === standard ? ' (as the set has it)' : ''}
                  <small>{said.says}</small>
                  <small>
                    {HOW[said.standing]}
                    {holders(court, said.heldBy)}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p class="quiet">{words.why}</p>
    </Fold>
  )
}

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
          {court.plan.model.options.map(({ id }) => (
            <OptionChoices key={id} court={court} id={id} own={own} isOpen={id === wanted} save={save} />
          ))}
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
