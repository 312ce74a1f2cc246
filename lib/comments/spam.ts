export const MOST_LINKS = 2
/** Nobody reads a post and writes about it faster. */
export const QUICKEST_MS = 3_000
/** Shorter ones, like "Thank you!", people write alike without copying. */
const SHORTEST_COPY = 30

const link = /https?:\/\/|www\.|\[url|<a\s/gi

/** How many links a text holds, in any of the ways that they are written. */
export const countLinks = (text: string): number => text.match(link)?.length ?? 0

type Submission = {
  text: string
  /** What stands in the field that no person sees. */
  website: string
  /** How long the form was open. */
  openMs: number
  /** Earlier comments of the very same words. */
  alike: { isSameWriterAndPost: boolean }[]
}

/**
 * What becomes of a comment: it waits for an editor (`wait`), it was sent already (`known`), or it is parked among the
 * rejected, where an editor may still find it (`park`). Whoever sends it is told the same each time.
 */
export function judge({ text, website, openMs, alike }: Submission): 'wait' | 'known' | 'park' {
  if (alike.some(({ isSameWriterAndPost }) => isSameWriterAndPost)) return 'known'
  if (website !== '' || openMs < QUICKEST_MS) return 'park'
  return alike.length > 0 && text.length >= SHORTEST_COPY ? 'park' : 'wait'
}
