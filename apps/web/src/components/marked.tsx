import { marked } from '../state/search.ts'

/** Text with the words that were searched for marked in it. */
export const Marked = ({ text, query }: { readonly text: string; readonly query: string }) =>
  query === '' ? (
    <>{text}</>
  ) : (
    <>{marked(text, query).map(({ text: piece, hit }, at) => (hit ? <mark key={at}>{piece}</mark> : piece))}</>
  )
