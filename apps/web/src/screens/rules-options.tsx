/** What tables decide: every option by what it bears on, folded, with search. */
import type { Citation, Court } from 'mahjudge'
import { useMemo, useState } from 'preact/hooks'
import { Fold } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { Marked } from '../components/marked.tsx'
import { SearchBox } from '../components/search-box.tsx'
import type { OwnRules } from '../state/device.ts'
import { entryOf, search } from '../state/search.ts'
import { sayCitation } from '../state/words.ts'
import { groupOptions } from './rules-groups.ts'

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
  /** Words that were searched for, if any. */
  readonly query: string
  readonly save: (rules: OwnRules) => void
}

const OptionChoices = ({ court, id, own, isOpen, query, save }: OptionProps) => {
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
          <b>
            <Marked text={words.title} query={query} />
          </b>
          <small>{words.values[current]?.label ?? current}</small>
        </>
      }
    >
      <p>
        <Marked text={words.question} query={query} />
      </p>
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

interface ChoicesProps {
  readonly court: Court
  readonly own: OwnRules
  /** The option that a link means, or nothing. */
  readonly wanted: string
  readonly save: (rules: OwnRules) => void
}

/** How many points a group has, and how many of them this table has settled otherwise. */
const countOf = (options: readonly string[], own: OwnRules): string => {
  const agreed = own.set === 'own' ? options.filter((id) => own.options[id] !== undefined).length : 0
  const points = options.length === 1 ? 'One point' : `${options.length} points`
  return agreed === 0 ? points : `${points}, ${agreed} agreed at your table`
}

/** What somebody may type to find an option: its words, and those of its choices. */
const entriesOf = (court: Court) =>
  court.plan.model.options.flatMap(({ id }) => {
    const words = court.law.optionWords[id]
    if (words === undefined) return []
    const choices = Object.values(words.values).map(({ label, says }) => `${label} ${says}`)
    return [entryOf(id, [words.title, words.question, ...choices].join(' '))]
  })

export const TableChoices = ({ court, own, wanted, save }: ChoicesProps) => {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const entries = useMemo(() => entriesOf(court), [court])
  const groups = useMemo(() => groupOptions(court.plan.model.options.map(({ id }) => id)), [court])
  const found = query === '' ? [] : search(entries, query)
  const choices = (id: string) => (
    <OptionChoices key={id} court={court} id={id} own={own} isOpen={id === wanted} query={query} save={save} />
  )
  return (
    <>
      <SearchBox id="point" label="Search what tables decide" hint="Say it in a few words" value={typed} onType={setTyped} />
      <p role="status" class="quiet">
        {query === '' ? `${court.plan.model.options.length} points, by what happened.` : `${found.length} found.`}
      </p>
      {query === ''
        ? groups.map(({ name, options }) => (
            <Fold
              key={name}
              open={options.includes(wanted)}
              head={
                <>
                  <b>{name}</b>
                  <small>{countOf(options, own)}</small>
                </>
              }
            >
              {options.map(choices)}
            </Fold>
          ))
        : found.map(choices)}
    </>
  )
}
