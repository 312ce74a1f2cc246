import 'server-only'
import { randomBytes } from 'node:crypto'
import { audit } from '@/lib/audit/mutations'
import { hashPassword } from '@/lib/auth/passwords'
import { endOtherSessions } from '@/lib/auth/sessions'
import { db } from '@/lib/db'

/**
 * For who runs the server and nobody else: gives the admin of that address a new password, turns their second factor
 * off and ends their sessions. Returns the password, or null when there is no such admin.
 */
export async function resetAdmin(email: string): Promise<string | null> {
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return db().$transaction(async (tx) => {
    const [admin] = await tx.admin.updateManyAndReturn({
      where: { email: email.trim().toLowerCase() },
      data: { passwordHash, totpEnabledAt: null, totpSecret: null, totpLastStep: null, recoveryCodes: [] },
      select: { id: true, email: true },
    })
    if (!admin) return null
    await endOtherSessions(tx, 'admin', admin.id, null)
    await audit(tx, { kind: 'system' }, { action: 'admin.reset', subjectId: admin.id, subject: admin.email })
    return password
  })
}
