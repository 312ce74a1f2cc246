import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'

const INVITATIONS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes the sessions, one-time codes and reset links whose time is over: none of them opens anything any more. An
 * invitation stays for a month, so that an owner can send it again.
 */
export async function purgeExpired(): Promise<void> {
  const where = { expiresAt: { lte: now() } }
  await db().session.deleteMany({ where })
  await db().oneTimeCode.deleteMany({ where })
  await db().passwordReset.deleteMany({ where })
  const longAgo = new Date(now().getTime() - INVITATIONS_KEPT_MS)
  await db().adminInvitation.deleteMany({ where: { expiresAt: { lte: longAgo } } })
}
