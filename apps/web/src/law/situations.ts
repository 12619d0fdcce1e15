/** What the first screen shows. It is part of the script, so that it is there before any law is. */
export { edition, situations } from 'virtual:law-files'
export type { SituationCard } from 'virtual:law-files'
