/** What this device keeps, in one quiet line, and the offer of a newer edition. */
import { useEffect, useState } from 'preact/hooks'
import type { Offline } from '../sw/offline.ts'
import { offline, onOffline, takeUpdate } from '../sw/offline.ts'
import { Icon } from './icon.tsx'

export const useOffline = (): Offline => {
  const [state, setState] = useState<Offline>('saving')
  useEffect(() => {
    setState(offline())
    return onOffline(() => setState(offline()))
  }, [])
  return state
}

const WORDS: { readonly [state in Offline]: string } = {
  saving: 'Nothing you tap leaves this device.',
  saved: 'Saved on this device. No signal needed.',
  update: 'Saved on this device. No signal needed.',
  unavailable: 'Not saved for offline. Nothing you tap leaves this device.',
}

export const OfflineNote = ({ extra = '' }: { readonly extra?: string }) => {
  const state = useOffline()
  return (
    <p class={`foot ${extra}`} data-offline={state}>
      <Icon name="saved" />
      <span>{WORDS[state]}</span>
      <a class="inline" href="/offline">
        More<span class="vh"> about working without a signal</span>
      </a>
    </p>
  )
}

/** Never taken by itself, and never offered in the middle of a dispute. */
export const UpdateSlip = () => {
  const state = useOffline()
  if (state !== 'update') return null
  return (
    <div class="notice" role="status">
      <p>
        <strong>A newer edition is here.</strong> It is used when you say so.
      </p>
      <button type="button" class="key key--center" onClick={takeUpdate}>
        Use it
      </button>
    </div>
  )
}
