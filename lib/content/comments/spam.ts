export const MAX_LINKS = 2
/** Only bots read a post and comment on it faster than this. */
export const QUICKEST_MS = 3_000
const SHORTEST_COPY = 30

const link = /https?:\/\/|www\.|\[url|<a\s/gi

export const countLinks = (text: string): number => text.match(link)?.length ?? 0

type Submission = {
  text: string
  website: string
  openMs: number
  repeats: { isSameWriterAndPost: boolean }[]
}

export function judge({ text, website, openMs, repeats }: Submission): 'wait' | 'known' | 'park' {
  if (repeats.some(({ isSameWriterAndPost }) => isSameWriterAndPost)) return 'known'
  if (website !== '' || openMs < QUICKEST_MS) return 'park'
  return repeats.length > 0 && text.length >= SHORTEST_COPY ? 'park' : 'wait'
}
