const MENTION = /@\[(\d{1,9})\]/g

type Mention = { adminId: number; name: string }
export type Colleague = { id: number; label: string; email: string }

export function mentionedIds(text: string): number[] {
  return [...new Set([...text.matchAll(MENTION)].map(([, id]) => Number(id)))]
}

/** Converts a typed note to its stored format, with admin ids instead of @names. */
export function withIds(text: string, colleagues: readonly Colleague[]): string {
  const longestFirst = [...colleagues].sort((one, other) => other.label.length - one.label.length)
  return longestFirst.reduce((result, { id, label }) => result.replace(mentionOf(label), `@[${id}]`), text)
}

const mentionOf = (label: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])@${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')

/** Splits a note into plain text and mentions. */
export function partsOfNote(text: string, mentions: readonly Mention[]): (string | Mention)[] {
  const parts: (string | Mention)[] = []
  let end = 0
  for (const { 0: token, 1: id, index } of text.matchAll(MENTION)) {
    const mention = mentions.find(({ adminId }) => adminId === Number(id))
    if (!mention) continue
    parts.push(text.slice(end, index), mention)
    end = index + token.length
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

export function plainNote(text: string, mentions: readonly Mention[]): string {
  return partsOfNote(text, mentions)
    .map((part) => (typeof part === 'string' ? part : `@${part.name}`))
    .join('')
}

/** A note as its seeker sees it, without the mentioned names. */
export const withoutNames = (text: string) => text.replace(MENTION, '@colleague')

/** The mention being typed before the caret and where it starts, or null. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | null {
  const found = /(?:^|[\s(])@((?:[^\s@][^@\n]{0,40})?)$/.exec(text.slice(0, caret))
  if (!found) return null
  const typed = found[1] ?? ''
  return { start: caret - typed.length - 1, typed }
}

export function colleaguesLike(typed: string, colleagues: readonly Colleague[], most: number): Colleague[] {
  const words = typed.toLowerCase()
  const isLike = ({ label, email }: Colleague) =>
    label.toLowerCase().includes(words) || email.toLowerCase().startsWith(words)
  return colleagues.filter(isLike).slice(0, most)
}
