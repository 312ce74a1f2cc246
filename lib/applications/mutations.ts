import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { applicationLetter } from '@/lib/applications/letter'
import { applicationMessages } from '@/lib/applications/messages'
import { applicationSelect } from '@/lib/applications/queries'
import type { NewApplication } from '@/lib/applications/schema'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'
import { site } from '@/lib/site'
import type { Upload } from '@/lib/uploads/check'
import { createStoredFile, removeStored, withStoredUpload } from '@/lib/uploads/store'

/**
 * Keeps a seeker's application with its resume and mails them that we have it. Throws `invalid` without a resume or a
 * name, `not-found` for a job that is unknown or closed, `conflict` when they applied already.
 */
export async function applyToPosting(seeker: Seeker, input: NewApplication, resume: Upload | null) {
  if (!resume) throw wrong('resume', applicationMessages.resumeRequired)
  if (!seeker.userName) throw wrong('studentName', applicationMessages.nameRequired)
  await checkOpen(db(), input.jobId)
  const earlier = { postingId_seekerId: { postingId: input.jobId, seekerId: seeker.id } }
  if (await db().application.findUnique({ where: earlier, select: { id: true } })) throw appliedAlready()
  try {
    return await withStoredUpload(resume, (name) =>
      db().$transaction((tx) => keep(tx, seeker, input, { resume, name: name ?? '' })),
    )
  } catch (error) {
    throw isUniqueViolation(error) ? appliedAlready() : error
  }
}

type Stored = { resume: Upload; name: string }

async function keep(tx: Database, seeker: Seeker, { jobId, mobileNumber }: NewApplication, { resume, name }: Stored) {
  await checkOpen(tx, jobId)
  const stored = await createStoredFile(tx, name, resume)
  const application = await tx.application.create({
    data: {
      postingId: jobId,
      seekerId: seeker.id,
      studentName: seeker.userName,
      email: seeker.email,
      mobileNumber: mobileNumber || seeker.mobile,
      resumeId: stored.id,
      termsVersion: site.termsVersion,
    },
    select: applicationSelect,
  })
  await putMail(tx, seeker.email, applicationLetter(application))
  return application
}

async function checkOpen(database: Database, id: number): Promise<void> {
  const where = { id, status: 'APPROVED' as const, expiresAt: { gt: now() } }
  const posting = await database.posting.findFirst({ where, select: { id: true } })
  if (!posting) throw new ApiError('not-found', applicationMessages.jobGone)
}

function wrong(field: string, message: string): ApiError {
  return new ApiError('invalid', message, { fields: { [field]: message } })
}

function appliedAlready(): ApiError {
  return new ApiError('conflict', applicationMessages.applied)
}

/** Removes an application with its resume; throws `not-found`. */
export async function deleteApplication(_admin: Admin, id: number): Promise<void> {
  const name = await db().$transaction(async (tx) => {
    const select = { resumeId: true, resume: { select: { name: true } } }
    const application = await tx.application.findUnique({ where: { id }, select })
    const { count } = await tx.application.deleteMany({ where: { id } })
    if (!application || count === 0) throw new ApiError('not-found')
    await tx.storedFile.delete({ where: { id: application.resumeId }, select: { id: true } })
    return application.resume.name
  })
  await removeStored(name)
}
