import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** A secret for the link of a reset mail. */
export function makeResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it: who reads the database cannot use the link. */
export function hashOfResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
