/** `/card`: the card that somebody owns, a line a field. `/card/practice`: the card that is shipped for practice, to read. */
import { render } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Copies } from '../card/copies.tsx'
import { Lines } from '../card/editor.tsx'
import { textOf } from '../card/fields.ts'
import { HowTo } from '../card/how-to.tsx'
import { keptCard } from '../card/kept.ts'
import { nameIn } from '../card/name.ts'
import { practiceText, readingOf } from '../card/reading.ts'
import { CardSheet } from '../card/sheet.tsx'
import { ChooseInUse, Deleted, ShelfSection } from '../card/shelf-section.tsx'
import type { Shelf } from '../card/shelf.ts'
import { useShelf } from '../card/shelf.ts'
import { CardSymbols } from '../card/tile-art.tsx'
import { useEditor } from '../card/use-editor.ts'
import { plural } from '../card/words.ts'
import { Fold } from '../components/furniture.tsx'
import { Icon } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'
import { useLive } from '../state/live.ts'
import { MissingScreen } from './missing.tsx'

const LEAD = 'Copy lines from a card you own. They stay on this device and are never sent.'

const Stamp = ({ isKept }: { readonly isKept: boolean }) =>
  isKept ? (
    <span class="stamp stamp--ok">
      <Icon name="saved" />
      Saved
    </span>
  ) : (
    <span class="stamp stamp--open">
      <Icon name="warn" />
      Not saved
    </span>
  )

const Head = ({ name, isKept }: { readonly name: string; readonly isKept?: boolean }) => (
  <header class="headline">
    <div class="runhead">
      <span>{name}</span>
      {isKept === undefined ? null : <Stamp isKept={isKept} />}
    </div>
    <hr class="scotch" />
    <Heading>My card</Heading>
    <p class="on-screen">{LEAD}</p>
  </header>
)

const Side = () => (
  <section class="side wide-help">
    <h2>How to write a line</h2>
    <HowTo />
  </section>
)

/** For a sheet of paper: put there when somebody prints. */
const usePaper = (text: () => string) => {
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fill = (): void => {
      if (paper.current !== null) render(<CardSheet text={text()} reading={readingOf(text())} />, paper.current)
    }
    addEventListener('beforeprint', fill)
    return () => removeEventListener('beforeprint', fill)
  }, [])
  return paper
}

const Writing = ({ shelf }: { readonly shelf: Shelf }) => {
  const editor = useEditor(shelf.inUse.id)
  const text = textOf(editor.fields)
  const latest = useRef(text)
  latest.current = text
  const paper = usePaper(() => latest.current)
  const { note, isKept } = editor
  return (
    <>
      {isKept ? null : (
        <div class="notice notice--paper" role="status">
          <p>
            <strong>This browser won’t keep your card.</strong> You can still settle disputes. Export the card before you close
            the app.
          </p>
        </div>
      )}
      <div class="editor">
        <div class="phone-help">
          <Fold head="How to write a line">
            <HowTo />
          </Fold>
        </div>
        <form class="editor__l" onSubmit={(event) => event.preventDefault()}>
          <Lines editor={editor} />
          <div class="undo-note" role="status">
            {note === undefined ? null : (
              <div class="notice notice--paper">
                <p>{note.says}</p>
                {note.undo === undefined ? null : (
                  <button type="button" class="key key--center" onClick={editor.undo}>
                    <Icon name="undo" />
                    Undo
                  </button>
                )}
              </div>
            )}
          </div>
        </form>
        <aside class="editor__r" aria-label="Help and copies">
          <Side />
          <section class="side">
            <h2>Hold a hand against it</h2>
            <div class="side__in">
              <a class={text.trim() === '' ? 'key key--center' : 'key key--go key--center'} href="/hand">
                <Icon name="search" />
                Check a hand
              </a>
              <a class="key key--center" href="/card/practice">
                <Icon name="eye" />
                See the practice card
              </a>
            </div>
          </section>
          <ShelfSection shelf={shelf} editor={editor} text={text} />
          <Copies editor={editor} />
        </aside>
      </div>
      <div class="print-only paper" ref={paper} />
    </>
  )
}

/** As it is written ahead, before this device has been asked. */
const Waiting = () => (
  <>
    <noscript>
      <p>Without scripts no card can be typed. The language of a card can be read here all the same.</p>
    </noscript>
    <div class="editor">
      <div class="editor__l" />
      <aside class="editor__r" aria-label="Help">
        <Side />
      </aside>
    </div>
  </>
)

const MyCard = () => {
  const live = useLive()
  const shelf = useShelf()
  const { id, text } = shelf.inUse
  const isKept = !live || keptCard(id).isKept
  return (
    <Page title="My card" ground="paper" place="card" back="/more">
      <CardSymbols />
      <div class="sheet">
        <Head name={nameIn(text) ?? 'A card of your own'} {...(isKept && text.trim() === '' ? {} : { isKept })} />
        {live ? (
          <>
            <ChooseInUse shelf={shelf} />
            <Deleted gone={shelf.gone} />
            <Writing key={id} shelf={shelf} />
          </>
        ) : (
          <Waiting />
        )}
      </div>
    </Page>
  )
}

const PracticeCard = () => {
  const [reading] = useState(() => readingOf(practiceText))
  const hands = reading.card?.lines.reduce((sum, { variants }) => sum + variants.length, 0) ?? 0
  return (
    <Page title="The practice card" ground="paper" place="card" back="/card">
      <CardSymbols />
      <div class="sheet">
        <header class="headline">
          <div class="runhead">
            <span>
              {plural(reading.card?.lines.length ?? 0, 'line')}, {plural(hands, 'hand')}
            </span>
          </div>
          <hr class="scotch" />
          <Heading>The practice card</Heading>
          <p>
            Every hand on it is made up, to try things with and to see how a card is written. No club or event plays by it, and it
            never mixes with your own card.
          </p>
        </header>
        <div class="btnrow">
          <a class="key key--go key--center" href="/hand">
            <Icon name="search" />
            Check a hand
          </a>
          <a class="key key--center" href="/card">
            My card
          </a>
        </div>
        <Fold head="The text it was written as">
          <pre class="card-text" tabIndex={0} aria-label="Text of the practice card">
            {practiceText}
          </pre>
        </Fold>
        <CardSheet text={practiceText} reading={reading} />
      </div>
    </Page>
  )
}

export const CardScreen = ({ card }: { readonly card?: string }) => {
  if (card === undefined) return <MyCard />
  return card === 'practice' ? <PracticeCard /> : <MissingScreen />
}
