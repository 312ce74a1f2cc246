import 'server-only'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { columnsOf, publicNames } from '@/lib/jobs/postings/fields'
import { resolveSearch } from '@/lib/jobs/postings/resolved-search'
import type { JobFilters } from '@/lib/jobs/postings/search'
import { listJobIds } from '@/lib/jobs/postings/search-queries'
import { readPlaces } from '@/lib/jobs/readings/format'
import { now } from '@/lib/platform/clock'

const feedSelect = {
  ...columnsOf(publicNames),
  id: true,
  slug: true,
  logo: { select: { name: true } },
  places: true,
  countries: true,
  approvedAt: true,
  changedAt: true,
  expiresAt: true,
} satisfies Prisma.PostingSelect

type FeedRow = Prisma.PostingGetPayload<{ select: typeof feedSelect }>
export type FeedJob = ReturnType<typeof withDates>[number]

export async function listFeedJobs(filters: JobFilters, page: number, perPage: number) {
  const time = now()
  const { spelling, typed, ...search } = await resolveSearch(filters, time)
  const { total } = search.count
  const found = await listJobIds(search.filters, time, search.count, { take: perPage + 1, skip: (page - 1) * perPage })
  const ids = found.slice(0, perPage)
  const rows = await db().posting.findMany({ where: { id: { in: ids } }, select: feedSelect })
  const jobs = withDates(rows).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { jobs, total, isMore: found.length > perPage, spelling, typed, searched: search.filters }
}

export async function listFeedJobsBefore(before: number, take: number): Promise<FeedJob[]> {
  const where = { status: 'APPROVED', expiresAt: { gt: now() }, id: { lt: before } } satisfies Prisma.PostingWhereInput
  return withDates(await db().posting.findMany({ where, orderBy: { id: 'desc' }, take, select: feedSelect }))
}

/** The feed's ETag. It changes whenever an open job changes, opens or closes. */
export async function feedVersion(): Promise<string> {
  const [state] = await db().$queryRaw<{ jobs: number; sum: string | null }[]>`
    SELECT count(*)::int AS jobs,
           sum(hashtextextended(concat_ws(' ', "id", "version", "approvedAt", "expiresAt"), 0)::numeric)::text AS sum
    FROM "Posting" WHERE "status" = 'APPROVED' AND "expiresAt" > ${now()}`
  return `${state?.jobs} ${state?.sum}`
}

function withDates(rows: FeedRow[]) {
  return rows.flatMap((row) => {
    const { slug, approvedAt, expiresAt, payMin, payMax } = row
    if (!slug || !approvedAt || !expiresAt) return []
    const pay = { payMin: payMin?.toNumber() ?? null, payMax: payMax?.toNumber() ?? null }
    return [{ ...row, places: readPlaces(row.places), slug, approvedAt, expiresAt, ...pay }]
  })
}
