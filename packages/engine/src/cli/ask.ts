/** `mahjudge ask`: one question at a time, until the law has an answer. */
import type { Problem } from '../base/problem.ts'
import { rulingToJson } from '../codec/ruling-json.ts'
import { adjudicate } from '../rulings/adjudicate.ts'
import type { Court, Rules } from '../rulings/court.ts'
import type { Situation } from '../rulings/law.ts'
import type { Question, Ruling } from '../rulings/ruling.ts'
import type { Story } from '../rulings/story.ts'
import { findSituation } from './find-situation.ts'
import type { Lines } from './io.ts'
import { EXIT, reportProblems, write, writeAside } from './io.ts'
import { item, strong, wrap } from './layout.ts'
import { decidedText, isWorthSaying, rulingText } from './ruling-text.ts'
import { situationList } from './lists.ts'

export interface AskSettings {
  readonly court: Court
  readonly rules: Rules
  readonly json: boolean
  readonly full: boolean
  /** People answer at a terminal: mistakes are asked again instead of ending the run. */
  readonly interactive: boolean
  readonly lines: Lines
}

/** What people told so far; each answer is a step that can be taken back. */
interface Step {
  readonly fact: string
  /** Nothing: nobody knows. */
  readonly value?: string
}

const HELP = 'Answer with a number, or: b back, u nobody knows, s we do not agree, ? explain, q quit.'

type Said =
  { readonly kind: 'value'; readonly value: string } | { readonly kind: 'back' | 'quit' | 'explain' | 'unknown' | 'unclear' }

const COMMANDS: { readonly [word: string]: 'back' | 'quit' | 'explain' | 'unknown' } = {
  b: 'back',
  back: 'back',
  q: 'quit',
  quit: 'quit',
  '?': 'explain',
  u: 'unknown',
  unknown: 'unknown',
  // A fact that the seats do not agree on is not known to the table.
  s: 'unknown',
}

/** Reads an answer: a number, a value, or the start of a label. */
const readAnswer = (text: string, answers: Question['answers']): Said => {
  const typed = text.trim().toLowerCase()
  const exact = answers.find((answer) => answer.value.toLowerCase() === typed)
  if (exact !== undefined) return { kind: 'value', value: exact.value }
  const command = COMMANDS[typed]
  if (command !== undefined && Object.hasOwn(COMMANDS, typed)) return { kind: command }
  const byNumber = /^\d{1,2}$/.test(typed) ? answers[Number(typed) - 1] : undefined
  if (byNumber !== undefined) return { kind: 'value', value: byNumber.value }
  const starting = typed === '' ? [] : answers.filter((answer) => answer.label.toLowerCase().startsWith(typed))
  const [only] = starting
  return only !== undefined && starting.length === 1 ? { kind: 'value', value: only.value } : { kind: 'unclear' }
}

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
  message: `${text === '' ? 'An empty line' : text.slice(0, 60)} is none of the answers.`,
  hint: `Answer with 1 to ${question.answers.length}, or one of: ${question.answers.map((answer) => answer.value).join(', ')}.`,
})

/** Lets people choose a picture. Nothing: they quit, or gave an answer that cannot be read. */
export const chooseSituation = async (settings: AskSettings, typed: string | undefined): Promise<Situation | number> => {
  const { court, interactive, lines } = settings
  const say = settings.json ? writeAside : write
  let text = typed
  if (text === undefined) {
    say(`What happened?\n${situationList(court)}\nType a number, or say it in your own words.\n`)
    text = await lines.next()
  }
  for (;;) {
    if (text === undefined || ['q', 'quit'].includes(text.toLowerCase())) return EXIT.needsFacts
    const found = findSituation(court, text)
    if (found.ok && !Array.isArray(found.value)) return found.value as Situation
    if (found.ok) {
      const choices = found.value as readonly Situation[]
      say('Which of these?\n')
      choices.forEach((one) => say(item(`${court.law.situations.indexOf(one) + 1}.`, `${one.name} (${one.id})`)))
    } else if (interactive || typed === undefined) reportProblems(found.problems)
    if (!found.ok && !interactive) return typed === undefined ? EXIT.badInput : reportProblems(found.problems)
    text = await lines.next()
    if (text === undefined && !interactive)
      return reportProblems([
        {
          code: 'command/which-situation',
          at: 'situation',
          message: 'Several situations fit.',
          hint: 'Give the id of one of them.',
        },
      ])
  }
}

