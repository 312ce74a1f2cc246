import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

const MAX_ROWS = 5_000

export const jobPostSelect = {
  id: true,
  company: true,
  jobTitle: true,
  location: true,
  salary: true,
  experience: true,
  email: true,
  phone: true,
  phoneE164: true,
  candidateName: true,
  candidateEmail: true,
  candidatePhone: true,
  candidatePhoneE164: true,
  resume: true,
  workMode: true,
  date: true,
  version: true,
} satisfies Prisma.JobPostSelect

export type JobPost = Prisma.JobPostGetPayload<{ select: typeof jobPostSelect }>

/** Job records for the documented call, newest first, capped. The console list pages through the rest. */
export function listAllJobPosts(_admin: Admin): Promise<JobPost[]> {
  const orderBy: Prisma.JobPostOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }]
  return db().jobPost.findMany({ orderBy, take: MAX_ROWS, select: jobPostSelect })
}
