import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { isAccount } from '@/lib/auth/code-sign-in'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { profileListSelect } from '@/lib/people/profiles/lists'
import { profileMessages } from '@/lib/people/profiles/messages'
import { findResume, type PrivateFile } from '@/lib/platform/uploads/queries'

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
  ...profileListSelect,
  updatedAt: true,
  resume: { select: { name: true, originalName: true } },
  image: { select: { name: true } },
} satisfies Prisma.ProfileSelect

export function findOwnProfile(seeker: Seeker) {
  return db().profile.findUnique({ where: { seekerId: seeker.id }, select: profileSelect })
}

/**
 * The profile for a user name. Seekers can only request their own. Throws `forbidden` for another name, `not-found` if
 * there's no profile yet, and `conflict` if an admin requests a name that isn't unique.
 */
export async function getProfile(viewer: Seeker | Admin, userName: string) {
  if (viewer.kind === 'seeker' && viewer.userName !== userName) throw new ApiError('forbidden')
  const seekerId = viewer.kind === 'seeker' ? viewer.id : await getOnlySeeker(userName)
  const profile = await db().profile.findUnique({ where: { seekerId }, select: profileSelect })
  if (!profile) throw new ApiError('not-found', profileMessages.none)
  return profile
}

async function getOnlySeeker(userName: string): Promise<number> {
  const where = { userName, ...isAccount }
  const [seeker, another] = await db().seeker.findMany({ where, take: 2, select: { id: true } })
  if (another) throw new ApiError('conflict', profileMessages.severalOfName)
  if (!seeker) throw new ApiError('not-found', profileMessages.none)
  return seeker.id
}

export async function getOwnResume(seeker: Seeker): Promise<PrivateFile> {
  const resume = await findResume(seeker, { profilesAsResume: { some: { seekerId: seeker.id } } })
  if (!resume) throw new ApiError('not-found', profileMessages.none)
  return resume
}

export async function findProfileResume(seeker: Seeker): Promise<string | null> {
  const profile = await db().profile.findUnique({
    where: { seekerId: seeker.id },
    select: { resume: { select: { originalName: true } } },
  })
  return profile?.resume?.originalName ?? null
}
