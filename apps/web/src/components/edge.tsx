/** The patterned edge that a rule set is known by, always beside its name. */
export const Edge = ({ of }: { readonly of: 'league' | 'amja' | 'house' }) => <i class={`edge edge--${of}`} aria-hidden="true" />
