/** What can be done with a ruling: shared, copied, printed. */
import type { Court, Ruling, Situation } from 'mahjudge'
import { useState } from 'preact/hooks'
import type { Told } from '../state/fragment.ts'
import { useLive } from '../state/live.ts'
import type { InForce } from '../state/rules.ts'
import { sharedAddress } from '../state/story.ts'
import { plainText } from '../state/words.ts'
import { Icon } from './icon.tsx'
import { useQr } from './qr-key.tsx'

interface ActionsProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly ruling: Ruling
  readonly place: 'phone' | 'wide'
}

export const RulingActions = ({ court, situation, told, inForce, ruling, place }: ActionsProps) => {
  const live = useLive()
  const [said, setSaid] = useState('')
  const [code, showCode] = useQr(setSaid)
  const address = live ? `${location.origin}${sharedAddress(situation.id, told, inForce)}` : ''
  const text = (): string => plainText(court, ruling, inForce.name, address)
  const copy = (what: string, content: string): void => {
    const done = navigator.clipboard?.writeText(content) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => setSaid(`${what} copied.`),
      () => setSaid('This browser does not let us copy. Select the text instead.'),
    )
  }
  const share = (): void => {
    navigator.share({ title: ruling.headline, text: text(), url: address }).catch(() => undefined)
  }
  return (
    <div class={place === 'phone' ? 'actionbar phone-only' : 'wide-only'}>
      <div class="actions" role="group" aria-label="This ruling">
        {/* Where the device shares it can copy the link too, and four keys are what a phone is wide enough for. */}
        {live && 'share' in navigator ? (
          <button type="button" onClick={share}>
            <Icon name="share" />
            Share
          </button>
        ) : (
          <button type="button" onClick={() => copy('Link', address)}>
            <Icon name="share" />
            Link
          </button>
        )}
        <button type="button" data-act="qr" onClick={() => showCode(address)}>
          <Icon name="code" />
          QR<span class="vh"> code</span>
        </button>
        <button type="button" onClick={() => copy('Text', text())}>
          <Icon name="copy" />
          Text
        </button>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
      {code}
    </div>
  )
}
