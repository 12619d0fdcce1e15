/** A heading as part of an address: small letters and hyphens. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')
