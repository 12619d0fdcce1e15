/** The command line: arguments in, text and an exit status out. */
import process from 'node:process'
import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import type { Problem } from '../base/problem.ts'
import { failed } from '../base/result.ts'
import type { RoleWords } from '../codec/story-json.ts'
import { inRoleWords } from '../codec/story-json.ts'
import type { Court } from '../rulings/court.ts'
import type { Story } from '../rulings/story.ts'
import { ask } from './ask.ts'
import { auditLaw } from './audit.ts'
import { addCardCommands } from './card-commands.ts'
import { openCard, parseTiles } from './the-card.ts'
import { twoStories } from './two-stories.ts'
import { checkCases } from './cases.ts'
import { chooseSituation } from './choose-situation.ts'
import { findCaseFolder } from './case-folder.ts'
import { BadInput, EXIT, isInteractive, openLines, reportProblems, take, write, writeAside } from './io.ts'
import { capital } from '../base/say.ts'
import { listText, LISTS } from './lists.ts'
import { ruleFile } from './rule.ts'
import { chooseRules, openTheCourt, parseFigures, parsePairs, parseWho, STANDARD_RULES } from './the-court.ts'

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

const version = (): string => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

/** Problems of a story that was told in arguments, at those arguments and in their words. */
const atArguments = (problems: readonly Problem[], told: ReadonlySet<string>, words: RoleWords = new Map()): readonly Problem[] =>
  inRoleWords(problems, words).map((problem) => {
    const [part = '', ...rest] = (problem.at ?? '').split('.')
    if (part === 'who') return { ...problem, at: `--who ${rest.join('.')}` }
    if (part === 'options') return { ...problem, at: '--option' }
    // A contradiction may lie in the answers that were typed since.
    if (part === 'tiles') return { ...problem, at: `--tiles${rest.length === 0 ? '' : ` ${rest.join('.')}`}` }
    return ['facts', 'unknown'].includes(part) && told.has(rest.join('.')) ? { ...problem, at: '--answers' } : problem
  })

const court = (): Court => take(openTheCourt())

interface AskOptions {
  readonly card?: string
  readonly tiles: readonly string[]
  readonly rules: string
  readonly option: readonly string[]
  readonly answers: readonly string[]
  readonly who: readonly string[]
  readonly value: readonly string[]
  readonly json?: true
  readonly full?: true
}

const runAsk = async (words: readonly string[], options: AskOptions): Promise<number> => {
  const opened = court()
  const agreed = Object.fromEntries(take(parsePairs(options.option, '--option', 'twoErrorsPayment=singleOfSurvivor')))
  const chosen = chooseRules(opened, options.rules, agreed)
  const rules = take(chosen.ok ? chosen : failed(...atArguments(chosen.problems, new Set())))
  const answers = take(parsePairs(options.answers, '--answers', 'declaredOn=discard,shownClaim=more'))
  const values = take(parseFigures(options.value))
  const card = options.card === undefined ? undefined : take(openCard(options.card))
  const lines = openLines()
  try {
    const settings = {
      court: opened,
      rules,
      json: options.json === true,
      full: options.full === true,
      interactive: isInteractive(),
      lines,
    }
    let typed = words.length === 0 ? undefined : words.join(' ')
    for (;;) {
      const situation = await chooseSituation(settings, typed)
      if (typeof situation === 'number') return situation
      const named = take(parseWho(opened, situation, options.who))
      const story: Story = {
        situation: situation.id,
        facts: Object.fromEntries(answers.filter(([, value]) => value !== '?')),
        unknown: answers.filter(([, value]) => value === '?').map(([fact]) => fact),
        values,
        ...(Object.keys(named.cast).length === 0 ? {} : { who: named.cast }),
      }
      const told = new Set(answers.map(([fact]) => fact))
      const evidence = take(parseTiles(opened, situation, options.tiles))
      const status = await ask(settings, {
        story,
        placed: (problems) => atArguments(problems, told, named.words),
        ...(card === undefined ? {} : { card }),
        ...(evidence === undefined ? {} : { evidence }),
      })
      if (status !== 'pictures') return status
      typed = undefined
    }
  } finally {
    lines.close()
  }
}

