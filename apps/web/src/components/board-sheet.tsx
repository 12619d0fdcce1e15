/** The sheet that answers a tap: what can have happened there now, each act asking only what it needs. */
import type { Table, TableEvent } from 'mahjudge'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Act } from '../state/board-acts.ts'
import { groupActs, middleActs, rareActs, usualActs } from '../state/board-acts.ts'
import type { Ask } from '../state/board-drafts.ts'
import type { Option } from '../state/board-options.ts'
import type { Bench } from '../state/board-play.ts'
import type { Spot } from '../state/board-spot.ts'
import type { Fix } from '../state/board-steps.ts'
import { groupName, tileName } from '../state/board-words.ts'
import { SEAT_NAMES } from '../state/seats.ts'
import { reveal, TileRow } from './board-felt.tsx'
import { GroupPicker, TileKeys } from './board-picker.tsx'
import { Icon } from './icon.tsx'

/** An act under way: it has been chosen, and asks for the rest. */
interface Chosen {
  readonly ask: Ask
  readonly onEvent: (event: TableEvent) => void
}

interface SheetProps {
  readonly bench: Bench
  readonly table: Table
  readonly spot: Spot
  readonly onEvent: (event: TableEvent) => void
  /** Corrects the entry that put up what was tapped. */
  readonly fix: Fix | undefined
  readonly onClose: () => void
}

const titleOf = (table: Table, spot: Spot): string => {
  if (spot.at === 'seat') return `What did ${SEAT_NAMES[spot.seat]} do?`
  if (spot.at === 'middle') return 'What happened in the middle?'
  const group = table.seats[spot.seat].exposures.find(({ id }) => id === spot.exposure)
  return `${SEAT_NAMES[spot.seat]}’s ${groupName(group?.tiles, group?.jokers ?? 0).replace(/^a /, '')}`
}

/** Keys for choices: what is drawn, and the words. */
const OptionKeys = ({
  options,
  onEvent,
}: {
  readonly options: readonly Option[]
  readonly onEvent: (event: TableEvent) => void
}) => (
  <div class="events">
    {options.map(({ label, event, tiles }) => (
      <button key={label} type="button" class="key" data-option={label} onClick={() => onEvent(event)}>
        {tiles === undefined ? null : <TileRow tiles={tiles} />}
        <span>{label.charAt(0).toUpperCase() + label.slice(1)}</span>
      </button>
    ))}
  </div>
)

type DiscardAsk = Extract<Ask, { kind: 'discard' }>

/** Which tile, and under which name. Most discards bear their own name, so that is one tap. */
const DiscardAsked = ({
  ask,
  table,
  onEvent,
  onTitle,
}: {
  readonly ask: DiscardAsk
  readonly table: Table
  readonly onEvent: (event: TableEvent) => void
  readonly onTitle: (title: string) => void
}) => {
  const [isMisnamed, setMisnamed] = useState(false)
  const [tile, setTile] = useState<string | undefined>(undefined)
  const thrown = (chosen: string): void => {
    if (!isMisnamed) {
      onEvent({ ...ask.event, tile: chosen })
      return
    }
    setTile(chosen)
    onTitle(`It was ${tileName(chosen)}. What was it called?`)
  }
  if (tile !== undefined)
    return (
      <>
        <div class="btnrow">
          {table.lastName === undefined ? null : (
            <button
              type="button"
              class="key key--center"
              data-act="same"
              onClick={() => onEvent({ ...ask.event, tile, named: 'same' })}
            >
              “Same”, after {tileName(table.lastName)}
            </button>
          )}
          <button
            type="button"
            class="key key--center"
            data-act="unknown"
            onClick={() => onEvent({ ...ask.event, tile, misnamed: true })}
          >
            We don’t know
          </button>
        </div>
        <TileKeys without={tile} onTile={(named) => onEvent({ ...ask.event, tile, named })} />
      </>
    )
  return (
    <>
      <div class="btnrow">
        <button type="button" class="key" data-act="misnamed" aria-pressed={isMisnamed} onClick={() => setMisnamed(!isMisnamed)}>
          <Icon name={isMisnamed ? 'check' : 'differ'} />
          Under a wrong name
        </button>
        <button
          type="button"
          class="key key--center"
          data-act="unknown"
          onClick={() => onEvent(isMisnamed ? { ...ask.event, misnamed: true } : ask.event)}
        >
          We don’t know
        </button>
      </div>
      <TileKeys onTile={thrown} />
    </>
  )
}

