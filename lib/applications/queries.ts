import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { FileToServe } from '@/lib/uploads/queries'

const PAGE_SIZE = 20
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.ApplicationOrderByWithRelationInput[]

export const applicationSelect = {
  id: true,
  postingId: true,
  studentName: true,
  email: true,
  mobileNumber: true,
  createdAt: true,
  resume: { select: { originalName: true } },
  posting: { select: { company: true, jobTitle: true, slug: true, logo: { select: { name: true } } } },
} satisfies Prisma.ApplicationSelect

/** Every application, newest first, for the documented call. */
export function listAllApplications(_admin: Admin) {
  return db().application.findMany({ orderBy: newestFirst, select: applicationSelect })
}

/** One page of applications whose applicant, address, job or company contains `search`, for an admin. */
export async function listApplications(_admin: Admin, { search, page }: { search: string; page: number }) {
  const has = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const where: Prisma.ApplicationWhereInput = search
    ? { OR: [{ studentName: has }, { email: has }, { posting: { jobTitle: has } }, { posting: { company: has } }] }
    : {}
  const total = await db().application.count({ where })
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const shown = Math.min(page, pages)
  const applications = await db().application.findMany({
    where,
    orderBy: newestFirst,
    skip: (shown - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    select: applicationSelect,
  })
  return { applications, total, page: shown, pages }
}

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>['applications'][number]

/** The jobs a seeker applied for, the latest application first. */
export function listAppliedJobs(seeker: Seeker) {
  return db().application.findMany({
    where: { seekerId: seeker.id },
    orderBy: newestFirst,
    select: {
      id: true,
      createdAt: true,
      posting: {
        select: {
          slug: true,
          jobTitle: true,
          company: true,
          location: true,
          salary: true,
          workMode: true,
          expiresAt: true,
          logo: { select: { name: true } },
        },
      },
    },
  })
}

export type AppliedJob = Awaited<ReturnType<typeof listAppliedJobs>>[number]

/** Which of these postings a seeker applied for. */
export async function listAppliedIds(seeker: Seeker, postingIds: number[]): Promise<number[]> {
  const where = { seekerId: seeker.id, postingId: { in: postingIds } }
  const rows = await db().application.findMany({ where, select: { postingId: true } })
  return rows.map(({ postingId }) => postingId)
}

type Applied = { jobId: number; email: string }

/** Whether the applicant of that address applied for that job: a seeker's own only, for an admin anyone's. */
export async function hasApplied(viewer: Seeker | Admin, applied: Applied): Promise<boolean> {
  return (await db().application.count({ where: ownedBy(viewer, applied) })) > 0
}

/** The resume of an application under its original file name; throws `not-found`. */
export async function getResume(
  viewer: Seeker | Admin,
  { resumeFileName, ...applied }: Applied & { resumeFileName: string },
): Promise<FileToServe> {
  const application = await db().application.findFirst({
    where: { ...ownedBy(viewer, applied), resume: { originalName: resumeFileName } },
    select: { resume: { select: { name: true, originalName: true, mimeType: true, size: true } } },
  })
  if (!application) throw new ApiError('not-found')
  return application.resume
}

function ownedBy(viewer: Seeker | Admin, { jobId, email }: Applied): Prisma.ApplicationWhereInput {
  return viewer.kind === 'seeker' ? { postingId: jobId, seekerId: viewer.id } : { postingId: jobId, email }
}
