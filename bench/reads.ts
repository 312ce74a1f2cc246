import type { Admin, Seeker } from '@/lib/auth/guards'
import { adminLists } from '@/lib/console/all-lists'
import { getActivity, getTiles, getWaiting } from '@/lib/console/dashboard/queries'
import { type AdminList, findRecords, readList } from '@/lib/console/lists/admin-list'
import { daysOfPeriod, periods } from '@/lib/console/reports/periods'
import { listRecruiterLoads, listSourceHires, listStatusTimes } from '@/lib/console/reports/queries'
import { applications } from '@/lib/hiring/applications/admin-list'
import { applicationBoard } from '@/lib/hiring/applications/list'
import { findNeighbors, listAppliedJobChoices, listBoard } from '@/lib/hiring/applications/list-queries'
import { listAllApplications, listAppliedJobs } from '@/lib/hiring/applications/queries'
import { getPostingToMatch, listJobsThatFit, listPeopleWhoFit } from '@/lib/hiring/matches/queries'
import { persons } from '@/lib/hiring/persons/admin-list'
import { talent } from '@/lib/hiring/talent/admin-list'
import { listResumeExcerpts } from '@/lib/hiring/talent/list-queries'
import { listFeedJobs } from '@/lib/jobs/feeds/queries'
import { findLanding, readLandings } from '@/lib/jobs/landings/queries'
import { listApprovedJobs } from '@/lib/jobs/postings/queries'
import { resolveSearch } from '@/lib/jobs/postings/resolved-search'
import { readSearch } from '@/lib/jobs/postings/search'
import { facetStatement } from '@/lib/jobs/postings/search-conditions'
import { countRemoteToo, listJobs, read } from '@/lib/jobs/postings/search-queries'
import { listNearestSearches } from '@/lib/jobs/postings/suggestion-queries'
import { countLabel, MAX_COUNTED } from '@/lib/platform/numbers'
import { findSiteMapPart, readSiteMap } from '@/lib/site/sitemap/queries'

// The lists need a viewer. This one can see everything.
const admin = { id: 1, role: 'OWNER' } as Admin
const seeker = { kind: 'seeker', id: 77, email: 'person77@mail.example' } as Seeker

/** `run` counts from 0, so that the runs of some reads differ. */
type Read = (run: number) => Promise<string>

/** All queries of a search page. */
const search =
  (query: string): Read =>
  async () => {
    const time = new Date()
    const { filters, count } = await resolveSearch(readSearch(query), time)
    const found = await listJobs(filters, time, count)
    if (!filters.q || found.total <= MAX_COUNTED) await read(filters, facetStatement(filters, time, found), found)
    await countRemoteToo(filters, found)
    if (found.total === 0) await listNearestSearches(filters)
    return countLabel(found.total)
  }

const searches: [string, Read][] = [
  '',
  'page=500',
  'sort=pay',
  'sort=pay&page=500',
  'posted=24h',
  'salary=100000&paid=only',
  'type=Remote',
  'location=India&experience=5%2B',
  'type=Remote&location=India&experience=5%2B&posted=3d&page=20',
  'location=Unclear',
  'near=Austin',
  'near=Austin&page=5',
  'near=Austin&remote=too&sort=pay',
  'near=Austin&type=Hybrid&experience=0-1',
  'near=Chicago&near=Pune&radius=100mi',
  'near=Texas',
  'q=salesforce',
  'q=salesforce&page=10',
  'q=salesforce&sort=newest',
  'q=lead+sap+consultant',
  'q=team',
  'q=team&page=500',
  'q=team&sort=pay',
  'q=engineer',
  'q=qa',
  'q=data&type=Remote&location=USA&experience=2-4',
  'q=salseforce',
  'q=pyhton+develper',
  'q=zookeeper+of+bees',
].map((query) => [`jobs: ${query || 'all'}`, search(query)])

const landing = (kind: 'role' | 'in' | 'type', slug: string, page: number): Read => {
  return async () => countLabel((await findLanding(kind, slug, page))?.numbers.total ?? 0)
}
const feed = (query: string, page: number): Read => {
  return async () => countLabel((await listFeedJobs(readSearch(query), page, 20)).total)
}

