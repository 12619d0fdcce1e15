/**
 * The text of a card, read whole. `readCardLines` is for an editor: every line of the text with what it says, what is
 * wrong with it, and tiles to draw. `readCard` is for everybody else: the card, or every problem of it.
 */
import type { Problem } from '../../base/problem.ts'
import type { Result } from '../../base/result.ts'
import { failed, ok } from '../../base/result.ts'
import { shown } from '../../base/shown.ts'
import type { Budget } from './budget.ts'
import { fullBudget } from './budget.ts'
import type { Complaint } from './complaint.ts'
import { complain, placed } from './complaint.ts'
import type { DrawnWord } from './draw.ts'
import { checkFact, isDate, jokerMinGroup } from './facts.ts'
import { findDoubled } from './doubled.ts'
import { LONGEST_CARD, LONGEST_LINE, MOST_HANDS, MOST_TEXT_LINES } from '../limits.ts'
import type { Card, Line, Section } from '../model.ts'
import type { KeptHand } from './read-once.ts'
import { handReader } from './read-once.ts'
import type { Sorted } from './sort-lines.ts'
import { isSinglesAndPairs, sortLine, textLines } from './sort-lines.ts'

/** One line of the text of a card. */
export interface ReadLine {
  /** From 1. */
  readonly at: number
  readonly what: Sorted['what']
  readonly problems: readonly Problem[]
  /** What could be read of a hand, for drawing: one list of words for each alternative. */
  readonly drawing?: readonly (readonly DrawnWord[])[]
  /** Tiles of each alternative of a hand, as far as they could be read. */
  readonly tiles?: readonly number[]
  /** The hand, when nothing is wrong with it. */
  readonly line?: Line
  /** An erratum below has taken the place of this hand; it is no part of the card and need not be right. */
  readonly replaced?: true
}

export interface CardLines {
  readonly lines: readonly ReadLine[]
  /** Every problem, those of the whole text included. */
  readonly problems: readonly Problem[]
  /** The card, when there are no problems. */
  readonly card?: Card
}

interface Hand {
  readonly at: number
  readonly section: number
  readonly number: number
  readonly text: string
  readonly erratum?: string
  readonly complaints: Complaint[]
  replaced: boolean
  /** Missing when the card has too many. */
  kept?: KeptHand
}

/** What one pass over the text collects. */
interface Draft {
  readonly sorted: Sorted[]
  readonly complaints: Map<number, readonly Complaint[]>
  readonly facts: Map<string, string>
  readonly sections: Section[]
  readonly hands: Hand[]
  readonly budget: Budget
  /** Hands so far in the section that is open. */
  count: number
}

const lineTooLong = (length: number): Complaint =>
  complain(
    'card/line-too-long',
    LONGEST_LINE + 1,
    `This line is ${length} characters long; at most ${LONGEST_LINE} are read.`,
    'Write one hand a line, and keep footnotes short.',
  )

const tooManyHands = (): Complaint =>
  complain(
    'card/too-many-lines',
    1,
    `A card has at most ${MOST_HANDS} lines; this and what follows are not read.`,
    'Keep one card in one text.',
  )

const badErratum = (date: string, column: number): Complaint =>
  complain(
    'card/bad-fact',
    column,
    date === '' ? 'The erratum has no date.' : `“${shown(date)}” is no date.`,
    'Write “erratum 2026-05-03:” and then the whole line as it should be.',
  )

const strayErratum = (): Complaint =>
  complain('card/stray-erratum', 1, 'No hand stands above this erratum.', 'Put it right under the line that it replaces.')

const addSection = (draft: Draft, title: string): readonly Complaint[] => {
  draft.sections.push({ title, singlesAndPairs: isSinglesAndPairs(title) })
  draft.count = 0
  return title === ''
    ? [complain('card/no-title', 1, 'This heading has no words.', 'Write the title of the section behind the #.')]
    : []
}

const addHand = (draft: Draft, hand: Pick<Hand, 'at' | 'text' | 'erratum'>, number: number): void => {
  if (draft.sections.length === 0) draft.sections.push({ title: '', singlesAndPairs: false })
  draft.hands.push({ ...hand, section: draft.sections.length - 1, number, complaints: [], replaced: false })
}

const addErratum = (
  draft: Draft,
  at: number,
  { date, hand, column }: Sorted & { readonly what: 'erratum' },
): readonly Complaint[] => {
  const last = draft.hands.at(-1)
  const above = draft.count > 0 ? last : undefined
  if (above !== undefined) above.replaced = true
  const complaints = [...(isDate(date) ? [] : [badErratum(date, column)]), ...(above === undefined ? [strayErratum()] : [])]
  if (above === undefined) draft.count++
  addHand(draft, { at, text: hand, erratum: date }, draft.count)
  return complaints
}

