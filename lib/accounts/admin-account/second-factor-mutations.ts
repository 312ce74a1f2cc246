import 'server-only'
import { adminAccountMessages as messages } from '@/lib/accounts/admin-account/messages'
import { ApiError } from '@/lib/api/errors'
import { checkOwnPassword, lockVerified, lockViewer } from '@/lib/auth/credentials'
import type { Admin } from '@/lib/auth/guards'
import {
  hashOfRecoveryCode,
  makeRecoveryCodes,
  makeTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  takeCode,
  totpStepOf,
  totpUrl,
} from '@/lib/auth/second-factor'
import { securityEmail } from '@/lib/auth/security-email'
import { endOtherSessions } from '@/lib/auth/sessions'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'

/**
 * Returns a new secret, which takes effect once a code confirms it. Throws `invalid` for a wrong password, `conflict`
 * if two-step verification is already on.
 */
export async function beginSecondFactor(admin: Admin, password: string): Promise<{ secret: string; url: string }> {
  const wrong = messages.wrongPassword
  const verified = await checkOwnPassword(admin, password, 'password', wrong)
  const secret = makeTotpSecret()
  const totpSecret = await sealTotpSecret(admin.id, secret)
  await db().$transaction(async (tx) => {
    await lockViewer(tx, admin)
    if (!(await lockVerified(tx, verified))) throw new ApiError('invalid', wrong, { fields: { password: wrong } })
    const { count } = await tx.admin.updateMany({
      where: { id: admin.id, totpEnabledAt: null },
      data: { totpSecret, totpLastStep: null },
    })
    if (count === 0) throw new ApiError('conflict', messages.isOn)
  })
  return { secret, url: totpUrl(admin.email, secret) }
}

export async function confirmSecondFactor(admin: Admin, code: string): Promise<string[]> {
  const stored = await db().admin.findUnique({ where: { id: admin.id }, select: { totpSecret: true } })
  const totpSecret = stored?.totpSecret ?? null
  const secret = await openTotpSecret(admin.id, totpSecret)
  const step = secret && totpStepOf(secret, code, now())
  if (!step) throw wrongCode(messages.firstCodeWrong)
  const recoveryCodes = makeRecoveryCodes()
  await db().$transaction(async (tx) => {
    await lockViewer(tx, admin)
    const { count } = await tx.admin.updateMany({
      where: { id: admin.id, totpEnabledAt: null, totpSecret },
      data: { totpEnabledAt: now(), totpLastStep: step, recoveryCodes: hashesOf(admin, recoveryCodes) },
    })
    if (count === 0) throw new ApiError('conflict', messages.isOn)
    await endOtherSessions(tx, 'admin', admin.id, admin.sessionId)
    await note(tx, admin, 'second-factor-on')
  })
  return recoveryCodes
}

export async function endSecondFactor(admin: Admin, code: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await takeOwnCode(tx, admin, code)
    await tx.admin.update({
      where: { id: admin.id },
      data: { totpEnabledAt: null, totpSecret: null, totpLastStep: null, recoveryCodes: [] },
      select: { id: true },
    })
    await note(tx, admin, 'second-factor-off')
  })
}

export async function renewRecoveryCodes(admin: Admin, code: string): Promise<string[]> {
  const recoveryCodes = makeRecoveryCodes()
  await db().$transaction(async (tx) => {
    await takeOwnCode(tx, admin, code)
    const data = { recoveryCodes: hashesOf(admin, recoveryCodes) }
    await tx.admin.update({ where: { id: admin.id }, data, select: { id: true } })
    await audit(tx, admin, { action: 'admin.recovery-codes-renewed', subjectId: admin.id, subject: admin.email })
  })
  return recoveryCodes
}

async function takeOwnCode(tx: Database, admin: Admin, code: string): Promise<void> {
  const { id } = admin
  await lockViewer(tx, admin)
  if ((await tx.admin.count({ where: { id, totpEnabledAt: { not: null } } })) === 0)
    throw new ApiError('conflict', messages.isOff)
  if (!(await takeCode(tx, id, code))) throw wrongCode(messages.codeWrong)
}

async function note(tx: Database, admin: Admin, change: 'second-factor-on' | 'second-factor-off'): Promise<void> {
  await audit(tx, admin, { action: `admin.${change}`, subjectId: admin.id, subject: admin.email })
  await putMail(tx, admin.email, securityEmail(change))
}

const wrongCode = (message: string) => new ApiError('invalid', message, { fields: { code: message } })
const hashesOf = ({ id }: Admin, codes: string[]) => codes.map((code) => hashOfRecoveryCode(id, code))
