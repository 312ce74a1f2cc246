import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { profileMessages } from '@/lib/profiles/messages'
import type { FileToServe } from '@/lib/uploads/queries'

export const profileSelect = {
  id: true,
  summary: true,
  personalInfo: true,
  salaryDetails: true,
  workExperience: true,
  educationDegree: true,
  educationInstitute: true,
  educationLocation: true,
  educationDate: true,
  visaStatus: true,
  noticePeriod: true,
  expectedSalary: true,
  certification: true,
  skills: true,
  additionalInfo: true,
  updatedAt: true,
  resume: { select: { name: true, originalName: true } },
  image: { select: { name: true } },
} satisfies Prisma.ProfileSelect

/** The seeker's own profile, or null when there is none yet. */
export function findOwnProfile(seeker: Seeker) {
  return db().profile.findUnique({ where: { seekerId: seeker.id }, select: profileSelect })
}

/**
 * The profile under a user name: a seeker's own name only, whatever others are called; for an admin the latest of that
 * name. Throws `forbidden` for somebody else's name and `not-found` when there is none yet.
 */
export async function getProfile(viewer: Seeker | Admin, userName: string) {
  if (viewer.kind === 'seeker' && viewer.userName !== userName) throw new ApiError('forbidden')
  const where = viewer.kind === 'seeker' ? { seekerId: viewer.id } : { seeker: { userName } }
  const profile = await db().profile.findFirst({ where, orderBy: { id: 'desc' }, select: profileSelect })
  if (!profile) throw new ApiError('not-found', profileMessages.none)
  return profile
}

/** The file of the seeker's own resume; throws `not-found` when the profile has none. */
export async function getOwnResume(seeker: Seeker): Promise<FileToServe> {
  const profile = await db().profile.findUnique({
    where: { seekerId: seeker.id },
    select: { resume: { select: { name: true, originalName: true, mimeType: true, size: true } } },
  })
  if (!profile?.resume) throw new ApiError('not-found', profileMessages.none)
  return profile.resume
}

/** The file name of the resume that the seeker's profile holds, or null. */
export async function findProfileResume(seeker: Seeker): Promise<string | null> {
  const profile = await db().profile.findUnique({
    where: { seekerId: seeker.id },
    select: { resume: { select: { originalName: true } } },
  })
  return profile?.resume?.originalName ?? null
}
