import 'server-only'
import { groupPages } from '@/lib/api/reference'
import { blogPath } from '@/lib/content/blogs/format'
import { listBlogTitles } from '@/lib/content/blogs/queries'
import { casePath, cases } from '@/lib/content/pages/cases'
import { listVisiblePages } from '@/lib/content/site-pages/queries'
import { env } from '@/lib/env'
import { landingPath } from '@/lib/jobs/landings/format'
import { listLandings } from '@/lib/jobs/landings/queries'
import { listOpenJobParts, listOpenJobSlugs } from '@/lib/jobs/postings/queries'
import { noFilters } from '@/lib/jobs/postings/search'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { countJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'
import { MAX_COUNTED } from '@/lib/platform/numbers'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { routes } from '@/lib/site/routes/routes'
import { type SiteMapEntry, siteMapIndexOf, siteMapOf } from './format'

const JOBS_PER_PART = 5_000
const MAX_JOBS_IN_ONE = 40_000

const staticPaths = routes.filter(({ path, sitemap }) => sitemap && !path.includes('[')).map(({ path }) => path)

/** The sitemap: one file with all pages, or an index of files if the board is too large for one. */
export async function readSiteMap(): Promise<string> {
  if ((await countJobs(noFilters, now())).total > MAX_COUNTED) return siteMapIndexOf(await listParts())
  return siteMapOf([...(await listPages()), ...(await listJobPages(0, MAX_INTEGER))])
}

/** A part of a large sitemap: the pages other than jobs, or the open jobs in an id range. */
export async function findSiteMapPart(part: string): Promise<string | null> {
  if (part === 'pages.xml') return siteMapOf(await listPages())
  const number = Number(/^jobs-(0|[1-9]\d{0,5})\.xml$/.exec(part)?.[1] ?? Number.NaN)
  const from = number * JOBS_PER_PART
  if (Number.isNaN(number) || from > MAX_INTEGER) return null
  const jobs = await listJobPages(from, Math.min(from + JOBS_PER_PART, MAX_INTEGER))
  return jobs.length > 0 ? siteMapOf(jobs) : null
}

async function listPages(): Promise<SiteMapEntry[]> {
  const { SITE_URL } = env()
  const [blogs, landings, added] = await Promise.all([listBlogTitles(), listLandings(), listVisiblePages()])
  return [
    ...[...staticPaths, ...groupPages.map(({ path }) => path), ...cases.map(casePath)].map((path) => ({
      url: `${SITE_URL}${path}`,
    })),
    ...added.map(({ path, changedAt }) => ({ url: `${SITE_URL}${path}`, changedAt })),
    ...landings.map((landing) => ({ url: `${SITE_URL}${landingPath(landing)}`, changedAt: landing.newest })),
    ...blogs.map((blog) => ({ url: `${SITE_URL}${blogPath(blog)}`, changedAt: blog.date })),
  ]
}

async function listParts(): Promise<SiteMapEntry[]> {
  const { SITE_URL } = env()
  const jobs = (await listOpenJobParts(JOBS_PER_PART)).map((part) => `jobs-${part}`)
  return ['pages', ...jobs].map((name) => ({ url: `${SITE_URL}/sitemap/${name}.xml` }))
}

async function listJobPages(from: number, below: number): Promise<SiteMapEntry[]> {
  const { SITE_URL } = env()
  const jobs = await listOpenJobSlugs({ from, below, take: MAX_JOBS_IN_ONE })
  return jobs.map(({ slug, changedAt }) => ({ url: SITE_URL + jobPath(slug), changedAt }))
}
