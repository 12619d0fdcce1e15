/** `mahjudge ask`: one question at a time, until the law has an answer. */
import type { Problem } from '../base/problem.ts'
import { shown } from '../base/shown.ts'
import { rulingToJson } from '../codec/ruling-json.ts'
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import type { CompiledCard } from '../card/match/compile.ts'
import { consultedToJson, consultTold } from '../codec/consult-told.ts'
import { variablesOf } from '../decide/when.ts'
import { adjudicate } from '../rulings/adjudicate.ts'
import type { Court, Rules } from '../rulings/court.ts'
import type { Consulted, Evidence } from '../rulings/evidence.ts'
import type { Situation } from '../rulings/law.ts'
import type { Question, Ruling } from '../rulings/ruling.ts'
import type { Story } from '../rulings/story.ts'
import { readAnswer } from './answers.ts'
import { consultedText } from './consulted-text.ts'
import type { Lines } from './io.ts'
import { EXIT, reportProblems, write, writeAside } from './io.ts'
import { item, strong, wrap } from './layout.ts'
import { decidedText, isWorthSaying, rulingText } from './ruling-text.ts'

export interface AskSettings {
  readonly court: Court
  readonly rules: Rules
  readonly json: boolean
  readonly full: boolean
  /** People answer at a terminal: mistakes are asked again instead of ending the run. */
  readonly interactive: boolean
  readonly lines: Lines
}

/** What the command line told, and where, for the places of problems. */
export interface Beginning {
  readonly story: Story
  readonly placed: (problems: readonly Problem[]) => readonly Problem[]
  /** Tiles that were told, and the card to hold them against. */
  readonly evidence?: Evidence
  readonly card?: CompiledCard
}

/** What people told so far; each answer is a step that can be taken back. */
interface Step {
  readonly fact: string
  /** Nothing: nobody knows. */
  readonly value?: string
  /** What was taken for granted and cannot be so with this answer: it is asked instead. */
  readonly opened?: readonly string[]
}

const HELP = 'Answer with a number, or: b back, u nobody knows, s we do not agree, ? explain, q quit.'

const storyOf = (base: Story, steps: readonly Step[]): Story => ({
  ...base,
  facts: {
    ...base.facts,
    ...Object.fromEntries(steps.flatMap((step) => (step.value === undefined ? [] : [[step.fact, step.value] as const]))),
  },
  unknown: [...(base.unknown ?? []), ...steps.flatMap((step) => (step.value === undefined ? [step.fact] : []))],
})

const questionText = (question: Question, number: number): string =>
  [
    `\n${wrap(strong(`${number}. ${question.question}`), { hang: 3 })}`,
    ...question.answers.map((answer, at) => item(`${at + 1})`, answer.label, 3)),
  ].join('')

const explainText = (court: Court, question: Question, ruling: Ruling): string => {
  const words = court.law.factWords[question.fact]
  const decided = new Set(ruling.effects.map((effect) => effect.slot))
  const open = court.law.slots.filter((slot) => !decided.has(slot.slot)).map((slot) => slot.name.toLowerCase())
  return [
    ...question.answers.map((answer, at) =>
      item(`${at + 1})`, `${answer.label}: ${words?.says[answer.value] ?? answer.value}.`, 3),
    ),
    wrap(`It is asked because these still hang on it: ${open.join(', ')}.`, { indent: 3 }),
    wrap(HELP, { indent: 3 }),
  ].join('')
}

const unclear = (text: string, question: Question): Problem => ({
  code: 'command/unknown-answer',
  at: question.fact,
  message: `${text === '' ? 'An empty line' : shown(text)} is none of the answers.`,
  hint: `Answer with 1 to ${question.answers.length}, or one of: ${question.answers.map((answer) => answer.value).join(', ')}.`,
})

interface Progress {
  /** How the questions ended. */
  readonly kind: 'ruled' | 'stopped' | 'pictures' | 'bad'
  readonly heard?: Heard
}

