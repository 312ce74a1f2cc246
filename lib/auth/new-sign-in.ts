import 'server-only'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { SignInBy } from '@/lib/auth/authorize'
import type { Kind } from '@/lib/auth/cookies'
import { lockAccount } from '@/lib/auth/credentials'
import { newSignInMessages as messages } from '@/lib/auth/new-sign-in-messages'
import { endOtherSessions } from '@/lib/auth/sessions'
import { findKnownSince, hashOfAccount } from '@/lib/auth/signed-cookies'
import { sign, verify } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { momentLabel } from '@/lib/platform/dates'
import { logSecurity } from '@/lib/platform/log'
import { putMail } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'
import { UNDO_SIGN_IN_PATH } from '@/lib/site/routes/routes'

const PURPOSE = 'undo sign-in'
const UNDO_DAYS = 7
const UNDO_SECONDS = UNDO_DAYS * 24 * 60 * 60
const NEW_ACCOUNT_MS = 60 * 60 * 1000

/** The others need an emailed code, so anyone who uses them already reads the account's email. */
const methods: Partial<Record<SignInBy, string>> = {
  password: 'the password',
  passkey: 'a passkey',
  provider: 'a sign-in provider',
}

/** Whether this browser is new to an account, or was known before its owner said that a sign-in wasn't theirs. */
export async function isNewBrowser(kind: Kind, email: string): Promise<boolean> {
  const since = await findKnownSince(kind, email)
  const account = since && (await findAccount(db(), kind, { email: email.trim().toLowerCase() }))
  if (!account) return true
  const where = { action: undone[kind], subjectId: account.id, createdAt: { gte: since } }
  return (await db().auditEntry.count({ where })) > 0
}

const undone = { seeker: 'account.sign-in-undone', admin: 'admin.sign-in-undone' } as const

/** Emails the owner of an account about a sign-in in a browser that's new to it, with a link that undoes it. */
export async function noteNewSignIn(kind: Kind, email: string, by: SignInBy): Promise<void> {
  const method = methods[by]
  const account = method && (await findAccount(db(), kind, { email: email.trim().toLowerCase() }))
  // Everyone's first sign-in is in a new browser.
  if (!account || now().getTime() - account.openedAt.getTime() < NEW_ACCOUNT_MS) return
  await putMail(db(), account.email, newSignInEmail(kind, account, method))
}

type Account = { id: number; email: string; name: string; openedAt: Date; hasPassword: boolean }

async function findAccount(
  tx: Database,
  kind: Kind,
  where: { email: string } | { id: number },
): Promise<Account | null> {
  if (kind === 'admin') {
    const admin = await tx.admin.findUnique({
      where,
      select: { id: true, email: true, name: true, createdAt: true, passwordHash: true },
    })
    return admin && { ...admin, openedAt: admin.createdAt, hasPassword: Boolean(admin.passwordHash) }
  }
  const select = { id: true, email: true, userName: true, createdAt: true, verifiedAt: true, passwordHash: true }
  const seeker = await tx.seeker.findUnique({ where, select })
  if (!seeker) return null
  const { id, email, userName: name, createdAt, verifiedAt, passwordHash } = seeker
  return { id, email, name, openedAt: verifiedAt ?? createdAt, hasPassword: Boolean(passwordHash) }
}

async function newSignInEmail(kind: Kind, { id }: Account, method: string): Promise<MailContent> {
  const nonce = randomBytes(18).toString('base64url')
  const token = await sign(PURPOSE, { kind, id, nonce } satisfies Undo, UNDO_SECONDS)
  return renderMail({
    kind: kind === 'seeker' ? 'account' : 'admin',
    subject: `New sign-in to your ${site.name} account`,
    lines: [
      `Someone signed in to your account with ${method} on ${momentLabel(now())}, in a browser that hadn't used it before.`,
      "If that was you, you don't need to do anything.",
    ],
    action: { label: "That wasn't me", url: `${env().SITE_URL}${UNDO_SIGN_IN_PATH}?token=${token}` },
    footnote: `The link lets you sign your account out of every browser. It works once, for ${UNDO_DAYS} days.`,
  })
}

const undoSchema = z.object({ kind: z.enum(['seeker', 'admin']), id: z.int(), nonce: z.string() })
type Undo = z.output<typeof undoSchema>

/** The email of the account that a link is for, or null if the link has expired or was used. */
export async function findUndo(token: string): Promise<string | null> {
  const undo = undoSchema.safeParse(await verify(PURPOSE, token)).data
  if (!undo || (await db().usedChallenge.count({ where: { id: usedId(undo) } })) > 0) return null
  return (await findAccount(db(), undo.kind, { id: undo.id }))?.email ?? null
}

const usedId = ({ nonce }: Undo) => `undo ${nonce}`

/** Signs an account out everywhere. Returns what to say, and the next page. Throws `gone` for an old or used link. */
export async function undoSignIn(token: string, ip: string): Promise<{ message: string; next: string }> {
  const undo = undoSchema.safeParse(await verify(PURPOSE, token)).data
  if (!undo) throw new ApiError('gone', messages.gone)
  const { kind, id } = undo
  const account = await db().$transaction(async (tx) => {
    if (!(await lockAccount(tx, kind, id))) throw new ApiError('gone', messages.gone)
    const expiresAt = new Date(now().getTime() + UNDO_SECONDS * 1000)
    const data = { id: usedId(undo), expiresAt }
    const { count } = await tx.usedChallenge.createMany({ data, skipDuplicates: true })
    if (count === 0) throw new ApiError('gone', messages.gone)
    await endOtherSessions(tx, kind, id, null)
    const found = await findAccount(tx, kind, { id })
    if (!found) throw new ApiError('gone', messages.gone)
    const { email, name } = found
    const system = { kind: 'system' } as const
    if (kind === 'admin') await audit(tx, { kind, id, email, name }, { action: undone[kind], subjectId: id })
    else await audit(tx, system, { action: undone[kind], subjectId: id })
    return found
  })
  logSecurity({ event: 'sign-in-undone', kind, account: hashOfAccount(kind, account.email), ip })
  if (kind === 'admin') return { message: messages.undoneForAdmin, next: '/admin' }
  return account.hasPassword
    ? { message: messages.undone, next: '/forgotpassword' }
    : { message: messages.undoneWithoutPassword, next: '/login' }
}
