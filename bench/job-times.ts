import type { Admin } from '@/lib/auth/guards'
import { readList } from '@/lib/console/lists/admin-list'
import { postings } from '@/lib/hiring/moderation/admin-list'
import { countLandings, countOpenJobs } from '@/lib/jobs/board/mutations'
import { listFeedJobs } from '@/lib/jobs/feeds/queries'
import { findLanding, listLandings } from '@/lib/jobs/landings/queries'
import { getJobBySlug, listApprovedJobs } from '@/lib/jobs/postings/queries'
import { listSimilarJobs } from '@/lib/jobs/postings/related-queries'
import { readSearch } from '@/lib/jobs/postings/search'
import { countRemoteToo, listJobs, readFacets } from '@/lib/jobs/postings/search-queries'
import { listNearestSearches, suggestSpelling } from '@/lib/jobs/postings/suggestion-queries'
import { findSiteMapPart, readSiteMap } from '@/lib/site/sitemap/queries'
import { timeKinds } from './two-sizes'

// The lists ask for an admin as proof that one was let in; here nobody is kept out.
const admin = {} as Admin

const entriesIn = (siteMap: string) => String(siteMap.split('<loc>').length - 1)
const search = (query: Record<string, unknown>) => async () => {
  const filters = readSearch(query)
  const found = await listJobs(filters, new Date())
  if (!found.isEstimate) await readFacets(filters, found)
  await countRemoteToo(filters, found)
  await suggestSpelling(filters, found.total)
  if (found.total === 0) await listNearestSearches(filters)
  return found.isEstimate ? `about ${found.total}` : String(found.total)
}
const landing = (kind: 'role' | 'in' | 'type', slug: string, page: number) => async () =>
  String((await findLanding(kind, slug, page))?.numbers.total ?? 0)
const list = (query: Record<string, unknown>) => async () => {
  const { total, isMore } = await readList(admin, postings, query)
  return `${total}${isMore ? '+' : ''}`
}

const kinds: [string, () => Promise<string>][] = [
  ['all jobs', search({})],
  ['all jobs, page 1,000', search({ page: 1_000 })],
  ['by pay', search({ sort: 'pay' })],
  ['by pay, page 1,000', search({ sort: 'pay', page: 1_000 })],
  ['last 24 hours', search({ posted: '24h' })],
  ['pay from ₹1 lakh, stated', search({ salary: 100_000, paid: 'only' })],
  ['remote', search({ type: 'Remote' })],
  ['India, 5+ years', search({ location: 'India', experience: '5+' })],
  ['remote, India, 5+ years, 3 days', search({ type: 'Remote', location: 'India', experience: '5+', posted: '3d' })],
  ['the same, page 100', search({ type: 'Remote', location: 'India', experience: '5+', posted: '3d', page: 100 })],
  ['within 50 km of Austin', search({ near: 'Austin' })],
  ['within 100 miles of Chicago or Pune', search({ near: ['Chicago', 'Pune'], radius: '100mi' })],
  ['near Austin, remote too, by pay', search({ near: 'Austin', remote: 'too', sort: 'pay' })],
  ['near Austin, hybrid, up to 1 year', search({ near: 'Austin', type: 'Hybrid', experience: '0-1' })],
  ['near Austin, page 5', search({ near: 'Austin', page: 5 })],
  ['Texas', search({ near: 'Texas' })],
  ['no country: finds none', search({ location: 'Unclear' })],
  ['“salesforce”', search({ q: 'salesforce' })],
  ['“salesforce”, page 10', search({ q: 'salesforce', page: 10 })],
  ['“salesforce”, newest first', search({ q: 'salesforce', sort: 'newest' })],
  ['“lead sap consultant”', search({ q: 'lead sap consultant' })],
  ['“team”, in every text', search({ q: 'team' })],
  ['“qa”', search({ q: 'qa' })],
  ['“data”, remote, USA, 2-4 years', search({ q: 'data', type: 'Remote', location: 'USA', experience: '2-4' })],
  ['“salseforce”, misspelt', search({ q: 'salseforce' })],
  ['“pyhton develper”, misspelt', search({ q: 'pyhton develper' })],
  ['“zookeeper of bees”: finds none', search({ q: 'zookeeper of bees' })],
  ['landing page of a role', landing('role', 'sap-consultant', 1)],
  ['landing page of a role, page 50', landing('role', 'sap-consultant', 50)],
  ['landing page of a city', landing('in', 'pune', 1)],
  ['landing page of a type', landing('type', 'remote', 1)],
  ['links to landing pages', async () => String((await listLandings()).length)],
  ['a job’s page', jobPage],
  ['API, first page', feed({}, 1)],
  ['API, “java”, page 50', feed({ q: 'java' }, 50)],
  ['getApprovedJobs', async () => String((await listApprovedJobs()).length)],
  ['site map', async () => entriesIn(await readSiteMap())],
  ['a part of the site map', async () => entriesIn((await findSiteMapPart('jobs-0.xml')) ?? '')],
  ['console: postings', list({ view: 'all' })],
  ['console: pending postings', list({ status: 'pending' })],
  ['console: “salesforce”', list({ search: 'salesforce' })],
  ['console: one letter', list({ search: 'e' })],
  ['console: last page', list({ view: 'all', page: 50_000 })],
]

// What the site does by itself, beside requests.
await countOpenJobs()
await countLandings()
await timeKinds(kinds)
process.exit()

async function jobPage(): Promise<string> {
  const { jobs } = await listJobs(readSearch({ page: 20 }), new Date())
  const slug = jobs.at(-1)?.slug ?? ''
  const job = await getJobBySlug(slug, new Date())
  return String((await listSimilarJobs(job, 4)).length)
}

function feed(query: Record<string, unknown>, page: number) {
  return async () => String((await listFeedJobs(readSearch(query), page, 20)).total)
}
