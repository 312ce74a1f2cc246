import 'server-only'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import type { AccountDeletion } from '@/lib/accounts/seekers/schema'
import { ApiError } from '@/lib/api/errors'
import { consumeCode, tryCode } from '@/lib/auth/codes'
import { checkOwnPassword, lockVerified, lockViewer } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { announceDeletion } from '@/lib/hiring/interviews/cancel-mutations'
import { forgetInAudit, GONE } from '@/lib/hiring/persons/audit-mutations'
import { forgetPerson, lockPerson } from '@/lib/hiring/persons/link-mutations'
import { forgetInImports } from '@/lib/jobs/imports/store-mutations'
import { releaseFile, removeStored } from '@/lib/platform/uploads/mutations'
import { putEvent } from '@/lib/platform/webhooks/mutations'

/**
 * Deletes a seeker with all their rows and files. Other rows refer to the seeker only by number. Keeps postings made
 * with the same email. Throws `invalid` for a wrong password or code; `browser` is the one that requested the code.
 */
export async function deleteAccount(seeker: Seeker, proof: AccountDeletion, browser: string): Promise<void> {
  const prove =
    proof.code === undefined
      ? await passwordProof(seeker, proof.password ?? '')
      : await codeProof(seeker, proof.code, browser)
  const unused = await db().$transaction(async (tx) => {
    await lockViewer(tx, seeker)
    await prove(tx)
    return removeAccount(tx, seeker)
  })
  for (const name of unused) await removeStored(name)
}

type Proof = (tx: Database) => Promise<void>

async function passwordProof(seeker: Seeker, password: string): Promise<Proof> {
  const wrong = accountMessages.wrongPassword
  const verified = await checkOwnPassword(seeker, password, 'password', wrong)
  return async (tx) => {
    if (!(await lockVerified(tx, verified))) throw new ApiError('invalid', wrong, { fields: { password: wrong } })
  }
}

async function codeProof({ email }: Seeker, code: string, browser: string): Promise<Proof> {
  const codeOf = { purpose: 'deletion', email } as const
  const wrong = new ApiError('invalid', accountMessages.codeWrong, { fields: { code: accountMessages.codeWrong } })
  if (!(await tryCode(codeOf, browser, code))) throw wrong
  return async (tx) => {
    if (!(await consumeCode(tx, codeOf, code))) throw wrong
  }
}

export async function removeAccount(tx: Database, { id, email }: Pick<Seeker, 'id' | 'email'>): Promise<string[]> {
  // Locks the row first, so that pending writes for this seeker finish and a second deletion finds nothing.
  const [found] = await tx.$queryRaw<{ verifiedAt: Date | null; personId: number | null }[]>`
    SELECT "verifiedAt", "personId" FROM "Seeker" WHERE "id" = ${id} FOR UPDATE`
  if (!found) throw new ApiError('unauthenticated')
  if (found.personId !== null) await lockPerson(tx, found.personId)
  await tx.$executeRaw`SELECT 1 FROM "Profile" WHERE "seekerId" = ${id} FOR UPDATE`
  // Before the audit log, in the same order as deleting an application. The reverse order would deadlock.
  await tx.$executeRaw`SELECT 1 FROM "Application" WHERE "seekerId" = ${id} ORDER BY "id" FOR UPDATE`
  const files = await filesOf(tx, id)
  // An unconfirmed account may belong to a stranger, so emails sent to the real owner are kept.
  if (found.verifiedAt) {
    await tx.jobAlert.deleteMany({ where: { email } })
    await tx.blogComment.updateMany({ where: { email }, data: { email: '' } })
    await forgetInMails(tx, email)
  }
  await tx.oneTimeCode.deleteMany({ where: { email } })
  await forgetInImports(tx, email)
  await tx.mailRequest.deleteMany({ where: { email } })
  await tx.jobReport.updateMany({ where: { email }, data: { email: '' } })
  await forgetInAudit(tx, id, email)
  if (found.personId !== null) await forgetPersonInAudit(tx, found.personId)
  const applications = await tx.application.findMany({ where: { seekerId: id }, select: { id: true } })
  for (const application of applications)
    await putEvent(tx, 'application.deleted', { kind: 'application', id: application.id })
  await announceDeletion(
    tx,
    applications.map((application) => application.id),
    false,
  )
  if (found.verifiedAt) await putEvent(tx, 'person.deleted', { kind: 'person', id })
  // Cascades to sessions, reset links, applications, the profile, saved jobs, consents and voluntary answers.
  await tx.seeker.delete({ where: { id }, select: { id: true } })
  if (found.personId !== null) await forgetPerson(tx, found.personId, email)
  const unused: string[] = []
  for (const file of files) {
    const name = await releaseFile(tx, file)
    if (name) unused.push(name)
  }
  await audit(tx, { kind: 'system' }, { action: 'account.deleted', subjectId: id })
  return unused
}

async function forgetInMails(tx: Database, email: string): Promise<void> {
  const isEmployer = { OR: [{ confirmedAt: { not: null } }, { approvedAt: { not: null } }] }
  if ((await tx.posting.count({ where: { email, ...isEmployer } })) === 0)
    await tx.mail.deleteMany({ where: { to: email } })
}

async function forgetPersonInAudit(tx: Database, personId: number): Promise<void> {
  const merges = await tx.personMerge.findMany({ where: { personId }, select: { fromId: true } })
  const ids = [personId, ...merges.map(({ fromId }) => fromId)]
  const where = { subjectId: { in: ids }, action: { startsWith: 'person.' } }
  await tx.auditEntry.updateMany({ where, data: { subject: GONE, detail: {} } })
  // Undone merges name this person in the other person's entries.
  const separated = { action: { startsWith: 'person.merge' }, detail: { path: ['fromId'], equals: personId } }
  await tx.auditEntry.updateMany({ where: separated, data: { detail: {} } })
}

async function filesOf(tx: Database, seekerId: number): Promise<Set<number>> {
  const applications = await tx.application.findMany({ where: { seekerId }, select: { resumeId: true } })
  const profile = await tx.profile.findUnique({ where: { seekerId }, select: { resumeId: true, imageId: true } })
  const general = await tx.generalApplication.findUnique({ where: { seekerId }, select: { resumeId: true } })
  const ids = [...applications.map(({ resumeId }) => resumeId), profile?.resumeId, profile?.imageId, general?.resumeId]
  return new Set(ids.filter((id): id is number => typeof id === 'number'))
}