const publicReads: [string, Read][] = [
  ['landing page: a role', landing('role', 'sap-consultant', 1)],
  ['landing page: a role, page 50', landing('role', 'java-developer', 50)],
  ['landing page: a city', landing('in', 'pune', 1)],
  ['landing page: a type', landing('type', 'remote', 1)],
  ['links to landing pages, counted again', async () => String((await readLandings(new Date())).length)],
  ['API: first page', feed('', 1)],
  ['API: page 5,000', feed('', 5_000)],
  ['API: “java”, page 50', feed('q=java', 50)],
  ['API: approved jobs', async () => String((await listApprovedJobs()).length)],
  ['site map', async () => String((await readSiteMap()).length)],
  ['a part of the sitemap', async () => String((await findSiteMapPart('jobs-0.xml'))?.length ?? 0)],
]

type AnyList = AdminList<{ id: number }>
const list =
  (of: AnyList, query: Record<string, unknown>): Read =>
  async () => {
    const { total, isMore } = await readList(admin, of, query)
    return `${total}${isMore ? '+' : ''}`
  }

/** Common filters of each list, and words that match many rows. */
const examples: Record<string, { filter: Record<string, string>; common: string }> = {
  people: { filter: { has: 'application' }, common: 'maria' },
  registrations: { filter: { status: 'unverified' }, common: 'maria' },
  demos: { filter: { session: 'live' }, common: 'maria garcia' },
  partners: { filter: { approval: 'active' }, common: 'kaveri' },
  'job-posts': { filter: { work_type: 'Remote' }, common: 'engineer' },
  postings: { filter: { status: 'pending' }, common: 'engineer' },
  applications: { filter: { state: 'new' }, common: 'engineer' },
  blogs: { filter: { state: 'public' }, common: 'engineer' },
  comments: { filter: { state: 'waiting' }, common: 'engineer' },
  contacts: { filter: { state: 'unanswered' }, common: 'engineer' },
  mails: { filter: { state: 'failed' }, common: 'engineer' },
  audit: { filter: { action: 'blog.changed' }, common: 'engineer' },
}

const lists: [string, Read][] = (adminLists as unknown as AnyList[]).flatMap((of) => {
  const { name, rows } = of
  const { filter, common } = examples[name] ?? { filter: {}, common: 'engineer' }
  const kinds: [string, Record<string, unknown>][] = [
    ['first page', { view: 'all' }],
    ['page 500', { view: 'all', page: 500 }],
    ...rows.sorts.map((sort): [string, Record<string, unknown>] => [`by ${sort}, page 400`, { sort, page: 400 }]),
    [Object.values(filter).join(), filter],
    ['one match', { search: 'person777@' }],
    [`“${common}”`, { search: common }],
    ['one letter', { search: 'e' }],
  ]
  return kinds.map(([kind, query]) => [`${name}: ${kind}`, list(of, query)])
})

const POPULAR = '7'
const application =
  (query: Record<string, unknown>, skip: number): Read =>
  async () => {
    const parsed = applications.url.read(query)
    const [row] = await applications.rows.ids(parsed, { skip, take: 1 })
    const neighbors = await findNeighbors(admin, parsed, row?.id ?? 0)
    return `number ${neighbors?.place}`
  }
const cards =
  (query: Record<string, unknown>): Read =>
  async () =>
    (await listBoard(admin, applicationBoard.read(query))).map(({ total }) => total).join(' + ')

