import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Kind } from '@/lib/auth/cookies'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { MAX_PASSWORD_LENGTH } from '@/lib/auth/password-rules'
import { verifyPassword } from '@/lib/auth/passwords'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/**
 * Takes equally long for an unknown email and a wrong password. Afterward, callers lock the account and call
 * `lockVerified`.
 */
export async function checkCredentials(kind: Kind, email: string, password: string): Promise<Verified | null> {
  return verified(kind, { email: email.trim().toLowerCase() }, password)
}

/** Throws `invalid` with `message` for the given field if the password isn't the viewer's. */
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
  if (password.length > MAX_PASSWORD_LENGTH) return null
  const select = { id: true, passwordHash: true }
  const account =
    kind === 'seeker' ? await db().seeker.findUnique({ where, select }) : await db().admin.findUnique({ where, select })
  const isRight = await verifyPassword(account?.passwordHash, password)
  return account?.passwordHash && isRight ? { kind, id: account.id, passwordHash: account.passwordHash } : null
}

export type Verified = { kind: Kind; id: number; passwordHash: string }

export async function lockVerified(tx: Database, { kind, id, passwordHash }: Verified): Promise<boolean> {
  return (await lockAccount(tx, kind, id))?.passwordHash === passwordHash
}

/**
 * Locks the viewer's account until the transaction ends. Throws `unauthenticated` if their session has ended since the
 * request began, because a session that a new password ended must not change credentials.
 */
export async function lockViewer(tx: Database, { kind, id, sessionId }: Seeker | Admin): Promise<void> {
  const account = await lockAccount(tx, kind, id)
  const [session] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Session" WHERE "id" = ${sessionId} FOR NO KEY UPDATE`
  if (!account || !session) throw new ApiError('unauthenticated')
}

/** Locks an account until the transaction ends. NO KEY still allows writing rows with a foreign key to it. */
export async function lockAccount(
  tx: Database,
  kind: Kind,
  id: number,
): Promise<{ passwordHash: string | null } | undefined> {
  const table = kind === 'seeker' ? Prisma.sql`"Seeker"` : Prisma.sql`"Admin"`
  const [account] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
    SELECT "passwordHash" FROM ${table} WHERE "id" = ${id} FOR NO KEY UPDATE`
  return account
}
