/** What a ruling says of the deal, as a table follows it. */

/** Play goes on, or will be ruled on with the declaration that is checked next. */
export const GOES_ON: readonly string[] = ['goesOn', 'goesOnReshuffled', 'asRuled']

/** People have to say how the deal goes on. */
export const LEFT_TO_TABLE: readonly string[] = ['tableDecides', 'fixOrRedeal']

/** Whether a deal is over with a ruling that says this of it. */
export const endsDeal = (kind: string): boolean => !GOES_ON.includes(kind) && !LEFT_TO_TABLE.includes(kind)
