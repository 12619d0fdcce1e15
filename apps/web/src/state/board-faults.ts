/** What can be chosen of faults at the wall and of wrong counts: who else was at it, and who had pushed the wall out. */
import type { Seat, TableEvent } from 'mahjudge'
import type { Option } from './board-options.ts'
import { FAULT, others } from './board-options.ts'
import { SEAT_NAMES } from './seats.ts'

export const wallOptions = (seat: Seat): readonly Option[] => [
  { label: 'Throwing the hand in', event: { type: 'wallBroken', seat, how: 'threwIn' } },
  { label: 'Mixing tiles into it', event: { type: 'wallBroken', seat, how: 'mixedIn' } },
  { label: 'By accident', event: { type: 'wallBroken', seat, how: 'slip' } },
]

export const wrongWalls = (seat: Seat): readonly Option[] => [
  {
    label: 'A wrong wall that it had pushed out itself',
    event: { ...FAULT, type: 'wrongWall', seats: [seat], fault: 'wall', pusher: seat },
  },
  { label: 'The wrong end of the wall', event: { ...FAULT, type: 'wrongWall', seats: [seat], fault: 'end' } },
  ...others(seat).map((pusher): Option => ({
    label: `${SEAT_NAMES[pusher]} had pushed out a wrong wall`,
    event: { ...FAULT, type: 'wrongWall', seats: [seat], fault: 'wall', pusher },
  })),
]

/** One hand more, two more, or all four. */
export const wrongCounts = (seat: Seat): readonly Option[] => {
  const rest = others(seat)
  return [
    ...rest.map((one): Option => ({ label: SEAT_NAMES[one], event: { ...FAULT, type: 'wrongCount', seats: [seat, one] } })),
    ...rest.toReversed().map((not): Option => {
      const both = rest.filter((one) => one !== not)
      return {
        label: both.map((one) => SEAT_NAMES[one]).join(' and '),
        event: { ...FAULT, type: 'wrongCount', seats: [seat, ...both] },
      }
    }),
    { label: 'All four hands', event: { ...FAULT, type: 'wrongCount', seats: [seat, ...rest] } },
  ]
}

/** Where somebody else picked, and how the wall was wrong: at its end, or because it was not due. */
const wrongPlaces = (
  seat: Seat,
  event: (picker: Seat, place: { readonly fault: 'end' } | { readonly fault: 'wall'; readonly pusher: Seat }) => TableEvent,
): readonly Option[] => [
  ...others(seat).map((picker): Option => ({
    label: `${SEAT_NAMES[picker]}: the wrong end of the wall`,
    event: event(picker, { fault: 'end' }),
  })),
  ...others(seat).flatMap((picker) =>
    others(seat)
      .filter((pusher) => pusher !== picker)
      .map((pusher): Option => ({
        label: `${SEAT_NAMES[picker]}: a wrong wall that ${SEAT_NAMES[pusher]} pushed out`,
        event: event(picker, { fault: 'wall', pusher }),
      })),
  ),
]

export const wrongWallsOfTwo = (seat: Seat): readonly Option[] =>
  wrongPlaces(seat, (too, place) => ({ ...FAULT, type: 'wrongWall', seats: [seat, too], racked: true, ...place }))

export const winsAfterWrongWall = (declarer: Seat): readonly Option[] =>
  wrongPlaces(declarer, (picker, place) => ({ ...FAULT, type: 'wrongWall', seats: [picker], declarer, ...place }))
