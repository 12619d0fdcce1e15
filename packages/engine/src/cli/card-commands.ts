/** The commands that need a card and no law. */
import type { Command } from 'commander'
import { problemsAt } from '../base/problem.ts'
import { failed } from '../base/result.ts'
import { readTiles } from '../tiles/notation.ts'
import { checkCard, tidyCard } from './card.ts'
import { checkHand } from './hand.ts'
import { EXIT, take, write } from './io.ts'
import { cardText, exposuresFrom, openCard, PRACTICE, rackFrom } from './the-card.ts'
import { checkWinnable } from './winnable.ts'

const JSON_OPTION = ['--json', 'print it as JSON'] as const
const CARD_OPTION = ['--card <file>', 'a card you typed, or "practice" for the one that is shipped', PRACTICE] as const

interface HandOptions {
  readonly card: string
  readonly exposed?: string
  readonly json?: true
}

interface WinnableOptions {
  readonly card: string
  readonly visible: string
  readonly others: string
  readonly json?: true
  readonly full?: true
}

/** Adds `card`, `hand` and `winnable`. `done` gets the exit status. */
export const addCardCommands = (program: Command, done: (status: number) => void): void => {
  const card = program.command('card').description('Check the text of a card, or see the practice card.')
  card
    .command('check')
    .argument('<file>', 'a card you typed; "practice" is the one that is shipped')
    .description('Check a card: every problem at once, with line, column and remedy.')
    .option(...JSON_OPTION)
    .action((file: string, options: { readonly json?: true }) => done(checkCard(file, options.json === true)))
  card
    .command('tidy')
    .argument('<file>', 'a card you typed')
    .description('Print a card with every line in its one spelling.')
    .action((file: string) => {
      write(take(tidyCard(file)))
      done(EXIT.ruled)
    })
  card
    .command('practice')
    .description('Print the practice card: invented lines to learn the writing from.')
    .action(() => {
      write(take(cardText(PRACTICE)))
      done(EXIT.ruled)
    })
  program
    .command('hand')
    .argument('<tiles>', 'concealed tiles, such as "333B 44C NEWS FF J"; exposures may follow a bar')
    .description('Check a hand against a card: what it wins, or how near it is and what helps.')
    .option(...CARD_OPTION)
    .option('--exposed <groups>', 'exposures, each one word: "444DJ 66BJ"')
    .option(...JSON_OPTION)
    .action((tiles: string, options: HandOptions) => {
      const compiled = take(openCard(options.card))
      done(checkHand(compiled, take(rackFrom(tiles, options.exposed)), options.json === true))
    })
  program
    .command('winnable')
    .argument('[exposures]', 'exposures of the hand, each one word: "444DJ 66BJ"', '')
    .description('Can a hand with these exposures still win, from visible tiles only? If not: why, line by line.')
    .option(...CARD_OPTION)
    .option('--visible <tiles>', 'discards on the table', '')
    .option('--others <groups>', 'exposures of the other seats', '')
    .option('--full', 'also say why shut lines are shut')
    .option(...JSON_OPTION)
    .action((exposures: string, options: WinnableOptions) => {
      const compiled = take(openCard(options.card))
      const discards = readTiles(options.visible)
      const open = {
        discards: take(discards.ok ? discards : failed(...problemsAt('--visible', discards.problems))),
        exposures: take(exposuresFrom(options.others, '--others')),
      }
      done(
        checkWinnable(compiled, take(exposuresFrom(exposures, 'exposures')), open, {
          json: options.json === true,
          full: options.full === true,
        }),
      )
    })
}
