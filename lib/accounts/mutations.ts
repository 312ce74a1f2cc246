import 'server-only'
import { alreadyRegisteredMail, codeMail, passwordChangedMail, resetMail } from '@/lib/accounts/mails'
import { accountMessages } from '@/lib/accounts/messages'
import type { AccountUpdate, NewAccount, PasswordChange, PasswordResetInput } from '@/lib/accounts/schema'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import { consumeCode, issueCode, tryCode } from '@/lib/auth/codes'
import type { Seeker } from '@/lib/auth/guards'
import { checkNewPassword } from '@/lib/auth/new-password'
import { hashPassword, verifyPassword } from '@/lib/auth/passwords'
import { hashOfResetToken, makeResetToken } from '@/lib/auth/reset-tokens'
import { endOtherSessions } from '@/lib/auth/sessions'
import { now } from '@/lib/clock'
import { recordConsent } from '@/lib/consents/mutations'
import { type Database, db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'

const RESET_LIFE_MS = 30 * 60 * 1000

/** Mails a new code to an address that is registering; one with a complete account is told so by mail instead. */
export async function sendCode(email: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { passwordHash } = await tx.seeker.upsert({
      where: { email },
      create: { email },
      update: {},
      select: { passwordHash: true },
    })
    await putMail(tx, email, passwordHash ? alreadyRegisteredMail() : codeMail(await issueCode(tx, email)))
  })
}

/** Verifies an address by its code; false for every code that does not work, whyever. */
export async function verifyEmail(email: string, code: string): Promise<boolean> {
  if (!(await tryCode(email, code))) return false
  return db().$transaction(async (tx) => {
    if (!(await consumeCode(tx, email, code))) return false
    await tx.seeker.updateMany({ where: { email, verifiedAt: null }, data: { verifiedAt: now() } })
    return true
  })
}

/** Completes the registration of a verified address, once: later and parallel ones throw `conflict`. */
export async function completeRegistration({ email, userName, mobile, password }: NewAccount): Promise<void> {
  checkNewPassword(password)
  const incomplete = { email, passwordHash: null, verifiedAt: { not: null } }
  const done = new ApiError('conflict', accountMessages.alreadyRegistered)
  if ((await db().seeker.count({ where: incomplete })) === 0) throw done
  const passwordHash = await hashPassword(password)
  await db().$transaction(async (tx) => {
    const data = { userName, mobile, passwordHash, lastSeenAt: now(), retentionWarnedAt: null }
    const [seeker] = await tx.seeker.updateManyAndReturn({ where: incomplete, data, select: { id: true } })
    if (!seeker) throw done
    await recordConsent(tx, seeker.id, 'account-terms')
  })
}

/** Mails a link to choose a new password, when the address has an account; tells nobody whether it has. */
export async function requestPasswordReset(email: string): Promise<void> {
  const token = makeResetToken()
  await db().$transaction(async (tx) => {
    const seeker = await tx.seeker.findFirst({ where: { email, passwordHash: { not: null } }, select: { id: true } })
    if (!seeker) return
    const expiresAt = new Date(now().getTime() + RESET_LIFE_MS)
    await tx.passwordReset.create({
      data: { tokenHash: hashOfResetToken(token), seekerId: seeker.id, expiresAt },
      select: { tokenHash: true },
    })
    await putMail(tx, email, resetMail(token))
  })
}

/** Sets a new password by the link of a reset mail, once, and ends every session; throws `invalid` for a dead link. */
export async function resetPassword({ token, password }: PasswordResetInput): Promise<void> {
  const dead = new ApiError('invalid', accountMessages.resetDead)
  const alive = { tokenHash: hashOfResetToken(token), usedAt: null, expiresAt: { gt: now() } }
  if ((await db().passwordReset.count({ where: alive })) === 0) throw dead
  checkNewPassword(password)
  const passwordHash = await hashPassword(password)
  await db().$transaction(async (tx) => {
    const data = { usedAt: now() }
    const [used] = await tx.passwordReset.updateManyAndReturn({ where: alive, data, select: { seekerId: true } })
    if (!used) throw dead
    await setPassword(tx, used.seekerId, passwordHash, null)
  })
}

/** Changes the seeker's name and mobile number, whichever are given. */
export async function updateAccount(seeker: Seeker, { userName, mobile }: AccountUpdate): Promise<void> {
  const data = { ...(userName !== undefined && { userName }), ...(mobile !== undefined && { mobile }) }
  await db().seeker.update({ where: { id: seeker.id }, data, select: { id: true } })
}

/** Changes the seeker's password and ends their other sessions; throws `invalid` when the old one is not right. */
export async function changePassword(seeker: Seeker, { oldPassword, newPassword }: PasswordChange): Promise<void> {
  const { passwordHash: current } = await db().seeker.findUniqueOrThrow({
    where: { id: seeker.id },
    select: { passwordHash: true },
  })
  if (!(await verifyPassword(current, oldPassword))) throw new ApiError('invalid', accountMessages.wrongOldPassword)
  checkNewPassword(newPassword)
  const passwordHash = await hashPassword(newPassword)
  await db().$transaction((tx) => setPassword(tx, seeker.id, passwordHash, seeker.sessionId))
}

/** A new password ends the sessions but the one kept, kills every reset link and is told to the account's owner. */
async function setPassword(tx: Database, seekerId: number, passwordHash: string, keep: string | null): Promise<void> {
  const { email } = await tx.seeker.update({
    where: { id: seekerId },
    data: { passwordHash },
    select: { email: true },
  })
  await tx.passwordReset.deleteMany({ where: { seekerId } })
  await endOtherSessions(tx, 'seeker', seekerId, keep)
  await putMail(tx, email, passwordChangedMail())
  await audit(tx, { kind: 'system' }, { action: 'account.password-changed', subjectId: seekerId })
}
