/** Strokes of the tiles and icons, drawn for this product. */

/** A tile whose face nobody knows; a figure on a grid of 24 by 36. */
export const QUERY = 'M4.2 11.4C4.2 6.8 7.8 3.8 12.1 3.8 16.7 3.8 20.1 6.9 20.1 11.1 20.1 16.8 12.4 17 12.4 24.6M12.4 29.4V36'

export const INK = { B: '#0B4F30', C: '#960F1A', D: '#173F8A', black: '#1F1B16' } as const

/** Icons on a grid of 24 by 24. */
export const ICONS = {
  back: 'M14.5 4.5 7 12 14.5 19.5',
  book: 'M12 6C9.5 4.3 6.5 4 3.5 4.5V18.5C6.5 18 9.5 18.3 12 20 14.5 18.3 17.5 18 20.5 18.5V4.5C17.5 4 14.5 4.3 12 6V20',
  check: 'M4.5 12.5 10 18 20 6.5',
  code: 'M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14V17M14 20H17M20 14V20M17 14V17',
  copy: 'M8 8H20V20H8ZM16 8V4H4V16H8',
  cross: 'M6 6 18 18M18 6 6 18',
  differ: 'M5 9H19M5 15H19M16.5 4.5 7.5 19.5',
  down: 'M5 9 12 16 19 9',
  eye: 'M2.5 12C6 5.5 18 5.5 21.5 12 18 18.5 6 18.5 2.5 12ZM9 12A3 3 0 1 0 15 12 3 3 0 1 0 9 12Z',
  flag: 'M6 21V4H18.5L15.5 8.5 18.5 13H6',
  home: 'M3.5 11.5 12 4 20.5 11.5M6 10V20H18V10',
  info: 'M3.5 12A8.5 8.5 0 1 0 20.5 12 8.5 8.5 0 1 0 3.5 12ZM12 11V16.5M12 7.4V7.6',
  add: 'M12 4.5V19.5M4.5 12H19.5',
  more: 'M5 12V12.2M12 12V12.2M19 12V12.2',
  print: 'M7 9V3.5H17V9M7 17H4V9H20V17H17M7 14H17V20.5H7Z',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10C3 9.5 3 19 10 19H15',
  right: 'M9 5 16 12 9 19',
  rulings: 'M5 3.5H19V20.5H5ZM8.5 8H15.5M8.5 12H15.5M8.5 16H12.5',
  same: 'M5 9H19M5 15H19',
  saved: 'M7 3.5H17V20.5H7ZM9.5 12 11.5 14 15 9.5',
  search: 'M4 10.5A6.5 6.5 0 1 0 17 10.5 6.5 6.5 0 1 0 4 10.5ZM15.5 15.5 21 21',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5V20.5H19.5V12H18',
  sets: 'M4 7H10M15 7H20M12.5 4.5V9.5M4 17H8M13 17H20M10.5 14.5V19.5',
  table: 'M3.5 3.5H20.5V20.5H3.5ZM9 7.5H15M9 16.5H15M7.5 10V14M16.5 10V14',
  turn: 'M4 12H19M13 6 19 12 13 18',
  spin: 'M19.5 9A8.5 8.5 0 1 0 20.5 12M20 3.5V9H14.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5H14C21 9.5 21 19 14 19H9',
  unknown: 'M8 8.6C8 3.4 16 3.4 16 8.8 16 12.2 12 12 12 15.4M12 19V19.2',
  warn: 'M12 4 21 19.5H3ZM12 10V14M12 16.6V16.8',
} as const

export type IconName = keyof typeof ICONS
