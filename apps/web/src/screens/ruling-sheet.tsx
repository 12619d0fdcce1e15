/** A ruling in the order in which a table needs it. Every sentence of it is the law's. */
import type { Court, Ruling, Situation } from 'mahjudge'
import { useEffect, useState } from 'preact/hooks'
import { CheckHand } from '../components/check-hand.tsx'
import { FeltTable } from '../components/felt-table.tsx'
import { Side, Stamp } from '../components/furniture.tsx'
import { Manicule } from '../components/icon.tsx'
import { Heading, Page } from '../components/page.tsx'
import { RulingActions } from '../components/ruling-actions.tsx'
import { DoNow, headlineOf, Money, Pieces, Where, Why } from '../components/ruling-parts.tsx'
import { SeatPicker } from '../components/seat-picker.tsx'
import { ToldList } from '../components/so-far.tsx'
import type { Comparisons } from '../state/comparisons.ts'
import { NOTHING_YET } from '../state/comparisons.ts'
import { keepDispute } from '../state/device.ts'
import type { Told } from '../state/fragment.ts'
import type { InForce } from '../state/rules.ts'
import { SEAT_NAMES, SEATS } from '../state/seats.ts'
import { STANDING_WORDS } from '../state/words.ts'
import { Readings } from './readings.tsx'
import { Follows, IfLines } from './situation-page.tsx'
import type * as WhatWouldChange from './what-would-change.tsx'

interface SheetProps {
  readonly court: Court
  readonly situation: Situation
  readonly told: Told
  readonly inForce: InForce
  readonly ruling: Ruling
}

const statusLine = (ruling: Ruling): string =>
  SEATS.map(
    (seat) => `${SEAT_NAMES[seat]} ${ruling.seats[seat].status === 'won' ? 'has won' : `is ${ruling.seats[seat].status}`}`,
  ).join(', ')

type Changes = typeof WhatWouldChange

let changes: Changes | undefined

/** What shows and works them out, once it is here. */
const useChanges = (): Changes | undefined => {
  const [, setTold] = useState(false)
  useEffect(() => {
    if (changes !== undefined) return
    import('./what-would-change.tsx').then(
      (loaded) => {
        changes = loaded
        setTold(true)
      },
      () => undefined,
    )
  }, [])
  return changes
}

interface RestProps {
  readonly comparisons: Comparisons
  /** What shows them, once it is here. */
  readonly changes: Changes | undefined
}

/** A headline of several sentences is set smaller. */
const LONG = 110

/** Everything below what is to be done now. */
const Rest = ({ comparisons, changes, ...props }: SheetProps & RestProps) => {
  const { court, situation, inForce, ruling } = props
  return (
    <>
      <Pieces court={court} ruling={ruling} />
      <Money ruling={ruling} figures={ruling.figures} />
      <Why ruling={ruling} />
      <Where court={court} ruling={ruling} />
      {changes === undefined ? null : <changes.TakenForGranted {...props} />}
      {changes === undefined || comparisons.own === undefined ? (
        <Side title="What would change it">
          <p class="opening-here">Opening…</p>
        </Side>
      ) : (
        <changes.WhatWouldChange {...props} comparisons={comparisons} />
      )}
      {situation.ifs.length === 0 ? null : (
        <Side title="Good to know">
          <IfLines court={court} lines={situation.ifs} />
        </Side>
      )}
      {ruling.follows.length === 0 ? null : (
        <Side title="What often follows">
          <Follows ids={ruling.follows} />
        </Side>
      )}
      <Side title="Standing">
        <p>
          Weakest point: {STANDING_WORDS[ruling.standing].toLowerCase()}. Rules: {inForce.name}. Edition {ruling.edition}. No
          instructor has reviewed this ruling. Not official. What your group, event or director has decided comes first.
        </p>
        <p>
          <a class="go" href={`/ruling/${situation.id}`}>
            Every ruling of “{situation.name}”
          </a>
        </p>
      </Side>
    </>
  )
}

/** False in the first frame, for what lies below the window then. */
const useSecondFrame = (): boolean => {
  const [isSecond, setSecond] = useState(false)
  useEffect(() => {
    let number = requestAnimationFrame(() => {
      number = requestAnimationFrame(() => setSecond(true))
    })
    // A page in the background has no frames.
    const timer = setTimeout(() => setSecond(true), 200)
    return () => {
      cancelAnimationFrame(number)
      clearTimeout(timer)
    }
  }, [])
  return isSecond
}

export const RulingSheet = (props: SheetProps) => {
  const { court, situation, told, inForce, ruling } = props
  const headline = headlineOf(ruling)
  const changes = useChanges()
  const [comparisons, setComparisons] = useState(NOTHING_YET)
  const isSecondFrame = useSecondFrame()
  const isOpen = ruling.outcome === 'contested' || ruling.outcome === 'needs-facts'
  useEffect(() => {
    keepDispute(undefined)
    // A sheet of paper cannot be unfolded.
    const unfold = (): void => document.querySelectorAll('details').forEach((fold) => (fold.open = true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  return (
    <Page title={headline} ground="paper" place="settle" back="/" step={`ruling ${situation.id} ${headline}`} inForce={inForce}>
      <article class="sheet" {...(comparisons.own === undefined ? { 'data-waiting': '' } : {})}>
        <p class="print-only printhead">
          <b>Mahjudge</b>
          <span>
            Rules in force: <b>{inForce.name}</b>, edition {ruling.edition}
          </span>
        </p>
        <header class="headline">
          <div class="runhead">
            <span>{situation.section}</span>
            <Stamp standing={ruling.standing} open={ruling.outcome === 'contested'} />
          </div>
          <hr class="scotch" />
          <div class="headrow">
            <Heading long={headline.length > LONG}>{headline}</Heading>
            <RulingActions {...props} place="wide" />
          </div>
          {changes === undefined ? null : (
            <>
              <changes.Comparing {...props} onFound={setComparisons} />
              <changes.LinkRules {...props} />
              <changes.LeagueLine ruling={ruling} league={comparisons.league} />
            </>
          )}
        </header>
        {isOpen ? <Readings {...props} /> : null}
        <div class="cols">
          <FeltTable court={court} ruling={ruling} />
          <div class="cols__r">
            <Side title="Do this now" wide={false} mark={<Manicule />}>
              <DoNow ruling={ruling} />
            </Side>
            <Side title="On these facts" wide={false} id="facts">
              <ul class="told">
                <ToldList court={court} situation={situation} told={told} />
              </ul>
              {ruling.seatsNamed ? <p>{statusLine(ruling)}.</p> : null}
              <CheckHand situation={situation.id} told={told} />
              <SeatPicker court={court} situation={situation} told={told} inForce={inForce} place="ruling" />
            </Side>
          </div>
        </div>
        {isSecondFrame ? <Rest {...props} comparisons={comparisons} changes={changes} /> : null}
      </article>
      <RulingActions {...props} place="phone" />
    </Page>
  )
}
