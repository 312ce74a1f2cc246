import 'server-only'
import { adminAccountMessages } from '@/lib/accounts/admin-account/messages'
import type { PasswordChange } from '@/lib/accounts/admin-account/schema'
import { ApiError } from '@/lib/api/errors'
import { checkOwnPassword, lockVerified, lockViewer } from '@/lib/auth/credentials'
import type { Admin } from '@/lib/auth/guards'
import { checkNewPassword, hashPassword } from '@/lib/auth/passwords'
import { securityEmail } from '@/lib/auth/security-email'
import { endOtherSessions } from '@/lib/auth/sessions'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { putMail } from '@/lib/platform/mail/mutations'

export async function rename(admin: Admin, name: string): Promise<void> {
  if (name === admin.name) return
  await db().$transaction(async (tx) => {
    await tx.admin.update({ where: { id: admin.id }, data: { name }, select: { id: true } })
    const detail = { before: admin.name, after: name }
    await audit(tx, admin, { action: 'admin.renamed', subjectId: admin.id, subject: admin.email, detail })
  })
}

export async function changeOwnPassword(admin: Admin, { oldPassword, newPassword }: PasswordChange): Promise<void> {
  const wrong = adminAccountMessages.wrongPassword
  const verified = await checkOwnPassword(admin, oldPassword, 'oldPassword', wrong)
  checkNewPassword(newPassword, [admin.email, admin.name], 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await db().$transaction(async (tx) => {
    await lockViewer(tx, admin)
    if (!(await lockVerified(tx, verified))) throw new ApiError('invalid', wrong, { fields: { oldPassword: wrong } })
    await tx.admin.update({ where: { id: admin.id }, data: { passwordHash }, select: { id: true } })
    await endOtherSessions(tx, 'admin', admin.id, admin.sessionId)
    await audit(tx, admin, { action: 'admin.password-changed', subjectId: admin.id, subject: admin.email })
    await putMail(tx, admin.email, securityEmail('password'))
  })
}
