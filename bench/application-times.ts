import type { Admin, Seeker } from '@/lib/auth/guards'
import { countDashboard } from '@/lib/console/dashboard/mutations'
import { getActivity, getTiles, getWaiting } from '@/lib/console/dashboard/queries'
import { type AdminList, csvOf, findRecords, readList } from '@/lib/console/lists/admin-list'
import { applications } from '@/lib/hiring/applications/admin-list'
import { applicationBoard } from '@/lib/hiring/applications/list'
import { findNeighbors, listAppliedJobChoices, listBoard } from '@/lib/hiring/applications/list-queries'
import { hasApplied, listAllApplications, listAppliedIds, listAppliedJobs } from '@/lib/hiring/applications/queries'
import { getApplication } from '@/lib/hiring/applications/review-queries'
import { timeKinds } from './two-sizes'

// The lists ask for who may see them; here nobody is kept out.
const admin = { id: 1, role: 'OWNER' } as Admin
const seeker = { kind: 'seeker', id: 77, email: 'person77@mail.example' } as Seeker
const POPULAR = '7'
const lists = [applications as unknown as AdminList<{ id: number }>]

const list = (query: Record<string, unknown>) => async () => {
  const { total, isMore } = await readList(admin, applications, query)
  return `${total}${isMore ? '+' : ''}`
}
/** As its page reads it: the application, and its place among the others of the list it was opened from. */
const application = (query: Record<string, unknown>) => async () => {
  const asked = applications.address.read(query)
  const [first] = await applications.rows.ids(asked, { skip: 10, take: 1 })
  const id = first?.id ?? 0
  const [, neighbors] = await Promise.all([getApplication(admin, id), findNeighbors(admin, asked, id)])
  return `number ${neighbors?.place}`
}

// As a process does beside requests.
await countDashboard()
await timeKinds([
  ['the list as it opens', list({})],
  ['all', list({ view: 'all' })],
  ['all, page 500', list({ view: 'all', page: 500 })],
  ['all, page 1,000', list({ view: 'all', page: 1_000 })],
  ['new', list({ state: 'new' })],
  ['rejected, page 500', list({ state: 'rejected', page: 500 })],
  ['hired: none', list({ state: 'hired' })],
  ['last 7 days', list({ view: 'all', date: 'week' })],
  ['of a popular job', list({ view: 'all', job: POPULAR })],
  ['of a popular job, new', list({ state: 'new', job: POPULAR })],
  ['not answered yet', list({ view: 'all', progress: 'unanswered' })],
  ['of a source', list({ view: 'all', source: 'linkedin' })],
  ['by name', list({ view: 'all', sort: 'applicant', direction: 'asc' })],
  ['by job', list({ view: 'all', sort: 'job', direction: 'asc' })],
  ['by job, page 500', list({ view: 'all', sort: 'job', direction: 'asc', page: 500 })],
  ['“person777@”: one seeker', list({ search: 'person777@' })],
  ['“asha verma”, a frequent name', list({ search: 'asha verma' })],
  ['“engineer”, in a third of the jobs', list({ search: 'engineer' })],
  ['one letter', list({ search: 'e' })],
  [
    'the choices of jobs',
    async () => String((await listAppliedJobChoices(admin, applications.address.read({}))).length),
  ],
  ['the board', async () => cardsOf({})],
  ['the board of a popular job', async () => cardsOf({ job: POPULAR })],
  ['an application, from all', application({ view: 'all' })],
  ['an application, from a popular job', application({ view: 'all', job: POPULAR })],
  ['search in the whole console', async () => String((await findRecords(admin, lists, 'asha')).length)],
  ['first 1,000 lines of the CSV', firstLines],
  ['getAll', async () => String((await listAllApplications(admin)).length)],
  ['a seeker’s own', async () => String((await listAppliedJobs(seeker)).length)],
  ['what a seeker applied to of a page', async () => String((await listAppliedIds(seeker, [1, 2, 3, 28, 78])).length)],
  ['whether a seeker applied', async () => String(await hasApplied(seeker, { jobId: 28, email: seeker.email }))],
  [
    'the dashboard',
    async () => String((await Promise.all([getTiles(admin), getWaiting(admin), getActivity(admin)])).length),
  ],
])
process.exit()

async function cardsOf(query: Record<string, unknown>): Promise<string> {
  const columns = await listBoard(admin, applicationBoard.read(query))
  return columns.map(({ total }) => total).join(' + ')
}

async function firstLines(): Promise<string> {
  let batches = 0
  for await (const _lines of csvOf(admin, applications, { view: 'all' })) {
    batches += 1
    if (batches === 2) break
  }
  return String(batches * 500)
}
