/** The name of a card: the fact `card:` of its text. */

const FACT = /^\s*card\s*:\s*(\S.*)$/im

export const nameIn = (text: string): string | undefined => FACT.exec(text)?.[1]?.trim()

export const nameOfCard = (text: string, otherwise: string): string => nameIn(text) ?? otherwise

export const isNameLine = (line: string): boolean => /^\s*card\s*:/i.test(line)
