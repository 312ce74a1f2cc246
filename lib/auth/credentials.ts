import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Kind } from '@/lib/auth/cookies'
import type { Admin, Seeker } from '@/lib/auth/guards'
import type { Verified } from '@/lib/auth/locks'
import { LONGEST_PASSWORD } from '@/lib/auth/password-rules'
import { verifyPassword } from '@/lib/auth/passwords'
import { db } from '@/lib/db'

/**
 * The account with that email and password, or null: the same response, in the same time, for either being wrong. What is
 * done with it locks the account and asks `lockVerified` first.
 */
export async function checkCredentials(kind: Kind, email: string, password: string): Promise<Verified | null> {
  return verified(kind, { email: email.trim().toLowerCase() }, password)
}

/** Throws `invalid` with `message` for the field of that name unless the password is the viewer's own. */
export async function checkOwnPassword(
  { kind, id }: Seeker | Admin,
  password: string,
  field: string,
  message: string,
): Promise<Verified> {
  const account = await verified(kind, { id }, password)
  if (!account) throw new ApiError('invalid', message, { fields: { [field]: message } })
  return account
}

async function verified(kind: Kind, where: { email: string } | { id: number }, password: string) {
  if (password.length > LONGEST_PASSWORD) return null
  const select = { id: true, passwordHash: true }
  const account =
    kind === 'seeker' ? await db().seeker.findUnique({ where, select }) : await db().admin.findUnique({ where, select })
  const isRight = await verifyPassword(account?.passwordHash, password)
  return account?.passwordHash && isRight ? { kind, id: account.id, passwordHash: account.passwordHash } : null
}
