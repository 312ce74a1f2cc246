import 'server-only'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import type { AccountUpdate, NewAccount, PasswordChange, PasswordResetInput } from '@/lib/accounts/seekers/schema'
import { ApiError } from '@/lib/api/errors'
import { isAccount } from '@/lib/auth/code-sign-in'
import { type CodeOf, type CodePurpose, consumeCode, issueCode, tryCode } from '@/lib/auth/codes'
import { checkOwnPassword, lockAccount, lockVerified, lockViewer } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import { checkNewPassword, hashPassword } from '@/lib/auth/passwords'
import { endOtherSessions } from '@/lib/auth/sessions'
import { signInLink } from '@/lib/auth/sign-in-links'
import { hashOfResetToken, makeResetToken } from '@/lib/auth/tokens'
import { type Actor, audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { recordConsent } from '@/lib/platform/consents/records'
import { putMail } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { site } from '@/lib/site/company'

const ignore = "Didn't request this? Just ignore this email. No one can use your email address without the code."
const codeTexts: Record<CodePurpose, () => { subject: string; line: string; footnote: string }> = {
  registration: () => ({
    subject: `Your ${site.name} registration code`,
    line: 'Enter this code on the registration page to confirm your email address.',
    footnote: ignore,
  }),
  'sign-in': () => ({
    subject: `Your ${site.name} login code`,
    line: 'Enter this code on the login page, in the browser where you requested it.',
    footnote: ignore,
  }),
  application: () => ({
    subject: `Your ${site.name} application code`,
    line: 'Enter this code in the application form to confirm your email address and send your application.',
    footnote: ignore,
  }),
  provider: () => ({
    subject: `Your ${site.name} sign-in code`,
    line: 'Enter this code to finish signing in, in the browser where you started.',
    footnote:
      "Didn't try to sign in? Just ignore this email. No one can get in without the code, so don't give it to anyone.",
  }),
  deletion: () => ({
    subject: `Your code to delete your ${site.name} account`,
    line: 'Enter this code to delete your account and everything in it.',
    footnote: `Didn't request this? Someone else is signed in to your account. Choose a new password to sign them out: ${env().SITE_URL}/forgotpassword`,
  }),
}

const RESET_LIFE_MS = 30 * 60 * 1000

/** Emails a code to someone who is registering, or says that they already have an account. */
export async function sendRegistrationCode(tx: Database, email: string, browsers: string[]): Promise<void> {
  const { passwordHash, openedByCodeAt } = await tx.seeker.upsert({
    where: { email },
    create: { email },
    update: {},
    select: { passwordHash: true, openedByCodeAt: true },
  })
  if (!passwordHash && !openedByCodeAt) return mailCode(tx, { purpose: 'registration', email }, browsers)
  await issueCode(tx, { purpose: 'registration', email }, browsers)
  await putMail(tx, email, alreadyRegisteredEmail())
}

/** Emails a sign-in code, or says that there's no account with this email. */
export async function sendSignInCode(tx: Database, email: string, browsers: string[]): Promise<void> {
  const codeOf = { purpose: 'sign-in', email } as const
  if ((await tx.seeker.count({ where: { email, ...isAccount } })) > 0) return mailCode(tx, codeOf, browsers)
  // Creates a code that is never sent, so that trying one takes equally long with and without an account.
  await issueCode(tx, codeOf, browsers)
  await putMail(tx, email, noAccountEmail())
}

export async function mailCode(tx: Database, codeOf: CodeOf, browsers: string[]): Promise<void> {
  await putMail(tx, codeOf.email, codeEmail(codeOf, await issueCode(tx, codeOf, browsers)))
}

export async function verifyEmail(email: string, browser: string, code: string): Promise<boolean> {
  const codeOf = { purpose: 'registration', email } as const
  if (!(await tryCode(codeOf, browser, code))) return false
  return db().$transaction(async (tx) => {
    if (!(await consumeCode(tx, codeOf, code))) return false
    await tx.seeker.updateMany({ where: { email, verifiedAt: null }, data: { verifiedAt: now() } })
    return true
  })
}

export async function completeRegistration({ email, userName, mobile, password }: NewAccount): Promise<void> {
  checkNewPassword(password, [email, userName])
  const incomplete = { email, passwordHash: null, openedByCodeAt: null, verifiedAt: { not: null } }
  const done = new ApiError('conflict', accountMessages.alreadyRegistered)
  if ((await db().seeker.count({ where: incomplete })) === 0) throw done
  const passwordHash = await hashPassword(password)
  await db().$transaction(async (tx) => {
    const phoneE164 = storedPhone(mobile, 'seeker')
    const data = { userName, mobile, phoneE164, passwordHash, lastSeenAt: now(), retentionWarnedAt: null }
    const [seeker] = await tx.seeker.updateManyAndReturn({ where: incomplete, data, select: { id: true } })
    if (!seeker) throw done
    await recordConsent(tx, seeker.id, 'account-terms')
  })
}

export async function sendResetLink(tx: Database, email: string): Promise<void> {
  const seeker = await tx.seeker.findFirst({ where: { email, ...isAccount }, select: { id: true } })
  if (!seeker) return
  const token = makeResetToken()
  const expiresAt = new Date(now().getTime() + RESET_LIFE_MS)
  await tx.passwordReset.create({
    data: { tokenHash: hashOfResetToken(token), seekerId: seeker.id, expiresAt },
    select: { tokenHash: true },
  })
  await putMail(tx, email, resetEmail(token))
}

export async function resetPassword({ token, password }: PasswordResetInput): Promise<void> {
  const dead = new ApiError('invalid', accountMessages.resetDead)
  const alive = { tokenHash: hashOfResetToken(token), usedAt: null, expiresAt: { gt: now() } }
  const reset = await db().passwordReset.findFirst({
    where: alive,
    select: { seekerId: true, seeker: { select: { email: true, userName: true } } },
  })
  if (!reset) throw dead
  checkNewPassword(password, [reset.seeker.email, reset.seeker.userName])
  const passwordHash = await hashPassword(password)
  await db().$transaction(async (tx) => {
    // Locks the account first, then its links, as everywhere.
    await lockAccount(tx, 'seeker', reset.seekerId)
    const { count } = await tx.passwordReset.updateMany({ where: alive, data: { usedAt: now() } })
    if (count === 0) throw dead
    const removed = await removeOtherMethods(tx, reset.seekerId)
    await setPassword(tx, { kind: 'system' }, reset.seekerId, passwordHash, { keep: null, removed })
  })
}

export async function updateAccount(seeker: Seeker, { userName, mobile }: AccountUpdate): Promise<void> {
  const isNew = mobile !== undefined && mobile !== seeker.mobile
  const phone = isNew && { mobile, phoneE164: storedPhone(mobile, 'seeker') }
  const data = { ...(userName !== undefined && { userName }), ...phone }
  await db().$transaction(async (tx) => {
    const { personId } = await tx.seeker.update({ where: { id: seeker.id }, data, select: { personId: true } })
    if (userName !== undefined && personId !== null)
      await tx.person.updateMany({ where: { id: personId, name: seeker.userName }, data: { name: userName } })
  })
}

export async function changePassword(seeker: Seeker, { oldPassword, newPassword }: PasswordChange): Promise<void> {
  const wrong = accountMessages.wrongOldPassword
  const verified = await checkOwnPassword(seeker, oldPassword, 'oldPassword', wrong)
  checkNewPassword(newPassword, [seeker.email, seeker.userName], 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await db().$transaction(async (tx) => {
    await lockViewer(tx, seeker)
    if (!(await lockVerified(tx, verified))) throw new ApiError('invalid', wrong)
    await setPassword(tx, seeker, seeker.id, passwordHash, { keep: seeker.sessionId, removed: 0 })
  })
}

/** Someone else may have added them, for example with an email that a company has since given to a new owner. */
async function removeOtherMethods(tx: Database, seekerId: number): Promise<number> {
  const passkeys = await tx.passkey.deleteMany({ where: { seekerId } })
  const identities = await tx.identity.deleteMany({ where: { seekerId } })
  return passkeys.count + identities.count
}

/** `keep` is the session that stays, and `removed` how many passkeys and providers are gone. */
async function setPassword(
  tx: Database,
  actor: Actor,
  seekerId: number,
  passwordHash: string,
  { keep, removed }: { keep: string | null; removed: number },
): Promise<void> {
  const { email } = await tx.seeker.update({
    where: { id: seekerId },
    data: { passwordHash },
    select: { email: true },
  })
  await tx.passwordReset.deleteMany({ where: { seekerId } })
  await endOtherSessions(tx, 'seeker', seekerId, keep)
  await putMail(tx, email, passwordChangedEmail(await tx.passkey.count({ where: { seekerId } }), removed))
  const detail = removed > 0 ? { methodsRemoved: removed } : {}
  await audit(tx, actor, { action: 'account.password-changed', subjectId: seekerId, detail })
}

function codeEmail({ purpose, email }: CodeOf, code: string): Promise<MailContent> {
  const { subject, line, footnote } = codeTexts[purpose]()
  const action = purpose === 'sign-in' && { action: { label: 'Log in', url: signInLink(email, code) } }
  return renderMail({ kind: 'code', subject, lines: [`${line} It expires in 10 minutes.`], code, ...action, footnote })
}

function noAccountEmail(): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `We couldn't find your ${site.name} account`,
    lines: [
      "You (or someone using your email address) requested a login code, but there's no account for this email address.",
      'If you signed up with a different email, log in with that one. Otherwise, you can register in about two minutes.',
    ],
    action: { label: 'Register', url: `${env().SITE_URL}/register` },
    footnote: "Wasn't you? Just ignore this email.",
  })
}

