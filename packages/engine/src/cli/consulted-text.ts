/** What a card found out about told tiles, above the ruling that rests on it. */
import type { Consulted } from '../rulings/evidence.ts'
import { item, section } from './layout.ts'

/** The findings as a section of their own; nothing when there are none. */
export const consultedText = ({ says }: Consulted): string =>
  section(
    'What the card says',
    says.map((one) => item('-', one)),
  ).replace(/^\n/, '')
