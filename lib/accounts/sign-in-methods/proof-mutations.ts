import 'server-only'
import { identityOf, type Key } from '@/lib/accounts/sign-in-methods/identity-mutations'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { ApiError } from '@/lib/api/errors'
import { codeMessages } from '@/lib/auth/code-rules'
import { consumeCode, tryCode } from '@/lib/auth/codes'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

export async function isConnected({ kind, id }: Seeker | Admin, who: Key): Promise<boolean> {
  const select = { seekerId: true, adminId: true }
  const identity = await db().identity.findUnique({ where: identityOf(kind, who), select })
  return (kind === 'seeker' ? identity?.seekerId : identity?.adminId) === id
}

/**
 * Counts the viewer's session as a recent sign-in, after a provider that may not have asked them. Throws `invalid` for a
 * wrong code, and `conflict` if the session has ended.
 */
export async function proveByCode({ email, sessionId }: Seeker | Admin, code: string, browser: string): Promise<void> {
  const codeOf = { purpose: 'provider', email } as const
  const wrong = new ApiError('invalid', codeMessages.wrong, { fields: { code: codeMessages.wrong } })
  if (!(await tryCode(codeOf, browser, code))) throw wrong
  await db().$transaction(async (tx) => {
    if (!(await consumeCode(tx, codeOf, code))) throw wrong
    const where = { id: sessionId, identityId: { not: null } }
    const { count } = await tx.session.updateMany({ where, data: { authenticatedAt: now() } })
    if (count === 0) throw new ApiError('conflict', messages.startAgain)
  })
}
