import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { PostingStatus } from '@/lib/generated/prisma/enums'

const PAGE_SIZE = 20
const MOST_AT_ONCE = 5_000
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.PostingOrderByWithRelationInput[]

/** What an admin sees of a posting. */
export const postingSelect = {
  id: true,
  status: true,
  slug: true,
  firstName: true,
  lastName: true,
  email: true,
  mobileNumber: true,
  company: true,
  companyUrl: true,
  logo: { select: { name: true } },
  jobTitle: true,
  vacancies: true,
  workDays: true,
  experience: true,
  salary: true,
  location: true,
  noticePeriod: true,
  employmentType: true,
  workMode: true,
  description: true,
  qualification: true,
  closesOn: true,
  confirmedAt: true,
  approvedAt: true,
  expiresAt: true,
  createdAt: true,
} satisfies Prisma.PostingSelect

export type ModeratedPosting = Prisma.PostingGetPayload<{ select: typeof postingSelect }>

export type PostingFilter = { page: number; search: string; status: PostingStatus | null }

/** One page of the postings an admin decides on, newest first, with how many match; a `page` beyond the last is the last. */
export async function listPostings(_admin: Admin, { page, search, status }: PostingFilter) {
  const contains = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const where: Prisma.PostingWhereInput = {
    ...(status && { status }),
    ...(search && { OR: [{ jobTitle: contains }, { company: contains }, { email: contains }, { location: contains }] }),
  }
  const total = await db().posting.count({ where })
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const shown = Math.min(page, pages)
  const postings = await db().posting.findMany({
    where,
    orderBy: newestFirst,
    skip: (shown - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    select: postingSelect,
  })
  return { postings, total, page: shown, pages }
}

/** Every posting, newest first, for the admins' call (contract §2). */
export function listAllPostings(_admin: Admin): Promise<ModeratedPosting[]> {
  return db().posting.findMany({ orderBy: newestFirst, take: MOST_AT_ONCE, select: postingSelect })
}
