/** The first thing that `mahjudge ask` wants to know: which picture. */
import type { Situation } from '../rulings/law.ts'
import { commandOf } from './answers.ts'
import type { AskSettings } from './ask.ts'
import { findSituation } from './find-situation.ts'
import { EXIT, reportProblems, write, writeAside } from './io.ts'
import { item, wrap } from './layout.ts'
import { situationList } from './lists.ts'

const HELP_AT_FIRST =
  'Type the number of what happened, its name in brackets, or say it in your own words. b shows the list again, q quits.'

/** Lets people choose a picture. Nothing: they quit, or gave an answer that cannot be read. */
export const chooseSituation = async (settings: AskSettings, typed: string | undefined): Promise<Situation | number> => {
  const { court, interactive, lines } = settings
  const say = settings.json ? writeAside : write
  const pictures = (): Promise<string | undefined> => {
    say(`What happened?\n${situationList(court)}\nType a number, or say it in your own words.\n`)
    return lines.next()
  }
  let text = typed ?? (await pictures())
  for (;;) {
    const command = text === undefined ? 'quit' : commandOf(text.toLowerCase())
    if (text === undefined || command === 'quit') return EXIT.needsFacts
    if (command === 'back') {
      text = await pictures()
      continue
    }
    if (command === 'explain') {
      say(wrap(HELP_AT_FIRST))
      text = await lines.next()
      continue
    }
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