const addLine = (draft: Draft, text: string, at: number): readonly Complaint[] => {
  const sorted: Sorted = text.length > LONGEST_LINE ? { what: 'hand' } : sortLine(text)
  draft.sorted.push(sorted)
  if (text.length > LONGEST_LINE) return [lineTooLong(text.length)]
  switch (sorted.what) {
    case 'blank':
    case 'remark':
      return []
    case 'fact': {
      const complaints = checkFact(sorted.fact, draft.facts, draft.budget)
      if (complaints.length === 0) draft.facts.set(sorted.fact.name, sorted.fact.value)
      return complaints
    }
    case 'section':
      return addSection(draft, sorted.title)
    case 'erratum':
    case 'hand':
      if (draft.hands.length > MOST_HANDS) return []
      if (draft.hands.length === MOST_HANDS) {
        // One more is kept, unread, to carry the complaint.
        draft.hands.push({ at, section: 0, number: 0, text: '', complaints: [tooManyHands()], replaced: false })
        return []
      }
      if (sorted.what === 'erratum') return addErratum(draft, at, sorted)
      draft.count++
      addHand(draft, { at, text }, draft.count)
      return []
  }
}

/** The hand as a line of the card, when nothing is wrong with the hand itself. */
const lineOf = ({ at, section, number, erratum, kept }: Hand): Line | undefined => {
  const { worth, gathered, said } = kept ?? {}
  if (worth === undefined || gathered === undefined || said === undefined) return undefined
  return {
    section,
    number,
    at,
    ...said,
    ...(erratum === undefined ? {} : { erratum }),
    value: worth.value,
    concealed: worth.concealed,
    variants: gathered.variants,
  }
}

const readHands = ({ hands, facts, budget }: Draft): void => {
  const { read, draw } = handReader(jokerMinGroup(facts), budget)
  for (const hand of hands.slice(0, MOST_HANDS)) {
    hand.kept = hand.replaced ? draw(hand.text) : read(hand.text)
    if (!hand.replaced) hand.complaints.push(...hand.kept.complaints)
  }
  for (const [hand, twin] of findDoubled(hands))
    hand.complaints.push(
      complain('card/doubled-line', 1, `These are the same hands as those of line ${twin.at}.`, 'Take one of the two out.'),
    )
}

const wholeText = (code: string, message: string, at: string, hint: string): Problem => ({ code, message, at, hint })

const unreadable = (problem: Problem): CardLines => ({ lines: [], problems: [problem] })

/** Every line of a card text with its problems, and the card when there are none. Never throws, whatever the text. */
export const readCardLines = (text: string): CardLines => {
  if (text.length > LONGEST_CARD)
    return unreadable(
      wholeText(
        'card/too-large',
        `This text is ${text.length} characters long; a card has at most ${LONGEST_CARD}.`,
        'line 1, column 1',
        'Keep one card in one text.',
      ),
    )
  const texts = textLines(text)
  const draft: Draft = {
    sorted: [],
    complaints: new Map(),
    facts: new Map(),
    sections: [],
    hands: [],
    budget: fullBudget(),
    count: 0,
  }
  for (const [index, one] of texts.slice(0, MOST_TEXT_LINES).entries()) {
    const complaints = addLine(draft, one, index + 1)
    if (complaints.length > 0) draft.complaints.set(index + 1, complaints)
  }
  readHands(draft)
  const handAt = new Map(draft.hands.map((hand) => [hand.at, hand]))
  const lines = draft.sorted.map(({ what }, index): ReadLine => {
    const at = index + 1
    const hand = handAt.get(at)
    const complaints = [...(draft.complaints.get(at) ?? []), ...(hand?.complaints ?? [])]
    const line = complaints.length === 0 && hand !== undefined ? lineOf(hand) : undefined
    return {
      at,
      what,
      problems: complaints.map((complaint) => placed(complaint, at)),
      ...(hand?.kept === undefined ? {} : { drawing: hand.kept.drawing, tiles: hand.kept.tiles }),
      ...(line === undefined ? {} : { line }),
      ...(hand?.replaced === true ? { replaced: true } : {}),
    }
  })
  const problems = [...lines.flatMap((line) => line.problems), ...wholeProblems(texts.length, draft.hands.length)]
  if (problems.length > 0) return { lines, problems }
  const card: Card = {
    name: draft.facts.get('card') ?? 'Card',
    facts: draft.facts,
    jokerMinGroup: jokerMinGroup(draft.facts),
    sections: draft.sections,
    lines: lines.flatMap(({ line }) => line ?? []),
  }
  return { lines, problems, card }
}

const wholeProblems = (textLineCount: number, hands: number): readonly Problem[] => [
  ...(textLineCount > MOST_TEXT_LINES
    ? [
        wholeText(
          'card/too-many-lines',
          `This text has ${textLineCount} lines; at most ${MOST_TEXT_LINES} are read.`,
          `line ${MOST_TEXT_LINES + 1}, column 1`,
          'Keep one card in one text, and take empty lines out.',
        ),
      ]
    : []),
  ...(hands === 0
    ? [wholeText('card/empty', 'There are no lines yet.', 'line 1, column 1', 'Write one, such as “nnnna nnnnb nnnnc FF = 25x”.')]
    : []),
]

/** The card of a text, or every problem of it, each with line, column and remedy. */
export const readCard = (text: string): Result<Card> => {
  const { card, problems } = readCardLines(text)
  return card === undefined ? failed(...problems) : ok(card)
}
