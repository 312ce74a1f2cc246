import 'server-only'
import { securityLetter } from '@/lib/admin-account/letters'
import { adminAccountMessages } from '@/lib/admin-account/messages'
import type { PasswordChange } from '@/lib/admin-account/schema'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { checkNewPassword } from '@/lib/auth/new-password'
import { hashPassword, verifyPassword } from '@/lib/auth/passwords'
import { endOtherSessions } from '@/lib/auth/sessions'
import { db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'

/** Gives the admin another name. */
export async function rename(admin: Admin, name: string): Promise<void> {
  if (name === admin.name) return
  await db().$transaction(async (tx) => {
    await tx.admin.update({ where: { id: admin.id }, data: { name }, select: { id: true } })
    const detail = { before: admin.name, after: name }
    await audit(tx, admin, { action: 'admin.renamed', subjectId: admin.id, subject: admin.email, detail })
  })
}

/** Changes the admin's password and ends their other sessions; throws `invalid` when the old one is not right. */
export async function changeOwnPassword(admin: Admin, { oldPassword, newPassword }: PasswordChange): Promise<void> {
  await checkOwnPassword(admin, 'oldPassword', oldPassword)
  checkNewPassword(newPassword)
  const passwordHash = await hashPassword(newPassword)
  await db().$transaction(async (tx) => {
    await tx.admin.update({ where: { id: admin.id }, data: { passwordHash }, select: { id: true } })
    await endOtherSessions(tx, 'admin', admin.id, admin.sessionId)
    await audit(tx, admin, { action: 'admin.password-changed', subjectId: admin.id, subject: admin.email })
    await putMail(tx, admin.email, securityLetter('password'))
  })
}

/** Ends every session of the admin but this one. */
export async function endOwnOtherSessions(admin: Admin): Promise<void> {
  await db().$transaction(async (tx) => {
    const ended = await endOtherSessions(tx, 'admin', admin.id, admin.sessionId)
    if (ended === 0) return
    const detail = { ended }
    await audit(tx, admin, { action: 'admin.sessions-ended', subjectId: admin.id, subject: admin.email, detail })
  })
}

/** Throws `invalid` for the field of that name unless the password is the admin's own. */
export async function checkOwnPassword({ id }: Admin, field: string, password: string): Promise<void> {
  const account = await db().admin.findUnique({ where: { id }, select: { passwordHash: true } })
  // Somebody removed the account while this request was under way.
  if (!account) throw new ApiError('unauthenticated')
  const message = adminAccountMessages.wrongPassword
  if (!(await verifyPassword(account.passwordHash, password)))
    throw new ApiError('invalid', message, { fields: { [field]: message } })
}
