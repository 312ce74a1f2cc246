import 'server-only'
import { identityOf, type Key } from '@/lib/accounts/sign-in-methods/identity-mutations'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { ApiError } from '@/lib/api/errors'
import { codeMessages } from '@/lib/auth/code-rules'
import { consumeCode, tryCode } from '@/lib/auth/codes'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { hashOfAccount } from '@/lib/auth/signed-cookies'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { logSecurity } from '@/lib/platform/log'

export async function isConnected({ kind, id }: Seeker | Admin, who: Key): Promise<boolean> {
  const select = { seekerId: true, adminId: true }
  const identity = await db().identity.findUnique({ where: identityOf(kind, who), select })
  return (kind === 'seeker' ? identity?.seekerId : identity?.adminId) === id
}

type Typed = { code: string; browser: string; ip: string }

/**
 * Counts the viewer's session as a recent sign-in, after a provider that may not have asked them. Throws `invalid` for a
 * wrong code, and `conflict` if the session has ended.
 */
export async function proveByCode(viewer: Seeker | Admin, { code, browser, ip }: Typed): Promise<void> {
  const { kind, email, sessionId } = viewer
  const codeOf = { purpose: 'provider', email } as const
  const line = { kind, account: hashOfAccount(kind, email), by: 'code', ip }
  const isRight =
    (await tryCode(codeOf, browser, code)) &&
    (await db().$transaction(async (tx) => {
      if (!(await consumeCode(tx, codeOf, code))) return false
      const where = { id: sessionId, identityId: { not: null } }
      const { count } = await tx.session.updateMany({ where, data: { authenticatedAt: now() } })
      if (count === 0) throw new ApiError('conflict', messages.startAgain)
      return true
    }))
  logSecurity({ event: isRight ? 'proven' : 'proof-failed', ...line })
  if (!isRight) throw new ApiError('invalid', codeMessages.wrong, { fields: { code: codeMessages.wrong } })
}
