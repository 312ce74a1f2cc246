import 'server-only'
import { methodEmail } from '@/lib/accounts/sign-in-methods/emails'
import type { Kind } from '@/lib/auth/cookies'
import { lockAccount, lockViewer } from '@/lib/auth/credentials'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { type Identified, SignInRejected } from '@/lib/auth/providers/flow'
import type { LogoutToken } from '@/lib/auth/providers/id-token'
import { holdSignInSettings, isFor, isFrom } from '@/lib/auth/providers/queries'
import type { StoredProvider } from '@/lib/auth/providers/schema'
import type { Admission, Standing } from '@/lib/auth/providers/staff-rules'
import { createSession } from '@/lib/auth/sessions'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'

export type Entered = { email: string; sessionId: string }
export type Key = Pick<Identified, 'issuer' | 'subject'>

export const identityOf = (kind: Kind, { issuer, subject }: Key) => ({
  isStaff_issuer_subject: { isStaff: kind === 'admin', issuer, subject },
})

/** Starts a session for the account that the identity belongs to, or returns null if it belongs to none. */
export async function enterByIdentity(
  tx: Database,
  kind: Kind,
  who: Key & Pick<Identified, 'session' | 'authenticatedAt'>,
) {
  const identity = await tx.identity.findUnique({
    where: identityOf(kind, who),
    select: { id: true, seeker: { select: { id: true, email: true } }, admin: { select: { id: true, email: true } } },
  })
  const account = identity && (kind === 'seeker' ? identity.seeker : identity.admin)
  if (!identity || !account || !(await lockAccount(tx, kind, account.id))) return null
  // It may have been removed from the account before the lock.
  const { count } = await tx.identity.updateMany({ where: { id: identity.id }, data: { lastUsedAt: now() } })
  if (count === 0) return null
  const startedBy = { identityId: identity.id, providerSession: who.session, authenticatedAt: who.authenticatedAt }
  return { ...account, sessionId: await createSession(tx, kind, account.id, startedBy) }
}

/**
 * Keeps the provider from being removed until the transaction ends. It has to come before an account's lock. Throws
 * `SignInRejected` if it was removed while the person was there.
 */
export async function holdProvider(tx: Database, kind: Kind, issuer: string): Promise<void> {
  const { providers } = await holdSignInSettings(tx)
  if (!providers.some((each) => isFor(each, kind) && isFrom(issuer, each)))
    throw new SignInRejected('not-allowed', 'provider-removed')
}

type NewIdentity = Key & { provider: string; email: string; role?: AdminRole | null; standing?: Standing }

export async function addIdentity(tx: Database, kind: Kind, accountId: number, who: NewIdentity): Promise<void> {
  const { issuer, subject, provider, email, role, standing } = who
  const owner = kind === 'seeker' ? { seekerId: accountId } : { adminId: accountId }
  const time = { createdAt: now(), lastUsedAt: now() }
  const data = {
    isStaff: kind === 'admin',
    issuer,
    subject,
    provider,
    email,
    isRoleByGroup: Boolean(role),
    ...(standing && { standing }),
    ...time,
  }
  await tx.identity.create({ data: { ...data, ...owner }, select: { id: true } })
}

/** Adds an identity to the viewer's own account. Throws `SignInRejected` if it belongs to another one. */
export async function addToOwnAccount(
  viewer: Seeker | Admin,
  { key, name }: StoredProvider,
  who: Identified,
  admission: Admission | null,
): Promise<void> {
  const { kind, id } = viewer
  await db().$transaction(async (tx) => {
    await holdProvider(tx, kind, who.issuer)
    await lockViewer(tx, viewer)
    const select = { seekerId: true, adminId: true }
    const taken = await tx.identity.findUnique({ where: identityOf(kind, who), select })
    if (taken && (kind === 'seeker' ? taken.seekerId : taken.adminId) === id) return
    if (taken) throw new SignInRejected('other-account', 'taken')
    await addIdentity(tx, kind, id, { ...who, provider: key, ...admission })
    await noteMethod(tx, viewer, 'added', name)
  })
}

export async function noteMethod(
  tx: Database,
  owner: Seeker | Pick<Admin, 'kind' | 'id' | 'email' | 'name'>,
  change: 'added' | 'removed',
  name: string,
): Promise<void> {
  const { kind, id } = owner
  const action = kind === 'seeker' ? (`account.method-${change}` as const) : (`admin.method-${change}` as const)
  await audit(tx, owner, { action, subjectId: id, subject: name })
  await putMail(tx, owner.email, methodEmail(kind, change, name))
}

/** Ends the sessions that a provider says have ended. Returns how many there were. */
export async function endProviderSessions({ issuer, subject, session }: LogoutToken): Promise<number> {
  const identity = { issuer, ...(subject && { subject }) }
  const where = { identity, ...(session && { providerSession: session }) }
  return (await db().session.deleteMany({ where })).count
}
