import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'

/** Deletes the sessions, one-time codes and reset links whose time is over: none of them opens anything any more. */
export async function purgeExpired(): Promise<void> {
  const where = { expiresAt: { lte: now() } }
  await db().session.deleteMany({ where })
  await db().oneTimeCode.deleteMany({ where })
  await db().passwordReset.deleteMany({ where })
}