interface RuleOptions {
  readonly card?: string
  readonly rules?: string
  readonly option: readonly string[]
  readonly json?: true
  readonly full?: true
}

interface TwoStoriesOptions {
  readonly rules?: string
  readonly option: readonly string[]
  readonly card?: string
  readonly json?: true
}

const runRule = (file: string, options: RuleOptions): Promise<number> => {
  const agreed = Object.fromEntries(take(parsePairs(options.option, '--option', 'twoErrorsPayment=singleOfSurvivor')))
  return ruleFile(court(), file, {
    agreed,
    json: options.json === true,
    full: options.full === true,
    ...(options.card === undefined ? {} : { card: take(openCard(options.card)) }),
    ...(options.rules === undefined ? {} : { rules: options.rules }),
  })
}

const EXAMPLES = `
Examples:
  mahjudge ask                                   choose a picture, answer a few questions
  mahjudge ask "threw in her hand"               say it in your own words
  mahjudge ask mj-error --answers declaredOn=discard,shownClaim=more --who declarer=a,discarder=b
  mahjudge rule story.yaml --rules amja          rule on a story in a file
  mahjudge two-stories hers.yaml his.yaml        does the difference matter, and what must be established?
  mahjudge rules MJE-01                          one rule, with where it is written
  mahjudge card check mycard.txt                 check a card that you typed
  mahjudge hand "333B 4444B NN EE FFF J"          what a hand wins, or how near it is (practice card)
  mahjudge winnable "444DJ" --visible "5D 5D"     can that hand still win, and if not, why

Exit status: 0 ruled, 1 failed cases or audit, 2 input that cannot be used, 3 more facts needed.
`

