import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { columnsOf } from '@/lib/postings/fields'
import { jobNames } from '@/lib/postings/schema'

const MOST_AT_ONCE = 1_000

/** The approved, unexpired postings for the public call, newest first (contract §4): nothing about their employers. */
export function listApprovedJobs() {
  return db().posting.findMany({
    where: { status: 'APPROVED', expiresAt: { gt: now() } },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: MOST_AT_ONCE,
    select: { ...columnsOf(jobNames), id: true, approvedAt: true, logo: { select: { name: true } } },
  })
}

/** The slugs of the open jobs and when each was published, for the site map: at most 40,000, newest first. */
export async function listOpenJobSlugs() {
  const jobs = await db().posting.findMany({
    where: { status: 'APPROVED', expiresAt: { gt: now() }, slug: { not: null } },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: 40_000,
    select: { slug: true, approvedAt: true },
  })
  return jobs.flatMap(({ slug, approvedAt }) => (slug && approvedAt ? [{ slug, approvedAt }] : []))
}
