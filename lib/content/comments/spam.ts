export const MAX_LINKS = 2
/** People don't read a post and comment on it faster than this. */
export const QUICKEST_MS = 3_000
const SHORTEST_COPY = 30

const link = /https?:\/\/|www\.|\[url|<a\s/gi

export const countLinks = (text: string): number => text.match(link)?.length ?? 0

type Submission = {
  text: string
  website: string
  openMs: number
  alike: { isSameWriterAndPost: boolean }[]
}

export function judge({ text, website, openMs, alike }: Submission): 'wait' | 'known' | 'park' {
  if (alike.some(({ isSameWriterAndPost }) => isSameWriterAndPost)) return 'known'
  if (website !== '' || openMs < QUICKEST_MS) return 'park'
  return alike.length > 0 && text.length >= SHORTEST_COPY ? 'park' : 'wait'
}
