/** Where the part of the law is that rules on a situation under a rule set as it stands. */
import { excerpts, situations } from 'virtual:law-files'

/** The address of that file; nothing where there is none, for a rule set that no law knows for example. */
export const excerptAddress = (situation: string, ruleSet: string): string | undefined => {
  const incident = situations.find(({ id }) => id === situation)?.incident
  const files = Object.hasOwn(excerpts, ruleSet) ? excerpts[ruleSet] : undefined
  for (const row of files?.split(';') ?? []) {
    const [mark, ...incidents] = row.split(' ')
    if (incident !== undefined && incidents.includes(incident)) return `/law/${incidents[0]}.${ruleSet}.${mark}.json`
  }
  return undefined
}
