import 'server-only'
import type { Kind } from '@/lib/auth/cookies'
import { sign, verify } from '@/lib/auth/signed'

const LIFE_SECONDS = 60

const purposeOf = (kind: Kind) => `session of a ${kind}`

/** What makes next-auth write the cookie of a session that was started. It never leaves the server. */
export function makeSessionTicket(kind: Kind, sessionId: string): string {
  return sign(purposeOf(kind), sessionId, LIFE_SECONDS)
}

/** The session that a ticket names, or null when it is forged, of the other audience or too old. */
export function readSessionTicket(kind: Kind, ticket: string): string | null {
  const sessionId = verify(purposeOf(kind), ticket)
  return typeof sessionId === 'string' ? sessionId : null
}
