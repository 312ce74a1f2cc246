import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { type Database, db } from '@/lib/db'
import { columnsOf, toJobPost } from '@/lib/hiring/job-posts/format'
import { type JobPost, jobPostSelect } from '@/lib/hiring/job-posts/queries'
import type { JobPostChange, JobPostFields } from '@/lib/hiring/job-posts/schema'
import { now } from '@/lib/platform/clock'
import { storedPhone } from '@/lib/platform/phones/numbers'

export function addJobPost(admin: Admin, fields: JobPostFields): Promise<JobPost> {
  const time = now()
  const data = { ...columnsOf(fields), ...phonesOf(fields), date: time, createdAt: time }
  return db().$transaction(async (tx) => {
    const added = await tx.jobPost.create({ data, select: jobPostSelect })
    await audit(tx, admin, { action: 'job-post.added', ...subjectOf(added) })
    return added
  })
}

/**
 * Updates a job record and sets its date to today. Throws `not-found`, or `conflict` with the current record if
 * `version` is stale.
 */
export function updateJobPost(admin: Admin, id: number, { version, ...fields }: JobPostChange): Promise<JobPost> {
  return db().$transaction(async (tx) => {
    const before = await getJobPost(tx, id)
    const [saved] = await tx.jobPost.updateManyAndReturn({
      where: { id, ...(version !== undefined && { version }) },
      data: { ...columnsOf(fields), ...phonesOf(fields, before), date: now(), version: { increment: 1 } },
      select: jobPostSelect,
    })
    if (!saved) throw new ApiError('conflict', editMessages.changed, { current: toJobPost(await getJobPost(tx, id)) })
    const changed = changedNames(toJobPost(before), toJobPost(saved))
    await audit(tx, admin, { action: 'job-post.changed', ...subjectOf(saved), detail: { changed } })
    return saved
  })
}

function phonesOf({ phone, candidate_phone: candidatePhone }: JobPostFields, before?: JobPost) {
  const known = before && { entered: before.phone, e164: before.phoneE164 }
  const ofCandidate = before && { entered: before.candidatePhone, e164: before.candidatePhoneE164 }
  return {
    phoneE164: storedPhone(phone, 'other', known),
    candidatePhoneE164: storedPhone(candidatePhone, 'other', ofCandidate),
  }
}

export function deleteJobPost(admin: Admin, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const jobPost = await getJobPost(tx, id)
    const { count } = await tx.jobPost.deleteMany({ where: { id } })
    if (count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'job-post.deleted', ...subjectOf(jobPost) })
  })
}

async function getJobPost(tx: Database, id: number): Promise<JobPost> {
  const jobPost = await tx.jobPost.findUnique({ where: { id }, select: jobPostSelect })
  if (!jobPost) throw new ApiError('not-found')
  return jobPost
}

function changedNames(before: object, after: Record<string, unknown>): string {
  const names = Object.entries(before).flatMap(([name, value]) => (after[name] === value ? [] : [name]))
  return names.filter((name) => name !== 'version' && name !== 'date').join(', ')
}

const subjectOf = ({ id, jobTitle, company }: JobPost) => ({ subjectId: id, subject: `${jobTitle}, ${company}` })
