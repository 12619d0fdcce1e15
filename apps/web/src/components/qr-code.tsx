/** A link as a QR code over the whole screen, white, with the link under it: for another phone to read. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { QrCode } from '../state/qr.ts'
import { QUIET, qrFor } from '../state/qr.ts'
import { adoptStyles } from '../styles/adopt.ts'
import css from '../styles/qr.css?inline'
import { Icon } from './icon.tsx'

adoptStyles(css)

/** A code drawn larger than this is no easier to read. */
const LARGEST = 640

/** Black modules as one path: each run of a row is one stroke of it. */
const pathOf = ({ modules }: QrCode): string =>
  modules
    .flatMap((row, y) =>
      row.flatMap((isBlack, x) => {
        if (!isBlack || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')

interface DialogProps {
  readonly link: string
  readonly code: QrCode
  readonly onClose: () => void
}

const QrDialog = ({ link, code, onClose }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The focus belongs below the code, and the code into view.
    heading.current?.focus({ preventScroll: true })
    dialog.current?.scrollTo(0, 0)
  }, [])
  const copy = (): void => {
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => setSaid('Link copied.'),
      () => setSaid('This browser does not let us copy. Select the link instead.'),
    )
  }
  const width = code.modules.length + 2 * QUIET
  return (
    <dialog
      ref={dialog}
      class="qr"
      aria-labelledby="qr-title"
      onClose={onClose}
      onKeyDown={(event) => {
        // Esc closes this, and not what lies under it.
        event.stopPropagation()
      }}
    >
      <svg
        class="qr__code"
        viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`}
        shape-rendering="crispEdges"
        role="img"
        aria-label="The link below, as a QR code"
      >
        <path d={pathOf(code)} />
      </svg>
      <div class="qr__under">
        <h2 id="qr-title" ref={heading} tabIndex={-1}>
          Point the other phone’s camera here.
        </h2>
        <div class="qr__keys">
          <button type="button" class="key key--center" data-act="qrClose" onClick={() => dialog.current?.close()}>
            <Icon name="cross" />
            <span>Close</span>
          </button>
          <button type="button" class="key key--center" data-act="qrCopy" onClick={copy}>
            <Icon name="copy" />
            <span>Copy the link</span>
          </button>
        </div>
        <p role="status">{said}</p>
        <p class="qr__link">{link}</p>
      </div>
    </dialog>
  )
}

/** The code of a link over the screen, or why there is none, in words. */
export const showQr = (link: string, onClose: () => void, say: (why: string) => void): ComponentChildren => {
  const code = qrFor(link, Math.min(innerWidth, innerHeight, LARGEST))
  if ('modules' in code) return <QrDialog link={link} code={code} onClose={onClose} />
  say(`This is too long for a code on this screen: ${code.signs} signs, and ${code.most} fit. Send the link or a file instead.`)
  return null
}
