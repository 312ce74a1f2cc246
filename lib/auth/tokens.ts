import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
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

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text that has to be read again, for one purpose: "second-factor of admin 7". */
export function encrypt(purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The text again, or null when it was changed, meant for another purpose or encrypted under another AUTH_SECRET. */
export function decrypt(purpose: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret(), '', `encrypt ${purpose}`, 32))
}

/** A secret for the link of a reset mail. */
export function makeResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it: who reads the database cannot use the link. */
export function hashOfResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
