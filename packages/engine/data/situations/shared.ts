/** Assumptions that several pictures share. */

/** What a ruling on a fault of play takes for granted unless the picture asks it. */
export const CALLED = { called: 'accepted' } as const
/** Before it no hand dies. */
export const BEGUN = { started: 'yes' } as const
export const BEFORE = { deaths: 'none', handNamed: 'yes' } as const

export const IN_TURN = {
  says: 'The discard was made in turn.',
  otherwise: 'A discard out of turn has a ruling of its own.',
  situation: 'out-of-turn',
} as const
export const NAMED = {
  says: 'The discard was named correctly.',
  otherwise: 'A wrong name has a ruling of its own.',
  situation: 'misname',
} as const
export const MATCHES = {
  says: 'The winning hand was checked and is right.',
  otherwise: 'If it is wrong, it is a mah jongg in error.',
  situation: 'mj-error',
} as const