interface Progress {
  /** How the questions ended. */
  readonly kind: 'ruled' | 'stopped' | 'bad'
  readonly ruling?: Ruling
}

/** Asks until nothing more can matter; `steps` is changed in place so that answers can be taken back afterwards. */
const askOn = async (settings: AskSettings, base: Story, steps: Step[]): Promise<Progress> => {
  const { court, rules, interactive, lines } = settings
  const say = settings.json ? writeAside : write
  const shown = new Set<string>()
  for (;;) {
    const ruling = adjudicate(court, rules, storyOf(base, steps))
    if (!ruling.ok) {
      reportProblems(ruling.problems)
      if (!interactive || steps.length === 0) return { kind: 'bad' }
      steps.pop()
      continue
    }
    const question = ruling.value.needs[0]
    if (question === undefined) return { kind: 'ruled', ruling: ruling.value }
    const fresh = ruling.value.effects.filter((effect) => isWorthSaying(effect) && !shown.has(`${effect.slot} ${effect.says}`))
    if (steps.length > 0 && fresh.length > 0) {
      say(`\nDecided so far\n${decidedText(court, fresh)}`)
      for (const effect of fresh) shown.add(`${effect.slot} ${effect.says}`)
    }
    say(questionText(question, steps.length + 1))
    if (interactive && steps.length === 0) say(wrap(HELP, { indent: 3 }))
    const text = await lines.next()
    if (text === undefined) return { kind: 'stopped', ruling: ruling.value }
    const said = readAnswer(text, question.answers)
    if (said.kind === 'quit') return { kind: 'stopped', ruling: ruling.value }
    if (said.kind === 'back') steps.pop()
    else if (said.kind === 'explain') say(explainText(court, question, ruling.value))
    else if (said.kind === 'unknown') steps.push({ fact: question.fact })
    else if (said.kind === 'value') steps.push({ fact: question.fact, value: said.value })
    else {
      reportProblems([unclear(text, question)])
      if (!interactive) return { kind: 'bad' }
    }
  }
}

/** Changes what the ruling took for granted, when somebody types its number. Nothing: they are done. */
const changeAssumption = async (settings: AskSettings, ruling: Ruling, steps: Step[]): Promise<'again' | 'done' | 'bad'> => {
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
    writeAside(`Not needed any more: ${text.slice(0, 60)}\n`)
    return 'done'
  }
  const [, number = '', value] = /^(?:c\s*)?(\d{1,2})(?:\s+(\S+))?$/i.exec(text) ?? []
  const assumption = ruling.assumed[Number(number) - 1]
  if (assumption === undefined) {
    reportProblems([
      {
        code: 'command/unknown-assumption',
        at: 'change',
        message: `${text.slice(0, 60)} is no number of what was taken for granted.`,
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
  if (chosen !== undefined) steps.push({ fact: assumption.fact, value: chosen })
  return 'again'
}

/** Runs the questions and prints the ruling. Returns the exit status. */
export const ask = async (settings: AskSettings, base: Story): Promise<number> => {
  const steps: Step[] = []
  for (;;) {
    const { kind, ruling } = await askOn(settings, base, steps)
    if (ruling === undefined || kind === 'bad') return EXIT.badInput
    if (kind === 'stopped') {
      write(
        settings.json
          ? `${JSON.stringify(rulingToJson(ruling), null, 2)}\n`
          : `\n${rulingText(settings.court, ruling, settings)}`,
      )
      return EXIT.needsFacts
    }
    if (!settings.json) write(`\n${rulingText(settings.court, ruling, settings)}`)
    const then = await changeAssumption(settings, ruling, steps)
    if (then === 'again') continue
    if (settings.json) write(`${JSON.stringify(rulingToJson(ruling), null, 2)}\n`)
    if (then === 'bad') return EXIT.badInput
    return ruling.outcome === 'needs-facts' ? EXIT.needsFacts : EXIT.ruled
  }
}
