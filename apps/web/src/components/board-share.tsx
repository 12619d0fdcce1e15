/** A game on its way to another phone, as a link or a file, and games that come in as files. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../state/board-game.ts'
import type { Arrived } from '../state/board-link.ts'
import { gameFromText, gameToFragment, gameToText } from '../state/board-link.ts'
import { reveal } from './board-felt.tsx'
import { Icon } from './icon.tsx'
import { useQr } from './qr-key.tsx'

interface ShareProps extends Omit<Game, 'later'> {
  readonly later: Game['later'] | undefined
  readonly onArrived: (arrived: Arrived) => void
  readonly onClose: () => void
}

const FILE_NAME = 'mahjudge-table.json'

/** Has the browser save a text as a file. */
const saveFile = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

export const BoardShare = ({ events, rules, later, onArrived, onClose }: ShareProps) => {
  const game: Game = { events, ...(rules === undefined ? {} : { rules }), ...(later === undefined ? {} : { later }) }
  const heading = useRef<HTMLHeadingElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [link, setLink] = useState('')
  const [said, setSaid] = useState('')
  const [code, showCode] = useQr(setSaid)
  useEffect(() => {
    reveal(heading.current)
  }, [])
  useEffect(() => {
    let isWanted = true
    gameToFragment(game).then(
      (fragment) => {
        if (isWanted) setLink(`${location.origin}/table${fragment}`)
      },
      () => setSaid('This browser cannot pack a link. Save a file instead.'),
    )
    return () => {
      isWanted = false
    }
  }, [events, rules, later])
  const copy = (): void => {
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => setSaid('Link copied.'),
      () => setSaid('This browser does not let us copy. Select the link below instead.'),
    )
  }
  const send = (): void => {
    navigator.share({ title: 'A game at the table', url: link }).catch(() => undefined)
  }
  const open = (event: Event): void => {
    const [file] = (event.currentTarget as HTMLInputElement).files ?? []
    if (file === undefined) return
    file.text().then(
      (text) => onArrived(gameFromText(text)),
      () => setSaid('That file cannot be read.'),
    )
  }
  const isEmpty = events.length === 0 && later === undefined
  return (
    <section
      class="sheetup"
      aria-label="Pass this game on"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div class="sheetup__head">
        <h2 ref={heading} tabIndex={-1}>
          Pass this game on
        </h2>
        <button type="button" class="sheetup__close" onClick={onClose}>
          <Icon name="cross" />
          <span class="vh">Close</span>
        </button>
      </div>
      <p>
        {isEmpty
          ? 'Nothing has been entered yet.'
          : 'The link holds the whole game. Nothing is sent by us; it goes where you send it.'}
      </p>
      <div class="events">
        {isEmpty ? null : (
          <>
            {'share' in navigator ? (
              <button type="button" class="key" data-act="send" onClick={send}>
                <Icon name="share" />
                <span>Send the link</span>
              </button>
            ) : null}
            <button type="button" class="key" data-act="copy" onClick={copy}>
              <Icon name="copy" />
              <span>Copy the link</span>
            </button>
            <button type="button" class="key" data-act="qr" onClick={() => showCode(link)}>
              <Icon name="code" />
              <span>Show a QR code</span>
            </button>
            <button type="button" class="key" data-act="save" onClick={() => saveFile(gameToText(game))}>
              <Icon name="saved" />
              <span>Save as a file</span>
            </button>
          </>
        )}
        <button type="button" class="key" data-act="open" onClick={() => chooser.current?.click()}>
          <Icon name="book" />
          <span>Open a file</span>
        </button>
      </div>
      <input
        ref={chooser}
        class="vh"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label="A game as a file"
        onChange={open}
      />
      {isEmpty || link === '' ? null : (
        <p class="thelink" data-link={link}>
          {link}
        </p>
      )}
      <p class="said" role="status">
        {said}
      </p>
      {code}
    </section>
  )
}