const ofApplications = applications as unknown as AnyList
const applicationReads: [string, Read][] = [
  ['applications: the default view', list(ofApplications, {})],
  ['applications: rejected, page 500', list(ofApplications, { state: 'rejected', page: 500 })],
  ['applications: last 7 days', list(ofApplications, { view: 'all', date: 'week' })],
  ['applications: of a popular job', list(ofApplications, { view: 'all', job: POPULAR })],
  ['applications: no decision yet', list(ofApplications, { view: 'all', progress: 'unanswered' })],
  ['applications: of a source', list(ofApplications, { view: 'all', source: 'linkedin' })],
  ['applications: “person77@mail.example”', list(ofApplications, { search: 'person77@mail.example' })],
  ['applications: “sap architect”', list(ofApplications, { search: 'sap architect' })],
  [
    'applications: the job filter’s options',
    async () => String((await listAppliedJobChoices(admin, applications.url.read({}))).length),
  ],
  ['applications: the board', cards({})],
  ['applications: the board of a popular job', cards({ job: POPULAR })],
  ['an application in the full list', application({ view: 'all' }, 10)],
  ['an application in the full list, the 9,000th', application({ view: 'all' }, 9_000)],
  ['an application sorted by job', application({ view: 'all', sort: 'job' }, 100)],
  ['an application of a popular job', application({ view: 'all', job: POPULAR }, 10)],
  ['an application found by “engineer”', application({ view: 'all', search: 'engineer' }, 10)],
  ['an application found by “maria”', application({ view: 'all', search: 'maria' }, 10)],
  [
    'search across the console',
    async () => String((await findRecords(admin, adminLists as unknown as AnyList[], 'asha')).length),
  ],
  ['API: all applications', async () => String((await listAllApplications(admin)).length)],
  ['a seeker’s applications', async () => String((await listAppliedJobs(seeker)).length)],
  [
    'dashboard',
    async () => String((await Promise.all([getTiles(admin), getWaiting(admin), getActivity(admin)])).length),
  ],
]

const reportReads: [string, Read][] = periods.flatMap((period): [string, Read][] => {
  const days = daysOfPeriod(period, new Date())
  const loads = () => listRecruiterLoads(admin, days)
  return [
    [`reports: time in status, ${period.label}`, async () => String((await listStatusTimes(admin, days)).length)],
    [`reports: sources to hires, ${period.label}`, async () => String((await listSourceHires(admin, days)).length)],
    [`reports: recruiter load, ${period.label}`, async () => String((await loads()).length)],
    [
      `reports: the page, ${period.label}`,
      async () =>
        String(
          (await Promise.all([listStatusTimes(admin, days), listSourceHires(admin, days), loads()])).flat().length,
        ),
    ],
  ]
})

/** Each run is about another job or seeker. */
const matchReads: [string, Read][] = [
  [
    'suggested people of a job',
    async (run) => {
      const posting = await getPostingToMatch(admin, 1 + run * 80)
      return String((await listPeopleWhoFit(admin, posting)).people.length)
    },
  ],
  [
    'jobs that fit a seeker’s profile',
    async (run) => {
      const found = await listJobsThatFit({ ...seeker, id: 1 + run * 80 }, 6)
      return String(found?.jobs.length)
    },
  ],
]

const ofPeople = persons as unknown as AnyList
const personReads: [string, Read][] = [
  ['people: in Texas', list(ofPeople, { place: 'US:TX' })],
  ['people: with a common skill', list(ofPeople, { skills: 'Java' })],
  ['people: with a rare skill', list(ofPeople, { skills: 'Terraform' })],
  ['people: with three skills', list(ofPeople, { skills: 'Java,Python,Kotlin' })],
  ['people: like someone', list(ofPeople, { skills: 'Java,Python,Kotlin', place: 'US:TX' })],
  ['people: “java” in Texas', list(ofPeople, { search: 'java', place: 'US:TX' })],
  [
    'people: the filters’ options',
    async () => {
      const query = persons.url.read({})
      const options = persons.rows.filters.map(({ options }) =>
        typeof options === 'function' ? options(admin, query) : options,
      )
      return String((await Promise.all(options)).flat().length)
    },
  ],
]

const resumeWords = ['java', 'java aws', 'kubernetes terraform', 'java austin aws']
const resumeReads: [string, Read][] = resumeWords.flatMap((words): [string, Read][] => [
  [`resumes in people: “${words}”`, list(ofPeople, { search: words })],
  [`resumes in talent: “${words}”`, list(talent as unknown as AnyList, { search: words })],
  [
    `resumes in talent: excerpts of “${words}”`,
    async () => {
      const { rows } = await readList(admin, talent as unknown as AnyList, { search: words })
      const ids = rows.map(({ id }) => id)
      return String((await listResumeExcerpts(admin, words, ids)).size)
    },
  ],
])

export const reads = [
  ...searches,
  ...publicReads,
  ...lists,
  ...applicationReads,
  ...personReads,
  ...reportReads,
  ...matchReads,
  ...resumeReads,
]
