import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { spend } from '@/lib/api/limits'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import type { EmployerAction } from '@/lib/hiring/employers/actions'
import { toManaged } from '@/lib/hiring/employers/format'
import { employerMessages, hireMessages, impossible } from '@/lib/hiring/employers/messages'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/employers/queries'
import type { EmployerTransition } from '@/lib/hiring/employers/schema'
import { postingEmails } from '@/lib/jobs/postings/emails'
import {
  confirmationUrl,
  manageUrl,
  postingOfConfirmation,
  postingOfLink,
  postingOfOldLink,
} from '@/lib/jobs/postings/links'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { closingTime, statusAt } from '@/lib/jobs/postings/statuses'
import { postingColumns, readRevision, submittedPosting, writeRevision } from '@/lib/jobs/postings/stored'
import { changeJobs, transitionPosting } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'
import { putMail } from '@/lib/platform/mail/mutations'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, withStoredUpload } from '@/lib/platform/uploads/mutations'

export async function submitPosting(input: NewPosting, logo: Upload | null): Promise<number> {
  const data = postingColumns(input)
  try {
    return await withStoredUpload(logo, (name) =>
      db().$transaction(async (tx) => {
        const stored = logo && name ? await createStoredFile(tx, name, logo) : null
        const { id } = await tx.posting.create({ data: { ...data, logoId: stored?.id ?? null }, select: { id: true } })
        await putMail(tx, data.email, postingEmails.confirm({ id }, confirmationUrl(id)))
        const subject = `${data.jobTitle}, ${data.company}`
        await audit(
          tx,
          { kind: 'employer', email: data.email },
          { action: 'posting.submitted', subjectId: id, subject },
        )
        return id
      }),
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('conflict', hireMessages.alreadyPending)
    throw error
  }
}

/** Confirms a posting's email. It's safe to return the management link, because the same email has it. */
export async function confirmPosting(token: string): Promise<{ jobTitle: string; company: string; manageUrl: string }> {
  const id = await postingOfConfirmation(token)
  if (id === null) throw new ApiError('gone', hireMessages.deadLink)
  return db().$transaction(async (tx) => {
    await confirmEmail(tx, id)
    const posting = await tx.posting.findUnique({ where: { id }, select: { jobTitle: true, company: true } })
    if (!posting) throw new ApiError('gone', hireMessages.deadLink)
    return { ...posting, manageUrl: await manageUrl(id) }
  })
}

async function confirmEmail(tx: Database, id: number): Promise<void> {
  const [confirmed] = await tx.posting.updateManyAndReturn({
    where: { id, confirmedAt: null },
    data: { confirmedAt: now() },
    select: { jobTitle: true, company: true, email: true },
  })
  if (!confirmed) return
  const { jobTitle, company, email } = confirmed
  const confirmation = { action: 'posting.confirmed', subjectId: id, subject: `${jobTitle}, ${company}` } as const
  await audit(tx, { kind: 'employer', email }, confirmation)
}

async function managedId(token: string): Promise<number> {
  const id = await postingOfLink(token)
  if (id !== null) return id
  if ((await postingOfOldLink(token)) !== null) throw new ApiError('gone', employerMessages.oldLink)
  throw new ApiError('not-found', employerMessages.deadLink)
}

/** Returns the link's posting, locked until the transaction ends, so that a second tab sees the first one's change. */
export async function lockManagedPosting(tx: Database, token: string): Promise<ManagedPosting> {
  const id = await managedId(token)
  await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
  return getManagedPosting(tx, id)
}

export type ReadVersions = { version?: number | undefined; changeVersion?: number | undefined }

/** Throws `conflict` with the current posting if the action isn't possible or the posting has changed. */
export function assertPossible(posting: ManagedPosting, action: EmployerAction, read: ReadVersions, time: Date): void {
  const current = toManaged(posting, time)
  if (!current.steps.includes(action)) throw new ApiError('conflict', impossible[action], { current })
  const isStale =
    (read.version !== undefined && read.version !== current.version) ||
    (read.changeVersion !== undefined && read.changeVersion !== current.changeVersion)
  if (isStale) throw new ApiError('conflict', employerMessages.changed, { current })
}

export async function openManagedPosting(token: string): Promise<ManagedPosting> {
  const id = await managedId(token)
  return db().$transaction(async (tx) => {
    await confirmEmail(tx, id)
    return getManagedPosting(tx, id)
  })
}

/** Throws `conflict` with the current posting, or `too-many` if the job was renewed too often in a day. */
export function transitionOwnPosting(
  token: string,
  transition: EmployerTransition,
  read: ReadVersions,
): Promise<ManagedPosting> {
  return changeJobs(async (tx) => {
    const posting = await lockManagedPosting(tx, token)
    const time = now()
    assertPossible(posting, transition, { version: read.version }, time)
    // Limits renewals, because each close and renew emails the applicants. Closing is never limited.
    if (transition === 'renew') await spend('renewal-by-posting', String(posting.id))
    await transitionPosting(tx, actorOf(posting), posting, transition, { change: changeOf(transition, posting, time) })
    if (transition === 'renew') await renewChange(tx, posting)
    return getManagedPosting(tx, posting.id)
  })
}

/** Removes the old closing date from the change in review too. Otherwise, approving the change would bring it back. */
async function renewChange(tx: Database, posting: ManagedPosting): Promise<void> {
  if (!posting.revision) return
  const submitted = submittedPosting(posting)
  const { closesOn, ...change } = readRevision(posting.revision.data, submitted)
  if (closesOn === undefined || closesOn !== submitted.closesOn) return
  const data = { data: writeRevision(change), version: { increment: 1 } }
  await tx.postingRevision.update({ where: { postingId: posting.id }, data, select: { postingId: true } })
}

/** The columns that a transition changes besides the status. */
export function changeOf(transition: EmployerTransition, posting: ManagedPosting, time: Date) {
  if (transition === 'renew')
    return { expiresAt: closingTime(time, null), closesOn: null, closedAt: null, remindedOf: null }
  const isOver = statusAt(posting, time) !== posting.status
  return { closedAt: posting.closedAt ?? (isOver ? posting.expiresAt : time) }
}

/** Creates a pending posting with the same content. Throws `conflict` if there already is one, or `too-many`. */
export async function repeatPosting(token: string): Promise<void> {
  const { email } = await getManagedPosting(db(), await managedId(token))
  await spend('posting-by-email', email)
  try {
    await db().$transaction(async (tx) => {
      const posting = await lockManagedPosting(tx, token)
      const time = now()
      assertPossible(posting, 'repeat', {}, time)
      const { closesOn, ...submitted } = submittedPosting(posting)
      const isAhead = posting.closesOn !== null && posting.closesOn > time
      const repeated = await tx.posting.create({
        data: {
          ...postingColumns({ ...submitted, ...(isAhead && { closesOn }) }, posting),
          logoId: posting.logoId,
          confirmedAt: time,
          createdAt: time,
        },
        select: { id: true, firstName: true, jobTitle: true, company: true },
      })
      await putMail(tx, email, postingEmails.repeated(repeated))
      const subject = `${repeated.jobTitle}, ${repeated.company}`
      const detail = { repeats: posting.id }
      await audit(tx, actorOf(posting), { action: 'posting.submitted', subjectId: repeated.id, subject, detail })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('conflict', hireMessages.alreadyPending)
    throw error
  }
}

export async function mailNewLink(token: string): Promise<void> {
  const id = (await postingOfLink(token)) ?? (await postingOfOldLink(token))
  if (id === null) return
  await spend('managing-link-by-posting', String(id))
  await db().$transaction(async (tx) => {
    const select = { id: true, firstName: true, jobTitle: true, company: true, email: true }
    const posting = await tx.posting.findUnique({ where: { id }, select })
    if (posting) await putMail(tx, posting.email, postingEmails.newLink(posting))
  })
}

export const actorOf = ({ email }: { email: string }) => ({ kind: 'employer' as const, email })
