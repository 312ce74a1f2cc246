import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { JobPostQuery } from '@/lib/job-posts/list'
import { workModes } from '@/lib/postings/options'

const MOST_AT_ONCE = 5_000

export const jobPostSelect = {
  id: true,
  company: true,
  jobTitle: true,
  location: true,
  salary: true,
  experience: true,
  email: true,
  phone: true,
  candidateName: true,
  candidateEmail: true,
  candidatePhone: true,
  resume: true,
  workMode: true,
  date: true,
  version: true,
} satisfies Prisma.JobPostSelect

export type JobPost = Prisma.JobPostGetPayload<{ select: typeof jobPostSelect }>

/** The job posts for the documented call, newest first: the list pages through more than are answered at once. */
export function listAllJobPosts(_admin: Admin): Promise<JobPost[]> {
  const orderBy: Prisma.JobPostOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
  return db().jobPost.findMany({ orderBy, take: MOST_AT_ONCE, select: jobPostSelect })
}

/** One page of the job posts, with how many match; a page beyond the last is the last. */
export async function listJobPosts(_admin: Admin, query: JobPostQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().jobPost.count({ where }))
  const { skip, take } = shown
  const jobPosts = await rowsOf(
    await db().jobPost.findMany({ where, orderBy: orderOf(query), skip, take, select: { id: true } }),
    (within) => db().jobPost.findMany({ where: within, select: jobPostSelect }),
  )
  return { jobPosts, ...shown }
}

/** The next job posts of an export, newest first. */
export function listJobPostsBefore(_admin: Admin, query: JobPostQuery, { before, take }: Batch) {
  const where = { ...whereOf(query), id: { lt: before } }
  return db().jobPost.findMany({ where, orderBy: { id: 'desc' }, take, select: jobPostSelect })
}

const searched = ['jobTitle', 'company', 'location', 'email', 'candidateName', 'candidateEmail'] as const

function whereOf({ search, work_type }: JobPostQuery): Prisma.JobPostWhereInput {
  return {
    ...(work_type && { workMode: workModes[work_type] }),
    ...(search && { OR: searched.map((column) => ({ [column]: contains(search) })) }),
  }
}

function orderOf({ sort, direction }: JobPostQuery): Prisma.JobPostOrderByWithRelationInput[] {
  const column = { date: 'date', job: 'jobTitle', company: 'company', candidate: 'candidateName' } as const
  return [{ [column[sort]]: direction }, { id: direction }]
}
