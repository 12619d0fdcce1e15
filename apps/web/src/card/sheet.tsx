/** A card as it is read: sections, lines, tiles, values. For the practice card, and for paper. */
import type { CardLines, ReadLine } from 'mahjudge/card'
import { Groups, plainGroups, sayTiles } from './drawn.tsx'

interface Part {
  readonly title: string
  readonly lines: { readonly text: string; readonly read: ReadLine }[]
}

const partsOf = (text: string, { lines, card }: CardLines): readonly Part[] => {
  const parts: Part[] = []
  const texts = text.split('\n')
  for (const read of lines) {
    const typed = texts[read.at - 1] ?? ''
    if (read.what === 'section') parts.push({ title: typed.replace(/^\s*#+\s*/, ''), lines: [] })
    if ((read.what === 'hand' || read.what === 'erratum') && read.replaced !== true) {
      if (parts.length === 0) parts.push({ title: card?.name ?? 'Lines', lines: [] })
      parts.at(-1)?.lines.push({ text: typed, read })
    }
  }
  return parts
}

const Row = ({ number, text, read }: { readonly number: number; readonly text: string; readonly read: ReadLine }) => {
  const { line } = read
  const ways = (read.drawing ?? []).map((words) => words.map(({ kinds }) => kinds).filter((kinds) => kinds.length > 0))
  return (
    <li class="hand">
      <p class="hand__head">
        <span class="hand__no">{`${number}.`}</span>
        <span class="hand__text">{line?.text ?? text}</span>
        {line === undefined ? null : (
          <span class="hand__worth">
            {line.concealed ? 'C' : 'X'} {line.value}
          </span>
        )}
      </p>
      {line?.notes === undefined ? null : <p class="quiet">{line.notes.join('; ')}</p>}
      {ways.map((groups, at) => (
        <Groups key={at} groups={plainGroups(groups)} label={sayTiles(groups.flat())} />
      ))}
      {line?.note === undefined ? null : <p class="quiet">“{line.note}”</p>}
      {line?.erratum === undefined ? null : <p class="quiet">As corrected on {line.erratum}.</p>}
    </li>
  )
}

export const CardSheet = ({ text, reading }: { readonly text: string; readonly reading: CardLines }) => (
  <div class="spread">
    {partsOf(text, reading).map(({ title, lines }, place) => (
      <section key={place} class="side hands">
        <h2>{title}</h2>
        <ol>
          {lines.map((line, at) => (
            <Row key={line.read.at} number={at + 1} {...line} />
          ))}
        </ol>
      </section>
    ))}
  </div>
)