const Asked = ({
  ask,
  table,
  onEvent,
  onTitle,
}: {
  readonly ask: Ask
  readonly table: Table
  readonly onEvent: (event: TableEvent) => void
  readonly onTitle: (title: string) => void
}) => {
  if (ask.kind === 'options') return <OptionKeys options={ask.options} onEvent={onEvent} />
  if (ask.kind === 'group')
    return <GroupPicker start={ask.start} canSkip={ask.start.length < 3} onDone={(tiles) => onEvent(ask.event(tiles))} />
  return <DiscardAsked ask={ask} table={table} onEvent={onEvent} onTitle={onTitle} />
}

interface ActKeysProps {
  readonly acts: readonly Act[]
  readonly onAct: (act: Act) => void
  /** They came in the place of the key that asked for them, and take its focus. */
  readonly isNew?: boolean
  readonly children?: ComponentChildren
}

const ActKeys = ({ acts, onAct, isNew = false, children }: ActKeysProps) => (
  <div class="events" ref={isNew ? (keys) => keys?.querySelector('button')?.focus({ preventScroll: true }) : null}>
    {children}
    {acts.map((act) => (
      <button key={act.id} type="button" class="key" data-act={act.id} onClick={() => onAct(act)}>
        {act.due ? <Icon name="turn" /> : null}
        <span>
          {act.due ? <span class="vh">Next: </span> : null}
          {act.label}
        </span>
      </button>
    ))}
  </div>
)

export const BoardSheet = (props: SheetProps) => {
  const { bench, table, spot, fix, onEvent, onClose } = props
  const [chosen, setChosen] = useState<Chosen | undefined>(undefined)
  const [title, setTitle] = useState<string | undefined>(undefined)
  const [isMore, setMore] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const acts = useMemo(() => {
    if (spot.at === 'seat') return usualActs(bench, table, spot.seat)
    return spot.at === 'middle' ? middleActs(bench, table) : groupActs(bench, table, spot.seat, spot.exposure)
  }, [bench, table, spot])
  const more = useMemo(
    () => (isMore && spot.at === 'seat' ? rareActs(bench, table, spot.seat) : []),
    [bench, table, spot, isMore],
  )
  const shown = title ?? chosen?.ask.question ?? titleOf(table, spot)
  useEffect(() => {
    reveal(heading.current)
  }, [shown])
  const choose = (next: Chosen): void => {
    setTitle(undefined)
    setChosen(next)
  }
  const act = ({ ask, event }: Act): void => {
    if (ask === undefined) onEvent(event)
    else choose({ ask, onEvent })
  }
  const back = (): void => {
    if (chosen === undefined) onClose()
    setTitle(undefined)
    setChosen(undefined)
  }
  return (
    <section
      class="sheetup"
      aria-label={shown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        back()
      }}
    >
      <div class="sheetup__head">
        <h2 ref={heading} tabIndex={-1}>
          {shown}
        </h2>
        <button type="button" class="sheetup__close" onClick={back}>
          <Icon name={chosen === undefined ? 'cross' : 'back'} />
          <span class="vh">{chosen === undefined ? 'Close' : 'Back'}</span>
        </button>
      </div>
      {chosen === undefined ? (
        <>
          {acts.length === 0 && fix === undefined ? (
            <p>{table.pending === undefined ? 'Nothing can be entered here now.' : 'A question is open. Answer it first.'}</p>
          ) : (
            <ActKeys acts={acts} onAct={act}>
              {fix === undefined ? null : (
                <button type="button" class="key" data-act="fix" onClick={() => choose(fix)}>
                  <Icon name="differ" />
                  <span>{fix.label}</span>
                </button>
              )}
            </ActKeys>
          )}
          {spot.at === 'seat' && table.pending === undefined ? (
            isMore ? (
              more.map(({ title: about, acts: rare }, at) => (
                <div key={about} class="rare" role="group" aria-label={about}>
                  <h3>{about}</h3>
                  <ActKeys acts={rare} onAct={act} isNew={at === 0} />
                </div>
              ))
            ) : (
              <button type="button" class="key key--quiet" data-act="more" aria-expanded={false} onClick={() => setMore(true)}>
                <Icon name="down" />
                <span>Something else</span>
              </button>
            )
          ) : null}
        </>
      ) : (
        <Asked key={chosen.ask.question} ask={chosen.ask} table={table} onEvent={chosen.onEvent} onTitle={setTitle} />
      )}
    </section>
  )
}
