import 'server-only'
import { randomBytes } from 'node:crypto'
import { adminMessages } from '@/lib/accounts/admins/messages'
import type { Acceptance, NewInvitation } from '@/lib/accounts/admins/schema'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Admin } from '@/lib/auth/guards'
import { checkNewPassword, hashPassword } from '@/lib/auth/passwords'
import { endOtherSessions } from '@/lib/auth/sessions'
import { hashOfResetToken, makeResetToken } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

export async function inviteAdmin(admin: Admin, { name, email, role }: NewInvitation): Promise<void> {
  const token = makeResetToken()
  const time = now()
  const data = {
    name,
    role,
    tokenHash: hashOfResetToken(token),
    createdAt: time,
    expiresAt: new Date(time.getTime() + INVITATION_MS),
  }
  await db().$transaction(async (tx) => {
    await lockOwner(tx, admin)
    if ((await tx.admin.count({ where: { email } })) > 0)
      throw new ApiError('conflict', adminMessages.isAdmin, { fields: { email: adminMessages.isAdmin } })
    const where = { email }
    const { id } = await tx.adminInvitation.upsert({
      where,
      create: { email, ...data },
      update: data,
      select: { id: true },
    })
    await audit(tx, admin, { action: 'admin.invited', subjectId: id, subject: email, detail: { role } })
    await putMail(tx, email, invitationEmail(name, admin.name || admin.email, token))
  })
}

export async function withdrawInvitation(admin: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwner(tx, admin)
    const invitation = await tx.adminInvitation.findUnique({ where: { id }, select: { email: true } })
    const { count } = await tx.adminInvitation.deleteMany({ where: { id } })
    if (!invitation || count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'admin.invitation-withdrawn', subjectId: id, subject: invitation.email })
  })
}

export async function acceptInvitation({ token, password }: Acceptance): Promise<void> {
  const dead = new ApiError('gone', adminMessages.deadLink)
  const where = { tokenHash: hashOfResetToken(token), expiresAt: { gt: now() } }
  const invited = await db().adminInvitation.findFirst({ where, select: { email: true, name: true } })
  if (!invited) throw dead
  checkNewPassword(password, [invited.email, invited.name])
  const passwordHash = await hashPassword(password)
  try {
    await db().$transaction(async (tx) => {
      const invitation = await tx.adminInvitation.findFirst({ where, select: { name: true, email: true, role: true } })
      const { count } = await tx.adminInvitation.deleteMany({ where })
      if (!invitation || count === 0) throw dead
      const { id } = await tx.admin.create({ data: { ...invitation, passwordHash }, select: { id: true } })
      await audit(tx, { kind: 'system' }, { action: 'admin.joined', subjectId: id, subject: invitation.email })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? dead : error
  }
}

export async function changeRole(admin: Admin, id: number, role: AdminRole): Promise<void> {
  await db().$transaction(async (tx) => {
    const { email, role: before } = await lockForChange(tx, admin, id, role)
    await tx.admin.update({ where: { id }, data: { role }, select: { id: true } })
    await audit(tx, admin, {
      action: 'admin.role-changed',
      subjectId: id,
      subject: email,
      detail: { before, after: role },
    })
  })
}

export async function removeAdmin(admin: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { email, role } = await lockForChange(tx, admin, id, null)
    const handedOver = { ownerId: admin.id, version: { increment: 1 } }
    await tx.person.updateMany({ where: { ownerId: id, followUpAt: { not: null } }, data: handedOver })
    await tx.admin.delete({ where: { id }, select: { id: true } })
    await audit(tx, admin, { action: 'admin.removed', subjectId: id, subject: email, detail: { role } })
  })
}

/**
 * Locks all owners, so that concurrent changes can't remove the last one. Throws if the change or removal isn't
 * allowed.
 */
async function lockForChange(tx: Database, viewer: Admin, id: number, role: AdminRole | null) {
  const rows = await tx.$queryRaw<{ id: number; email: string; role: AdminRole }[]>`
    SELECT "id", "email", "role" FROM "Admin" WHERE "role" = 'OWNER' OR "id" = ${id} ORDER BY "id" FOR UPDATE`
  const target = rows.find((row) => row.id === id)
  const owners = rows.filter((row) => row.role === 'OWNER')
  await lockViewer(tx, viewer)
  // The admin may have lost the role since the request began.
  if (!owners.some((owner) => owner.id === viewer.id)) throw new ApiError('forbidden')
  if (!target) throw new ApiError('not-found')
  if (target.role === 'OWNER' && role !== 'OWNER' && owners.length === 1)
    throw new ApiError('conflict', adminMessages.lastOwner)
  if (target.id === viewer.id) throw new ApiError('conflict', adminMessages.notYourself)
  return target
}

/** Locks the acting owner; throws `forbidden` if they lost the role since the request began. */
export async function lockOwner(tx: Database, owner: Admin): Promise<void> {
  await lockViewer(tx, owner)
  if ((await tx.admin.count({ where: { id: owner.id, role: 'OWNER' } })) === 0) throw new ApiError('forbidden')
}

export async function resetAdmin(email: string): Promise<string | null> {
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return db().$transaction(async (tx) => {
    const [admin] = await tx.admin.updateManyAndReturn({
      where: { email: email.trim().toLowerCase() },
      data: {
        passwordHash,
        breakGlassAt: now(),
        totpEnabledAt: null,
        totpSecret: null,
        totpLastStep: null,
        recoveryCodes: [],
      },
      select: { id: true, email: true },
    })
    if (!admin) return null
    await tx.passkey.deleteMany({ where: { adminId: admin.id } })
    await tx.identity.deleteMany({ where: { adminId: admin.id } })
    await endOtherSessions(tx, 'admin', admin.id, null)
    await audit(tx, { kind: 'system' }, { action: 'admin.reset', subjectId: admin.id, subject: admin.email })
    return password
  })
}

function invitationEmail(name: string, invitedBy: string, token: string): Promise<MailContent> {
  return renderMail({
    kind: 'admin',
    subject: `You're invited to manage ${site.name}`,
    lines: [
      `Hi ${name},`,
      `${invitedBy} invited you to the ${site.legalName} admin console. Choose a password to get started.`,
    ],
    action: { label: 'Choose a password', url: `${env().SITE_URL}/admin/accept?token=${token}` },
    footnote: 'The link works once and expires in 7 days. Not expecting this? Just ignore this email.',
  })
}