/** The court as it hears a story in which some things are asked instead of taken for granted. */
const withOpened = (court: Court, id: string, opened: readonly string[]): Court => {
  const situation = court.situation(id)
  if (situation === undefined || opened.length === 0) return court
  const takes = Object.fromEntries(Object.entries(situation.takes).filter(([fact]) => !opened.includes(fact)))
  const changed: Situation = { ...situation, takes, asks: [...situation.asks, ...opened] }
  return { ...court, situation: (other) => (other === id ? changed : court.situation(other)) }
}

/** A ruling with what the card said of the tiles that were told. */
interface Heard {
  readonly ruling: Ruling
  readonly card?: Consulted
}

const rulings = new WeakMap<Beginning, Map<string, Result<Heard>>>()

const hearOnce = ({ court, rules }: AskSettings, { story, evidence, card }: Beginning, steps: readonly Step[]): Result<Heard> => {
  const opened = steps.flatMap((step) => step.opened ?? [])
  const asked = withOpened(court, story.situation, opened)
  const told = storyOf(story, steps)
  const consulted = consultTold(asked, card, evidence === undefined ? { story: told } : { story: told, evidence }, rules.options)
  if (!consulted.ok) return consulted
  const ruling = adjudicate(asked, rules, consulted.value.story)
  return ruling.ok ? ok({ ruling: ruling.value, ...(evidence === undefined ? {} : { card: consulted.value }) }) : ruling
}

/** The ruling after some steps. Each is kept, since people go back and forth. */
const hear = (settings: AskSettings, beginning: Beginning, steps: readonly Step[]): Result<Heard> => {
  const kept = rulings.get(beginning) ?? new Map<string, Result<Heard>>()
  rulings.set(beginning, kept)
  const key = JSON.stringify(steps)
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = hearOnce(settings, beginning, steps)
  kept.set(key, made)
  return made
}

/**
 * A change that cannot be together with something else taken for granted: that is asked instead. First what hangs on
 * the changed fact, then whatever one thing it is, then everything.
 */
const withChange = (settings: AskSettings, beginning: Beginning, steps: readonly Step[], change: Step): Step => {
  if (hear(settings, beginning, [...steps, change]).ok) return change
  const { story: base } = beginning
  const { court } = settings
  const told = storyOf(base, [...steps, change])
  const free = Object.keys(court.situation(base.situation)?.takes ?? {}).filter(
    (fact) => told.facts[fact] === undefined && told.unknown?.includes(fact) !== true,
  )
  const hanging = free.filter((fact) => {
    const gates = court.plan.facts.get(fact)?.appliesWhen
    return gates !== undefined && variablesOf(gates).includes(change.fact)
  })
  const opened = [hanging, ...free.map((fact) => [fact]), free].find(
    (facts) => facts.length > 0 && hear(settings, beginning, [...steps, { ...change, opened: facts }]).ok,
  )
  return opened === undefined ? change : { ...change, opened }
}

/** Asks until nothing more can matter; `steps` is changed in place so that answers can be taken back afterwards. */
const askOn = async (settings: AskSettings, beginning: Beginning, steps: Step[]): Promise<Progress> => {
  const { placed } = beginning
  const { court, interactive, lines } = settings
  const say = settings.json ? writeAside : write
  const shown = new Set<string>()
  for (;;) {
    const heard = hear(settings, beginning, steps)
    if (!heard.ok) {
      reportProblems(placed(heard.problems))
      if (!interactive || steps.length === 0) return { kind: 'bad' }
      steps.pop()
      continue
    }
    const { ruling } = heard.value
    const question = ruling.needs[0]
    if (question === undefined) return { kind: 'ruled', heard: heard.value }
    const fresh = ruling.effects.filter((effect) => isWorthSaying(effect) && !shown.has(`${effect.slot} ${effect.says}`))
    if (steps.length > 0 && fresh.length > 0) {
      say(`\nDecided so far\n${decidedText(court, fresh)}`)
      for (const effect of fresh) shown.add(`${effect.slot} ${effect.says}`)
    }
    say(questionText(question, steps.length + 1))
    if (interactive && steps.length === 0) say(wrap(HELP, { indent: 3 }))
    const text = await lines.next()
    if (text === undefined) return { kind: 'stopped', heard: heard.value }
    const said = readAnswer(text, question.answers)
    if (said.kind === 'quit') return { kind: 'stopped', heard: heard.value }
    if (said.kind === 'back' && steps.length === 0) return { kind: 'pictures', heard: heard.value }
    if (said.kind === 'back') steps.pop()
    else if (said.kind === 'explain') say(explainText(court, question, ruling))
    else if (said.kind === 'unknown') steps.push({ fact: question.fact })
    else if (said.kind === 'value') steps.push({ fact: question.fact, value: said.value })
    else {
      reportProblems([unclear(text, question)])
      if (!interactive) return { kind: 'bad' }
    }
  }
}

