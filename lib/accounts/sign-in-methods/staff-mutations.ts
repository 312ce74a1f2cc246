import 'server-only'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { accessRequestedEmail } from '@/lib/accounts/sign-in-methods/emails'
import {
  addIdentity,
  type Entered,
  enterByIdentity,
  holdProvider,
  identityOf,
  type Key,
  noteMethod,
} from '@/lib/accounts/sign-in-methods/identity-mutations'
import type { Completion, Pending } from '@/lib/accounts/sign-in-methods/schema'
import { ApiError } from '@/lib/api/errors'
import { codeMessages } from '@/lib/auth/code-rules'
import { consumeCode, tryCode } from '@/lib/auth/codes'
import type { Admin } from '@/lib/auth/guards'
import { type Identified, SignInRejected } from '@/lib/auth/providers/flow'
import { isStaffByProviderOnly } from '@/lib/auth/providers/queries'
import type { StoredProvider } from '@/lib/auth/providers/schema'
import { type Admission, admit, namedOnly, type Standing, standingOf } from '@/lib/auth/providers/staff-rules'
import { type Actor, audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import { putMails } from '@/lib/platform/mail/mutations'

/** What the directory gives someone. Throws `SignInRejected` for those who can't sign in. */
export function admitted(provider: StoredProvider, who: Identified): Admission {
  const standing = standingOf(provider, who)
  const found = admit(provider, standing)
  if (!found) throw new SignInRejected('not-allowed', 'not-admitted')
  return { ...found, standing }
}

/** Signs in the admin whose account has the identity, or lets someone new in. Someone without a role waits for an owner. */
export async function enterAsStaff(
  provider: StoredProvider,
  who: Identified,
  next: string,
): Promise<Entered | Pending> {
  const standing = standingOf(provider, who)
  const found = admit(provider, standing)
  if (!found) {
    await endSessionsOf(who)
    throw new SignInRejected('not-allowed', 'not-admitted')
  }
  const { role } = found
  const known = await db().identity.findUnique({ where: identityOf('admin', who), select: { id: true } })
  if (known) return enterKnown(provider, who, { role, standing })
  const { email, isEmailVerified } = who
  const account = await db().admin.findUnique({ where: { email }, select: { totpEnabledAt: true } })
  const hasAccount = account !== null
  if (account) await checkConnectable(db(), account)
  if (!hasAccount && !role && (isEmailVerified || (await isWaiting(db(), who)))) {
    await db().$transaction((tx) => requestAccess(tx, { ...who, provider: provider.key }, provider.name))
    throw new SignInRejected('waiting-for-role', 'waiting-for-role')
  }
  if (!hasAccount && role && isEmailVerified) return join(provider, who, { role, standing })
  const { issuer, subject, session, name } = who
  return {
    kind: 'admin',
    provider: provider.key,
    providerName: provider.name,
    standing: namedOnly(provider, standing),
    next,
    issuer,
    subject,
    session,
    email,
    name,
    mobile: '',
    picture: '',
    proves: null,
    needsCode: true,
    mayBeNew: false,
  }
}

/**
 * A mailbox and a directory's account are often one thing to steal, so they don't replace two-step verification. If
 * passwords are off, the company relies on its directory.
 */
async function checkConnectable(tx: Database, { totpEnabledAt }: { totpEnabledAt: Date | null }): Promise<void> {
  if (totpEnabledAt && !(await isStaffByProviderOnly(tx))) throw new SignInRejected('two-step', 'two-step')
}

/** Someone who has left the directory's groups has no business in the sessions that are still open. */
async function endSessionsOf(who: Identified): Promise<void> {
  const { issuer, subject } = who
  await db().session.deleteMany({ where: { admin: { identities: { some: { isStaff: true, issuer, subject } } } } })
}

async function enterKnown(provider: StoredProvider, who: Identified, { role, standing }: Admission): Promise<Entered> {
  const lost = await db().$transaction(async (tx) => {
    await holdProvider(tx, 'admin', who.issuer)
    const identity = await tx.identity.findUnique({
      where: identityOf('admin', who),
      select: { id: true, isRoleByGroup: true, admin: { select: { id: true, email: true, role: true } } },
    })
    const admin = identity?.admin
    if (!identity || !admin) return false
    if (!role && identity.isRoleByGroup) return true
    const isRoleByGroup = role !== null
    await tx.identity.updateMany({ where: { id: identity.id }, data: { isRoleByGroup, standing } })
    if (role && admin.role !== role) await changeRole(tx, admin, role)
    return false
  })
  if (lost) {
    await endSessionsOf(who)
    throw new SignInRejected('not-allowed', 'group-removed')
  }
  return db().$transaction(async (tx) => {
    await holdProvider(tx, 'admin', who.issuer)
    return enter(tx, provider, who)
  })
}

/** The last owner stays one, whatever the directory says. */
async function changeRole(tx: Database, admin: { id: number; email: string; role: AdminRole }, role: AdminRole) {
  const owners = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Admin" WHERE "role" = 'OWNER' OR "id" = ${admin.id} ORDER BY "id" FOR UPDATE`
  if (admin.role === 'OWNER' && owners.length === 1) return
  await tx.admin.update({ where: { id: admin.id }, data: { role }, select: { id: true } })
  const detail = { before: admin.role, after: role }
  const entry = { action: 'admin.role-changed', subjectId: admin.id, subject: admin.email, detail } as const
  await audit(tx, { kind: 'system' }, entry)
}

async function enter(
  tx: Database,
  { key }: { key: string },
  who: Key & Pick<Identified, 'session' | 'authenticatedAt'>,
) {
  const entered = await enterByIdentity(tx, 'admin', who)
  if (!entered) throw new SignInRejected('expired', 'removed-meanwhile')
  const { name } = await tx.admin.findUniqueOrThrow({ where: { id: entered.id }, select: { name: true } })
  const actor = { kind: 'admin', id: entered.id, email: entered.email, name } as const
  await audit(tx, actor, { action: 'admin.signed-in', detail: { provider: key } })
  return entered
}

/** Creates the admin's account the first time they sign in. */
function join(
  provider: StoredProvider,
  who: Identified,
  { role, standing }: Admission & { role: AdminRole },
): Promise<Entered> {
  return db().$transaction(async (tx) => {
    await holdProvider(tx, 'admin', who.issuer)
    await createAdmin(tx, { kind: 'system' }, { ...who, provider: provider.key, role, standing }, role)
    return enter(tx, provider, { ...who, authenticatedAt: now() })
  })
}

type Person = Key & {
  provider: string
  email: string
  name: string
  role: AdminRole | null
  standing?: Standing
}

async function createAdmin(tx: Database, actor: Actor, person: Person, role: AdminRole): Promise<void> {
  const { email, name } = person
  const { id } = await tx.admin.create({ data: { email, name: name || email, role }, select: { id: true } })
  await addIdentity(tx, 'admin', id, person)
  await tx.adminInvitation.deleteMany({ where: { email } })
  const { issuer, subject } = person
  await tx.staffRequest.deleteMany({ where: { issuer, subject } })
  const detail = { role, provider: person.provider }
  await audit(tx, actor, { action: 'admin.joined', subjectId: id, subject: email, detail })
}

/** Lets the owners know, once. The email has to be proven, because owners decide by it. */
async function requestAccess(tx: Database, person: Omit<Person, 'role'>, providerName: string): Promise<void> {
  const { issuer, subject, provider, email } = person
  const name = person.name || email
  const where = { issuer_subject: { issuer, subject } }
  if (await isWaiting(tx, person)) return
  const create = { issuer, subject, provider, email, name, createdAt: now() }
  await tx.staffRequest.upsert({ where, create, update: {}, select: { id: true } })
  await audit(tx, { kind: 'system' }, { action: 'admin.requested', subject: email })
  const owners = await tx.admin.findMany({ where: { role: 'OWNER' }, select: { email: true } })
  const content = accessRequestedEmail({ name, email }, providerName)
  await putMails(
    tx,
    owners.map(({ email: to }) => ({ to, content })),
  )
}

const isWaiting = async (tx: Database, { issuer, subject }: Key) =>
  (await tx.staffRequest.count({ where: { issuer, subject } })) > 0

/**
 * Connects the directory to an admin's existing account, or opens one. Returns null for someone without a role, who now
 * waits for an owner. Throws `invalid` for a wrong code.
 */
export async function completeStaff(
  provider: StoredProvider,
  pending: Pending,
  { code = '' }: Completion,
  browser: string,
): Promise<Entered | null> {
  const { email, providerName } = pending
  // The owner may have changed the rules since.
  const found = admit(provider, pending.standing)
  if (!found) throw new SignInRejected('not-allowed', 'not-admitted')
  const person = { ...pending, role: found.role }
  const { role } = person
  const codeOf = { purpose: 'provider', email } as const
  const wrong = new ApiError('invalid', codeMessages.wrong, { fields: { code: codeMessages.wrong } })
  if (!(await tryCode(codeOf, browser, code))) throw wrong
  return db().$transaction(async (tx) => {
    await holdProvider(tx, 'admin', pending.issuer)
    if (!(await consumeCode(tx, codeOf, code))) throw wrong
    const select = { id: true, email: true, name: true, role: true, totpEnabledAt: true }
    const admin = await tx.admin.findUnique({ where: { email }, select })
    if (!admin && !role) {
      await requestAccess(tx, person, providerName)
      return null
    }
    if (admin) {
      await checkConnectable(tx, admin)
      await addIdentity(tx, 'admin', admin.id, person)
      await noteMethod(tx, { kind: 'admin', ...admin }, 'added', providerName)
      if (role && role !== admin.role) await changeRole(tx, admin, role)
    } else if (role) await createAdmin(tx, { kind: 'system' }, person, role)
    return enter(tx, provider, { ...person, authenticatedAt: now() })
  })
}

/**
 * Opens an account for someone who waits. Throws `not-found` if another owner has decided, or `conflict` if there's an
 * account with their email by now.
 */
export async function approveRequest(tx: Database, owner: Admin, id: number, role: AdminRole): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "StaffRequest" WHERE "id" = ${id} FOR UPDATE`
  const request = await tx.staffRequest.findUnique({ where: { id } })
  if (!request) throw new ApiError('not-found')
  if ((await tx.admin.count({ where: { email: request.email } })) > 0)
    throw new ApiError('conflict', adminMessages.isAdmin)
  await createAdmin(tx, owner, { ...request, role: null }, role)
}
