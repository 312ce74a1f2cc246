import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { type LandingKind, landingKinds, landingPath, landingTitle } from '@/lib/landings/format'
import { listLandingIds, listLandings } from '@/lib/landings/queries'
import { type JobCard, listCards, pageStatement } from '@/lib/postings/queries'
import type { JobFilters } from '@/lib/postings/search'

const MOST = 50

/** `title` and `path` are those of a landing page; a search has its own. */
type Found = { jobs: JobCard[]; title?: string; path?: string }

/** The newest open jobs of the landing page that a query names, else of its filters; null for an unknown page. */
export async function listJobsOfFeed(query: URLSearchParams, filters: JobFilters): Promise<Found | null> {
  // Filters have a `type` as well, written with a capital.
  const kind = landingKinds.find((each) => isSlug(query.get(each)))
  if (kind) return listJobsOfLanding(kind, query.get(kind) ?? '')
  const statement = pageStatement({ ...filters, sort: 'newest', page: 1 }, now(), { size: MOST })
  const found = await db().$queryRaw<{ id: number }[]>(statement)
  return { jobs: await listCards(found.map(({ id }) => id)) }
}

async function listJobsOfLanding(kind: LandingKind, slug: string): Promise<Found | null> {
  const landing = (await listLandings()).find((each) => each.kind === kind && each.slug === slug)
  const ids = landing && (await listLandingIds(kind, slug, MOST))
  return landing && ids
    ? { title: landingTitle(landing), path: landingPath(landing), jobs: await listCards(ids) }
    : null
}

const isSlug = (value: string | null) => value !== null && /^[a-z0-9-]+$/.test(value)
