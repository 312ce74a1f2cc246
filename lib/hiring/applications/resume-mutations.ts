import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Program } from '@/lib/auth/api-keys'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type Applied, ownedBy } from '@/lib/hiring/applications/queries'
import { findResume, type PrivateFile } from '@/lib/platform/uploads/queries'

/** The resume of an application. Every reading by someone else is in the audit log. */
export async function readResume(
  viewer: Seeker | Admin | Program,
  applied: Prisma.ApplicationWhereInput,
  file: Prisma.StoredFileWhereInput = {},
): Promise<PrivateFile> {
  const resume = await findResume(viewer, { ...file, applications: { some: applied } })
  if (!resume) throw new ApiError('not-found')
  if (viewer.kind === 'seeker') return resume
  const select = { id: true, studentName: true, posting: { select: { jobTitle: true } } }
  const where = { ...applied, resume: { name: resume.name } }
  const { id, studentName, posting } = await db().application.findFirstOrThrow({ where, select })
  const subject = `${studentName}, ${posting.jobTitle}`
  await audit(db(), viewer, { action: 'application.resume-read', subjectId: id, subject })
  return resume
}

type Named = Applied & { resumeFileName: string }

/** Throws `not-found`. */
export const readAppliedResume = (
  viewer: Seeker | Admin,
  { resumeFileName, ...applied }: Named,
): Promise<PrivateFile> => readResume(viewer, ownedBy(viewer, applied), { originalName: resumeFileName })

/** A resume that someone left in their profile, for future jobs or with an application. Null if the admin can't read it. */
export async function readResumeFile(admin: Admin, name: string): Promise<PrivateFile | null> {
  const resume = await findResume(admin, { name })
  if (!resume) return null
  const left = { some: { resume: { name } } }
  const owner = await db().seeker.findFirst({
    where: { OR: [{ profile: left.some }, { generalApplication: left.some }, { applications: left }] },
    select: { person: { select: { id: true, name: true } } },
  })
  // Deleting someone's account also deletes their name from entries about the person.
  const { id, name: subject } = owner?.person ?? {}
  await audit(db(), admin, { action: 'person.resume-read', ...(id && { subjectId: id, subject }) })
  return resume
}
