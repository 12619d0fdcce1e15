/** The table is frozen: a sign to hold up, not a lock. */
import { useEffect } from 'preact/hooks'
import { PictureTiles } from '../art/picture-tiles.tsx'
import { Sprite } from '../art/sprite.tsx'
import { StopPicture } from '../art/stops.tsx'
import { Palm } from '../components/icon.tsx'
import { Heading } from '../components/page.tsx'
import { useGo } from '../state/address.ts'
import { useInForce } from '../state/rules.ts'
import { titled } from '../state/titles.ts'

const NEVER = ['Show no tiles', 'Throw nothing in', 'Leave the wall', 'Leave the discards'] as const

/** Keeps the screen awake while the sign is up, where the device lets us. */
const useAwake = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isUp = true
    const wake = 'wakeLock' in navigator ? navigator.wakeLock.request('screen') : Promise.reject(new Error('no wake lock'))
    wake.then(
      (sentinel) => {
        lock = sentinel
        if (!isUp) void sentinel.release()
      },
      () => undefined,
    )
    return () => {
      isUp = false
      void lock?.release()
    }
  }, [])
}

export const StopScreen = () => {
  const inForce = useInForce()
  const go = useGo()
  useAwake()
  useEffect(() => {
    document.title = titled('Stop. Hands in your lap.')
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') go('/')
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
  return (
    <div class="page freeze">
      <Sprite />
      <PictureTiles />
      <main id="main">
        <Palm />
        <div class="freeze__b">
          <Heading>Stop. Hands in your lap.</Heading>
          <ul class="never">
            {NEVER.map((words, at) => (
              <li key={words}>
                <span class="frame">
                  <StopPicture at={at} />
                </span>
                {words}
              </li>
            ))}
          </ul>
          <a class="key key--center" href="/">
            Everyone has stopped
          </a>
          <p class="freeze__rs">
            Rules in force: <strong>{inForce.name}</strong>
          </p>
        </div>
      </main>
    </div>
  )
}
