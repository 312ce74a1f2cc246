import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '@/lib/clock'
import { authSecret } from '@/lib/env'

type Body = { payload: unknown; expiresAt: number }

/**
 * A token that carries `payload` (anything JSON can hold), readable by its holder but not to be forged, and is worth something for `seconds`.
 * A token of one purpose never passes for another.
 */
export function sign(purpose: string, payload: unknown, seconds: number): string {
  const body: Body = { payload, expiresAt: now().getTime() + seconds * 1000 }
  const encoded = Buffer.from(JSON.stringify(body)).toString('base64url')
  return `${encoded}.${seal(purpose, encoded).toString('base64url')}`
}

/** The payload of a token of that purpose, or null when it is forged, mangled or expired. */
export function verify(purpose: string, token: string | null | undefined): unknown {
  const body = read(purpose, token)
  return body && body.expiresAt > now().getTime() ? body.payload : null
}

/** The payload of a token that is of that purpose and unforged but too old; else null. It opens nothing any more. */
export function verifyExpired(purpose: string, token: string): unknown {
  const body = read(purpose, token)
  return body && body.expiresAt <= now().getTime() ? body.payload : null
}

function read(purpose: string, token: string | null | undefined): Body | null {
  const [encoded, given, ...rest] = token?.split('.') ?? []
  if (!encoded || !given || rest.length > 0) return null
  const expected = seal(purpose, encoded)
  const received = Buffer.from(given, 'base64url')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null
  return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as Body
}

function seal(purpose: string, encoded: string): Buffer {
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['signed', purpose, encoded]))
    .digest()
}
