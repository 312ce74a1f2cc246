import type { ApiError } from '@/lib/api/errors'
import { commentMessages } from '@/lib/content/comments/messages'

const notes = {
  sent: commentMessages.sent,
  links: commentMessages.links,
  stale: commentMessages.stale,
  often: 'Too many comments at once. Wait a moment and send yours again.',
  wrong: "We couldn't send your comment. Go back and enter your name, a valid email and your comment.",
  failed: commentMessages.notSent,
} as const

type Outcome = keyof typeof notes

export function outcomeOf({ code, message }: ApiError): Outcome {
  if (code === 'too-many') return 'often'
  if (message === commentMessages.links) return 'links'
  if (message === commentMessages.stale) return 'stale'
  return code === 'invalid' ? 'wrong' : 'failed'
}

export function noteOf(outcome: unknown) {
  if (typeof outcome !== 'string' || !Object.hasOwn(notes, outcome)) return null
  return { tone: outcome === 'sent' ? ('success' as const) : ('error' as const), text: notes[outcome as Outcome] }
}

export function postPathOf(referrer: string | null): string {
  const path = referrer && URL.canParse(referrer) ? new URL(referrer).pathname : ''
  return /^\/blogsection\/[\w-]+$/.test(path) ? path : '/blogsection'
}