const build = (done: (status: number) => void): Command => {
  const program = new Command('mahjudge')
    .description('A judge for disputes at the American mah jongg table. Unofficial; no instructor has reviewed it.')
    .version(version())
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    // What commander says of arguments is told as every other problem, in one place.
    .configureOutput({ writeOut: write, writeErr: writeAside, outputError: () => undefined })
    .showSuggestionAfterError()
  program
    .command('ask')
    .argument('[situation...]', 'a number, an id, or your own words')
    .description('Answer one question at a time and get a ruling.')
    .option('--rules <id|file>', 'rule set, or a file with one', STANDARD_RULES)
    .option('--option <name=value>', 'a rule your table agreed on (repeatable)', collect, [])
    .option('--answers <fact=value,...>', 'what is known already; ? for what nobody knows', collect, [])
    .option('--who <part=seat,...>', 'who sits where: declarer=a,discarder=b,touched=c,d; a b c d in order of play', collect, [])
    .option('--value <name=figure,...>', 'figures: hand.a=25, lowest=25, winning=30, stake=50, jokerless=yes', collect, [])
    .option(
      '--tiles <part=tiles>',
      'tiles to check: declarer="333B NNNN | 444DJ", claimed=5D, named=5B, discards="1B 2C" (repeatable)',
      collect,
      [],
    )
    .option('--card <file>', 'a card you typed, or "practice", for those tiles')
    .option('--full', 'print everything that is known about the ruling')
    .option('--json', 'print the ruling as JSON; questions go to standard error')
    .addHelpText(
      'after',
      '\nAnswers may be piped in, one a line. b goes back, q quits, ? explains, u means nobody knows, s that you do not agree.',
    )
    .action(async (words: readonly string[], options: AskOptions) => done(await runAsk(words, options)))
  program
    .command('rule')
    .argument('<file>', 'a story in YAML or JSON, or - for standard input')
    .description('Rule on a story in a file.')
    .option('--rules <id|file>', 'rule set, or a file with one; instead of the one the story names')
    .option('--option <name=value>', 'a rule your table agreed on (repeatable)', collect, [])
    .option('--card <file>', 'a card you typed, or "practice", for the tiles that the story tells')
    .option('--full', 'print everything that is known about the ruling')
    .option('--json', 'print the ruling as JSON')
    .action(async (file: string, options: RuleOptions) => done(await runRule(file, options)))
  for (const what of LISTS)
    program
      .command(what)
      .argument('[id]', `one of the ${what}`)
      .description(`List the ${what}, or show one in full.`)
      .action((id: string | undefined) => {
        write(`${take(listText(court(), what, id)).replace(/^\n/, '')}`)
        done(EXIT.ruled)
      })
  program
    .command('two-stories')
    .argument('<one>', 'a story in YAML or JSON')
    .argument('<other>', 'the same event as somebody else tells it')
    .description('Compare two versions of what happened: does the difference matter, and what has to be established?')
    .option('--rules <id|file>', 'rule set, or a file with one, instead of what the stories say')
    .option('--option <name=value>', 'a rule your table agreed on (repeatable)', collect, [])
    .option('--card <file>', 'a card you typed, or "practice", for tiles that the stories tell')
    .option('--json', 'print it as JSON')
    .action(async (one: string, other: string, options: TwoStoriesOptions) => {
      const agreed = Object.fromEntries(take(parsePairs(options.option, '--option', 'twoErrorsPayment=singleOfSurvivor')))
      const settings = {
        agreed,
        json: options.json === true,
        ...(options.rules === undefined ? {} : { rules: options.rules }),
        ...(options.card === undefined ? {} : { card: take(openCard(options.card)) }),
      }
      done(await twoStories(court(), [one, other], settings))
    })
  addCardCommands(program, done)
  program
    .command('cases')
    .argument('[folder]', 'the folder of the cases')
    .description('Check the casebook against the law and the interview.')
    .option('--coverage', 'also check that everything that must be covered is, and count questions')
    .option('--reset', 'write what the law rules today into the expectations; review the difference')
    .action((folder: string | undefined, options: { readonly coverage?: true; readonly reset?: true }) => {
      const opened = court()
      done(
        checkCases(opened, take(findCaseFolder(folder, process.cwd())), {
          coverage: options.coverage === true,
          reset: options.reset === true,
        }),
      )
    })
  program
    .command('audit')
    .description('Prove that every combination of facts and options has exactly one ruling.')
    .option('--lint', 'also look for conditions that could be left out (slow, advisory)')
    .action((options: { readonly lint?: true }) => done(auditLaw(court(), { lint: options.lint === true })))
  return program
}

/** A command or an option that cannot be read, in the form of every other problem. */
const usage = (error: CommanderError): Problem => {
  const [, said = error.message, near] = /^(?:error: )?(.*?)(?:\n\((.*)\))?$/s.exec(error.message) ?? []
  return {
    code: 'command/usage',
    at: 'arguments',
    message: `${capital(said.replace(/\.?$/, ''))}.`,
    hint: `${near === undefined ? '' : `${near} `}mahjudge --help shows what can be typed.`,
  }
}

const main = async (): Promise<number> => {
  let status: number = EXIT.ruled
  const program = build((one) => {
    status = one
  })
  try {
    if (process.argv.length <= 2) program.outputHelp()
    else await program.parseAsync()
    return status
  } catch (error) {
    if (error instanceof BadInput) return reportProblems(error.problems)
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ruled : reportProblems([usage(error)])
    throw error
  }
}

// A reader that has seen enough, such as head, closes the pipe.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ruled)
    throw error
  })

try {
  process.exitCode = await main()
} catch (error) {
  writeAside(`This is a fault of Mahjudge, not of your input: ${error instanceof Error ? error.message : String(error)}\n`)
  if ((process.env['MAHJUDGE_DEBUG'] ?? '') !== '' && error instanceof Error) writeAside(`${error.stack ?? ''}\n`)
  process.exitCode = EXIT.defect
}
