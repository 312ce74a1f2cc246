import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { applicationLetter } from '@/lib/applications/letter'
import { applicationMessages } from '@/lib/applications/messages'
import { applicationSelect } from '@/lib/applications/queries'
import type { NewApplication } from '@/lib/applications/schema'
import { audit } from '@/lib/audit/mutations'
import type { Seeker } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { recordConsent } from '@/lib/consents/mutations'
import { type Database, db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'
import { site } from '@/lib/site'
import type { Upload } from '@/lib/uploads/check'
import { releaseFile } from '@/lib/uploads/release'
import { createStoredFile, removeStored, withStoredUpload } from '@/lib/uploads/store'

/**
 * Keeps a seeker's application with its resume, a file or the profile's own, and mails them that we have it. One who
 * withdrew may apply again. Throws `invalid` without a resume or a name, `not-found` for a job that is unknown or closed,
 * `conflict` when they applied already.
 */
export async function applyToPosting(seeker: Seeker, input: NewApplication, resume: Upload | null) {
  if (!resume && !input.useProfileResume) throw wrong('resume', applicationMessages.resumeRequired)
  if (!seeker.userName) throw wrong('studentName', applicationMessages.nameRequired)
  await checkOpen(db(), input.jobId)
  const earlier = { postingId: input.jobId, seekerId: seeker.id, state: { not: 'WITHDRAWN' as const } }
  if ((await db().application.count({ where: earlier })) > 0) throw appliedAlready()
  try {
    const { application, unused } = await withStoredUpload(resume, (name) =>
      db().$transaction((tx) => keep(tx, seeker, input, resume && name ? { resume, name } : null)),
    )
    if (unused) await removeStored(unused)
    return application
  } catch (error) {
    throw isUniqueViolation(error) ? appliedAlready() : error
  }
}

type Stored = { resume: Upload; name: string }

async function keep(tx: Database, seeker: Seeker, { jobId, mobileNumber }: NewApplication, upload: Stored | null) {
  await checkOpen(tx, jobId)
  const resumeId = upload
    ? (await createStoredFile(tx, upload.name, upload.resume)).id
    : await profileResumeId(tx, seeker)
  const time = now()
  const data = {
    studentName: seeker.userName,
    email: seeker.email,
    mobileNumber: mobileNumber || seeker.mobile,
    resumeId,
    termsVersion: site.termsVersion,
    createdAt: time,
    stateChangedAt: time,
    state: 'NEW' as const,
  }
  const unused = await takeBack(tx, seeker, jobId)
  const application = await tx.application.create({
    data: { ...data, postingId: jobId, seekerId: seeker.id },
    select: applicationSelect,
  })
  await recordConsent(tx, seeker.id, 'application-terms')
  await putMail(tx, seeker.email, applicationLetter(application))
  return { application, unused }
}

/** Removes a withdrawn application for the one that takes its place; gives the file whose bytes nobody needs any more. */
async function takeBack(tx: Database, seeker: Seeker, postingId: number): Promise<string | null> {
  const where = { postingId, seekerId: seeker.id, state: 'WITHDRAWN' as const }
  const withdrawn = await tx.application.findFirst({ where, select: { resumeId: true } })
  if (!withdrawn) return null
  await tx.application.deleteMany({ where })
  return releaseFile(tx, withdrawn.resumeId)
}

async function profileResumeId(tx: Database, seeker: Seeker): Promise<number> {
  const profile = await tx.profile.findUnique({ where: { seekerId: seeker.id }, select: { resumeId: true } })
  if (!profile?.resumeId) throw wrong('resume', applicationMessages.noProfileResume)
  return profile.resumeId
}

/** Takes a seeker's own application back; throws `not-found`, or `conflict` once it is decided or withdrawn. */
export async function withdrawApplication(seeker: Seeker, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { id, seekerId: seeker.id }
    const application = await tx.application.findFirst({
      where,
      select: { posting: { select: { jobTitle: true, company: true } } },
    })
    if (!application) throw new ApiError('not-found')
    const { count } = await tx.application.updateMany({
      where: { ...where, state: { in: ['NEW', 'REVIEWED', 'SHORTLISTED'] } },
      data: { state: 'WITHDRAWN', stateChangedAt: now() },
    })
    if (count === 0) throw new ApiError('conflict', applicationMessages.decidedAlready)
    const { jobTitle, company } = application.posting
    await audit(tx, seeker, { action: 'application.withdrawn', subjectId: id, subject: `${jobTitle}, ${company}` })
  })
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
