import type { ResumeTextState } from '@/lib/generated/prisma/enums'

/** Why a search can't find a resume by its text. */
export const unsearchable: Record<ResumeTextState, string | null> = {
  UNREAD: 'not searchable yet',
  READ: null,
  NO_TEXT: 'a scan, not searchable',
  ENCRYPTED: 'protected with a password',
  BROKEN: 'damaged',
  TOO_LARGE: 'too large to search',
}

/** What the frame shows if it can't show the resume. */
export const notShown: Record<Exclude<ResumeTextState, 'UNREAD' | 'READ'>, string> = {
  NO_TEXT: 'This document has no text. It may be a scan. Download it to see it.',
  ENCRYPTED: "This document is protected with a password, so we can't show it.",
  BROKEN: "We can't read this document. It may be damaged. Download it to try to open it.",
  TOO_LARGE: 'This document takes too long to show. Download it to see it.',
}

const MAX_WORDS = 10
const ENTITY_OR_WORD = (words: string[]) =>
  new RegExp(`&(?:#\\w+|\\w+);|(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Marks search words in HTML. Words with characters that HTML escapes aren't marked. */
export function markWords(html: string, search: string): string {
  const words = search
    .split(/[\s"]+/)
    .filter((word) => word.length > 1 && !/[&<>]/.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  if (words.length === 0) return html
  const found = ENTITY_OR_WORD(words)
  return html.replace(/<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<')
      ? piece
      : piece.replace(found, (word) => (word.startsWith('&') ? word : `<mark>${word}</mark>`)),
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as HTML paragraphs. */
export function paragraphs(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
