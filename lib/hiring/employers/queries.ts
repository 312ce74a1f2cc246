import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { employerMessages } from '@/lib/hiring/employers/messages'
import { postingSelect } from '@/lib/hiring/moderation/queries'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { DAY_MS } from '@/lib/jobs/postings/statuses'
import { submittedSelect } from '@/lib/jobs/postings/stored'
import { now } from '@/lib/platform/clock'

const VIEW_DAYS = 30

const managedSelect = {
  ...postingSelect,
  ...submittedSelect,
  logoId: true,
  closedAt: true,
  feedHash: true,
  revision: { select: { data: true, logoId: true, version: true, createdAt: true, logo: { select: { name: true } } } },
} satisfies Prisma.PostingSelect

export type ManagedPosting = Prisma.PostingGetPayload<{ select: typeof managedSelect }>

export async function getManagedPosting(tx: Database, id: number): Promise<ManagedPosting> {
  const posting = await tx.posting.findUnique({ where: { id }, select: managedSelect })
  if (!posting) throw new ApiError('not-found', employerMessages.deadLink)
  return posting
}

export function listManagedPostings(tx: Database, ids: number[]): Promise<ManagedPosting[]> {
  return tx.posting.findMany({ where: { id: { in: ids } }, select: managedSelect })
}

export async function getInterest(postingId: number, time: Date) {
  const since = new Date(dayOf(time).getTime() - (VIEW_DAYS - 1) * DAY_MS)
  const [counted, all, applicants] = await Promise.all([
    db().postingViews.findMany({ where: { postingId, day: { gte: since } }, select: { day: true, views: true } }),
    db().postingViews.aggregate({ where: { postingId }, _sum: { views: true } }),
    db().application.count({ where: { postingId, state: { not: 'WITHDRAWN' } } }),
  ])
  const views = new Map(counted.map(({ day, views }) => [day.getTime(), views]))
  const days = Array.from({ length: VIEW_DAYS }, (_, index) => {
    const day = since.getTime() + index * DAY_MS
    return { day: new Date(day).toISOString().slice(0, 10), views: views.get(day) ?? 0 }
  })
  return { days, total: all._sum.views ?? 0, applicants }
}

export type Interest = Awaited<ReturnType<typeof getInterest>>

function dayOf(time: Date): Date {
  return new Date(`${time.toISOString().slice(0, 10)}T00:00:00Z`)
}

type Named = { jobTitle: string; company: string }

export async function findDuplicate(named: Named) {
  const found = await listDuplicates(named)
  const open = found.find(({ status }) => status === 'APPROVED')
  return {
    path: open?.slug ? jobPath(open.slug) : null,
    isWaiting: found.some(({ status }) => status !== 'APPROVED'),
  }
}

export async function listDuplicatePostings(_admin: Admin, { id, ...named }: Named & { id: number }) {
  return (await listDuplicates(named)).filter((posting) => posting.id !== id)
}

export type DuplicatePosting = Awaited<ReturnType<typeof listDuplicatePostings>>[number]

async function listDuplicates({ jobTitle, company }: Named) {
  if (!jobTitle.trim() || !company.trim()) return []
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  const found = await db().$queryRaw<
    { id: number; status: string; slug: string | null; email: string; createdAt: Date }[]
  >`
    SELECT "id", "status"::text AS status, "slug", "email", "createdAt" FROM "Posting"
    WHERE (${isOpen(now())} OR "status" IN ('PENDING', 'RETURNED'))
      AND lower("jobTitle") = ${plain(jobTitle)} AND lower("company") = ${plain(company)}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT 5`
  return found
}

const isOpen = (time: Date) => Prisma.sql`("status" = 'APPROVED' AND "expiresAt" > ${time})`
