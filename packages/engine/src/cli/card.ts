/** `mahjudge card`: check the text of a card, put it in order, or print the practice card. */
import type { Result } from '../base/result.ts'
import { ok } from '../base/result.ts'
import { compileCard } from '../card/match/compile.ts'
import { formatCard } from '../card/text/format-card.ts'
import type { Card } from '../card/model.ts'
import { readCardLines } from '../card/text/read-card.ts'
import { EXIT, reportProblems, write } from './io.ts'
import { plural } from '../base/say.ts'
import { item, section, strong, wrap } from './layout.ts'
import { cardText } from './the-card.ts'

const summary = (card: Card): string => {
  const { lowestValue, values } = compileCard(card)
  const ways = card.lines.reduce((sum, line) => sum + line.variants.length, 0)
  const worth =
    lowestValue === undefined
      ? ''
      : values.length === 1
        ? `, each worth ${lowestValue}`
        : `, worth ${lowestValue} to ${values.at(-1) ?? 0}`
  return [
    `${strong(card.name)}\n`,
    wrap(`${plural(card.lines.length, 'line')}, ${plural(ways, 'hand')}${worth}. Nothing is wrong with it.`),
    ...card.sections.map(({ title, singlesAndPairs }, at) => {
      const lines = card.lines.filter((line) => line.section === at)
      const said = lines.map((line) =>
        item(
          `${line.number}.`,
          `${line.text} = ${line.value}${line.concealed ? 'c' : 'x'} (${plural(line.variants.length, 'hand')})`,
        ),
      )
      return section(`${title}${singlesAndPairs ? ' (no jokerless double)' : ''}`, said)
    }),
  ].join('')
}

const summaryJson = (card: Card): unknown => ({
  card: card.name,
  facts: Object.fromEntries(card.facts),
  hands: card.lines.reduce((sum, line) => sum + line.variants.length, 0),
  lines: card.lines.map((line) => ({
    section: card.sections[line.section]?.title ?? '',
    number: line.number,
    at: line.at,
    text: line.text,
    value: line.value,
    exposure: line.concealed ? 'C' : 'X',
    hands: line.variants.length,
    ...(line.note === undefined ? {} : { note: line.note }),
  })),
})

/** Checks a card and lists its lines. Every problem is told, with line, column and remedy. */
export const checkCard = (name: string, json: boolean): number => {
  const text = cardText(name)
  if (!text.ok) return reportProblems(text.problems)
  const { card, problems } = readCardLines(text.value)
  if (json) {
    write(`${JSON.stringify(card === undefined ? { problems } : summaryJson(card), null, 2)}\n`)
    return card === undefined ? EXIT.badInput : EXIT.ruled
  }
  if (card === undefined) return reportProblems(problems, name, problems.length)
  write(summary(card))
  return EXIT.ruled
}

/** The text of a card with every line in its one spelling. */
export const tidyCard = (name: string): Result<string> => {
  const text = cardText(name)
  return text.ok ? ok(formatCard(text.value)) : text
}
