import 'server-only'
import {
  addIdentity,
  type Entered,
  enterByIdentity,
  holdProvider,
  noteMethod,
} from '@/lib/accounts/sign-in-methods/identity-mutations'
import { methodMessages as messages } from '@/lib/accounts/sign-in-methods/messages'
import { addPicture, ownPicture } from '@/lib/accounts/sign-in-methods/picture-mutations'
import type { Completion, Pending } from '@/lib/accounts/sign-in-methods/schema'
import { ApiError } from '@/lib/api/errors'
import { codeMessages } from '@/lib/auth/code-rules'
import { isAccount } from '@/lib/auth/code-sign-in'
import { consumeCode, tryCode } from '@/lib/auth/codes'
import { lockAccount } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import type { Identified } from '@/lib/auth/providers/flow'
import type { StoredProvider } from '@/lib/auth/providers/schema'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { recordConsent } from '@/lib/platform/consents/records'
import { storedPhone } from '@/lib/platform/phones/numbers'

/**
 * Signs in the seeker whose account has the identity. Anyone else first proves what the provider didn't: that the email
 * is theirs, if it has an account or the provider didn't verify it.
 */
export async function enterAsSeeker(
  { key, name }: StoredProvider,
  who: Identified,
  next: string,
): Promise<Entered | Pending> {
  const entered = await db().$transaction(async (tx) => {
    await holdProvider(tx, 'seeker', who.issuer)
    return enterByIdentity(tx, 'seeker', who)
  })
  if (entered) return entered
  const { email, isEmailVerified } = who
  const hasAccount = (await db().seeker.count({ where: { email, ...isAccount } })) > 0
  return {
    ...{ kind: 'seeker', provider: key, providerName: name, standing: { groups: [], domain: '' }, next },
    ...{ issuer: who.issuer, subject: who.subject, session: who.session, email, name: who.name, mobile: who.mobile },
    picture: ownPicture(who.claims.picture, who.issuer),
    proves: null,
    needsCode: hasAccount || !isEmailVerified,
    // For an email that isn't verified, the page is the same with and without an account.
    mayBeNew: !hasAccount || !isEmailVerified,
  }
}

/** Throws `invalid` for a wrong code. */
export async function completeSeeker(pending: Pending, given: Completion, browser: string): Promise<Entered> {
  const { email, needsCode } = pending
  const codeOf = { purpose: 'provider', email } as const
  const wrong = new ApiError('invalid', codeMessages.wrong, { fields: { code: codeMessages.wrong } })
  if (needsCode && !(await tryCode(codeOf, browser, given.code ?? ''))) throw wrong
  const { seeker, isNew, entered } = await db().$transaction(async (tx) => {
    await holdProvider(tx, 'seeker', pending.issuer)
    await tx.$executeRaw`INSERT INTO "Seeker" ("email") VALUES (${email}) ON CONFLICT ("email") DO NOTHING`
    const { id } = await tx.seeker.findUniqueOrThrow({ where: { email }, select: { id: true } })
    await lockAccount(tx, 'seeker', id)
    if (needsCode && !(await consumeCode(tx, codeOf, given.code ?? ''))) throw wrong
    const account = await tx.seeker.findFirst({ where: { id, ...isAccount }, select: seekerFields })
    // Since the provider's callback, someone else may have opened an account with this email.
    if (account && !needsCode) throw new ApiError('conflict', messages.startAgain)
    const seeker = { kind: 'seeker', sessionId: '', ...(account ?? (await open(tx, id, pending, given))) } as Seeker
    await addIdentity(tx, 'seeker', id, pending)
    if (account) await noteMethod(tx, seeker, 'added', pending.providerName)
    // Their account is new, or they've just read its email.
    const entered = await enterByIdentity(tx, 'seeker', { ...pending, authenticatedAt: now() })
    if (!entered) throw new ApiError('conflict', messages.startAgain)
    return { seeker, isNew: !account, entered }
  })
  // No one waits for a slow provider to send a photo.
  if (isNew && given.picture && pending.picture)
    void addPicture({ ...seeker, sessionId: entered.sessionId }, pending.picture)
  return entered
}

const seekerFields = { id: true, email: true, userName: true, mobile: true } as const

async function open(tx: Database, id: number, pending: Pending, given: Completion) {
  const userName = given.userName ?? pending.name
  const mobile = given.mobile ?? ''
  const time = now()
  const data = {
    userName,
    mobile,
    phoneE164: storedPhone(mobile, 'seeker'),
    verifiedAt: time,
    openedByCodeAt: time,
    lastSeenAt: time,
    retentionWarnedAt: null,
  }
  const opened = await tx.seeker.update({ where: { id }, data, select: seekerFields })
  await recordConsent(tx, id, 'account-terms')
  return opened
}
