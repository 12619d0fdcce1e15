/** The way to a QR code. What draws it is fetched when somebody asks for it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

/** What lies over the page, and how to bring it there. */
export const useQr = (say: (text: string) => void): readonly [ComponentChildren, (link: string) => void] => {
  const [shown, setShown] = useState<ComponentChildren>(null)
  const show = (link: string): void => {
    import('./qr-code.tsx').then(
      ({ showQr }) => setShown(showQr(link, () => setShown(null), say)),
      () => say('The code cannot be drawn without a signal. Send the link instead.'),
    )
  }
  return [shown, show]
}
