import 'server-only'
import type { Kind } from '@/lib/auth/cookies'
import { LONGEST_PASSWORD } from '@/lib/auth/password-rules'
import { verifyPassword } from '@/lib/auth/passwords'
import { db } from '@/lib/db'

/** The account with that address and password, or null: the same answer, in the same time, for either being wrong. */
export async function checkCredentials(kind: Kind, email: string, password: string): Promise<{ id: number } | null> {
  if (password.length > LONGEST_PASSWORD) return null
  const where = { email: email.trim().toLowerCase() }
  const select = { id: true, passwordHash: true }
  const account =
    kind === 'seeker' ? await db().seeker.findUnique({ where, select }) : await db().admin.findUnique({ where, select })
  const isRight = await verifyPassword(account?.passwordHash, password)
  return account && isRight ? { id: account.id } : null
}
