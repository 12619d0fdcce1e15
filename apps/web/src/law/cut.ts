/** A file of its own, fetched with the whole law (court.ts). */
export { excerpt } from 'mahjudge'
