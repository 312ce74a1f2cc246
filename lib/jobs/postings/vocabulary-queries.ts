import 'server-only'
import { db } from '@/lib/db'
import { type Vocabulary, vocabularyOf } from '@/lib/jobs/postings/spelling'
import { now } from '@/lib/platform/clock'
import { onPagesChanged } from '@/lib/site/page-changes/channel'

const MAX_READ = 5_000
const KEPT_MS = 60_000

onPagesChanged((content) => {
  if (content === 'jobs') cached = undefined
})

let cached: { words: Promise<Vocabulary>; until: number } | undefined

/** The words of the newest open jobs. Read again after a minute and when jobs change. */
export function vocabulary(): Promise<Vocabulary> {
  const time = performance.now()
  if (cached && cached.until > time) return cached.words
  const fresh = { words: readVocabulary(), until: time + KEPT_MS }
  cached = fresh
  fresh.words.catch(() => {
    if (cached === fresh) cached = undefined
  })
  return fresh.words
}

async function readVocabulary(): Promise<Vocabulary> {
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
}
