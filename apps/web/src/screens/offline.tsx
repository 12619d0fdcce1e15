/** What works without a signal, and what this device keeps. */
import { Side } from '../components/furniture.tsx'
import { useOffline } from '../components/offline-note.tsx'
import { Heading, Page } from '../components/page.tsx'
import { edition } from '../law/situations.ts'
import type { Offline } from '../sw/offline.ts'

const HEADINGS: { readonly [state in Offline]: string } = {
  saving: 'Not saved on this device yet.',
  saved: 'Saved on this device.',
  update: 'Saved on this device.',
  unavailable: 'This browser keeps nothing.',
}

const WORDS: { readonly [state in Offline]: string } = {
  saving: 'Saving begins by itself on the first visit and takes a few seconds with a signal.',
  saved: 'Every question, ruling and rule answers without a signal.',
  update: 'Every question, ruling and rule answers without a signal. A newer edition waits until you say so.',
  unavailable: 'A private window or a full device may be the reason. You can still settle disputes while there is a signal.',
}

export const OfflineScreen = () => {
  const state = useOffline()
  return (
    <Page title="Without a signal" ground="paper" place="about">
      <div class="sheet">
        <header class="headline">
          <Heading>Without a signal</Heading>
          <p class="lead" role="status">
            <strong>{HEADINGS[state]}</strong> {WORDS[state]}
          </p>
        </header>
        <Side title="What is kept">
          <ul class="lines">
            <li>The app, its faces and pictures, and the law of edition {edition}.</li>
            <li>The rules you chose, and the card you typed.</li>
            <li>Until you close the window: the dispute in hand, so that you can carry on.</li>
          </ul>
        </Side>
        <Side title="What is sent">
          <p>Nothing you tap. With a signal the app looks whether there is a newer edition; that is all.</p>
        </Side>
        <p>
          <a class="key key--go key--center" href="/">
            What happened?
          </a>
        </p>
      </div>
    </Page>
  )
}