function alreadyRegisteredEmail(): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `You already have a ${site.name} account`,
    lines: [
      'You (or someone using your email address) tried to register. You already have an account, so you can just log in.',
      `If you don't remember your password, log in with a code we email you, or choose a new password: ${env().SITE_URL}/forgotpassword`,
    ],
    action: { label: 'Log in', url: `${env().SITE_URL}/login` },
    footnote: "Wasn't you? Just ignore this email. Nothing has changed.",
  })
}

function resetEmail(token: string): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `Choose a new ${site.name} password`,
    lines: ['Use this link to choose a new password. It works once and expires in 30 minutes.'],
    action: { label: 'Choose a new password', url: `${env().SITE_URL}/resetpassword?token=${token}` },
    footnote: "Didn't request this? Just ignore this email. Your password won't change.",
  })
}

function passwordChangedEmail(passkeys: number, removed: number): Promise<MailContent> {
  const review = `${env().SITE_URL}/account-setting#sign-in-methods`
  return renderMail({
    kind: 'account',
    subject: `Your ${site.name} password was changed`,
    lines: [
      "Your password was just changed, and you've been signed out everywhere else.",
      ...(passkeys > 0 ? [`Your passkeys still work. Review them at ${env().SITE_URL}/account-setting#passkeys`] : []),
      ...(removed > 0
        ? [`To be safe, we removed the passkeys and sign-in providers you had. You can add them again at ${review}`]
        : []),
    ],
    action: { label: 'Log in', url: `${env().SITE_URL}/login` },
    footnote: `Wasn't you? Choose a new password right away: ${env().SITE_URL}/forgotpassword`,
  })
}