/** Changes what the ruling took for granted, when somebody types its number. Nothing: they are done. */
const changeAssumption = async (
  settings: AskSettings,
  beginning: Beginning,
  ruling: Ruling,
  steps: Step[],
): Promise<'again' | 'done' | 'bad'> => {
  const { interactive, lines } = settings
  const say = settings.json ? writeAside : write
  if (interactive)
    say(`\n${wrap('Enter to finish; b to go back to the last question; a number to change what was taken for granted.')}`)
  const text = await lines.next()
  if (text === undefined || text === '' || ['q', 'quit'].includes(text.toLowerCase())) return 'done'
  if (['b', 'back'].includes(text.toLowerCase())) {
    steps.pop()
    return 'again'
  }
  const isChange = /^c\s*\d/i.test(text)
  if (!interactive && !isChange) {
    writeAside(`Not needed any more: ${shown(text)}\n`)
    return 'done'
  }
  const [, number = '', value] = /^(?:c\s*)?(\d{1,2})(?:\s+(\S+))?$/i.exec(text) ?? []
  const assumption = ruling.assumed[Number(number) - 1]
  if (assumption === undefined) {
    reportProblems([
      {
        code: 'command/unknown-assumption',
        at: 'change',
        message: `${shown(text)} is no number of what was taken for granted.`,
        hint:
          ruling.assumed.length === 0
            ? 'Nothing that could be changed was taken for granted.'
            : `Give a number from 1 to ${ruling.assumed.length}.`,
      },
    ])
    return interactive ? 'again' : 'bad'
  }
  const answers = assumption.otherwise.map((change) => ({ value: change.value, label: change.says }))
  const [only] = answers
  let chosen = answers.length === 1 ? only?.value : undefined
  if (chosen === undefined) {
    answers.forEach((answer, at) => say(item(`${at + 1})`, answer.label, 3)))
    const said = readAnswer(value ?? (await lines.next()) ?? '', answers)
    if (said.kind === 'value') chosen = said.value
    else if (!interactive) {
      reportProblems([unclear(value ?? '', { fact: assumption.fact, question: assumption.says, answers })])
      return 'bad'
    }
  }
  if (chosen !== undefined) steps.push(withChange(settings, beginning, steps, { fact: assumption.fact, value: chosen }))
  return 'again'
}

const heardText = (settings: AskSettings, { ruling, card }: Heard): string =>
  settings.json
    ? `${JSON.stringify({ ...rulingToJson(ruling), ...(card === undefined ? {} : { card: consultedToJson(card) }) }, null, 2)}\n`
    : `\n${card === undefined ? '' : consultedText(card)}${rulingText(settings.court, ruling, settings)}`

/** Runs the questions and prints the ruling. Returns the exit status, or that people went back to the pictures. */
export const ask = async (settings: AskSettings, beginning: Beginning): Promise<number | 'pictures'> => {
  const steps: Step[] = []
  for (;;) {
    const { kind, heard } = await askOn(settings, beginning, steps)
    if (heard === undefined || kind === 'bad') return EXIT.badInput
    if (kind === 'pictures') return kind
    if (kind === 'stopped') {
      write(heardText(settings, heard))
      return EXIT.needsFacts
    }
    if (!settings.json) write(heardText(settings, heard))
    const then = await changeAssumption(settings, beginning, heard.ruling, steps)
    if (then === 'again') continue
    if (settings.json) write(heardText(settings, heard))
    if (then === 'bad') return EXIT.badInput
    return heard.ruling.outcome === 'needs-facts' ? EXIT.needsFacts : EXIT.ruled
  }
}
