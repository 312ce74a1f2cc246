import 'server-only'
import { db } from '@/lib/db'
import { keptUntilJobsChange } from '@/lib/jobs/postings/kept'
import { vocabularyOf } from '@/lib/jobs/postings/spelling'
import { now } from '@/lib/platform/clock'

const MAX_READ = 5_000

/** The words of the newest open jobs. */
export const vocabulary = keptUntilJobsChange(async () => {
  const jobs = await db().posting.findMany({
    where: { status: 'APPROVED', expiresAt: { gt: now() } },
    orderBy: { approvedAt: 'desc' },
    take: MAX_READ,
    select: { jobTitle: true, company: true, location: true, qualification: true },
  })
  return vocabularyOf(
    jobs.map(({ jobTitle, company, location, qualification }) =>
      [jobTitle, company, location, qualification].join(' '),
    ),
  )
})
