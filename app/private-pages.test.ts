import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newAdmin, newProfile, newSeeker, personLinkedTo, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

/** The formats in which Next sends a page or part of it, and headers that used to bypass access checks. */
const forms: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': stateOf(['', { children: ['(admin)', {}] }, null, 'refetch']) },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/dashboard', 'x-original-url': '/dashboard' },
]
const spellings = ['', '.rsc', '?_rsc=abc', '/', '.segments/_tree.segment.rsc', '.txt', '%20']

function stateOf(tree: unknown): string {
  return encodeURIComponent(JSON.stringify(tree))
}

const [firstName, surname] = ['Zyxmark', `Xyz${Date.now()}`]
const people: Record<string, Visitor> = {}
let owner: Visitor
let paths: string[]
/** Pages and calls with words that only recruiters may see. */
let inside: [path: string, words: string][]

const [STAGE, ITEM, SKILL] = ['Zyxmark stage', 'Zyxmark item', 'COBOL']

async function addStageAndSkills(jobId: number, id: number, applicant: TestSeeker): Promise<void> {
  const stages = [{ id: null, name: STAGE, status: 'new', subject: '', text: '', checklist: ITEM }]
  const saved = await owner.call('PUT', `/api/postings/${jobId}/stages`, { json: { updatedAt: null, stages } })
  const [stage] = (saved.json as { stages: { id: number }[] }).stages
  const tick = { stageId: stage?.id, item: ITEM, isDone: true }
  expect((await owner.call('PUT', `/api/applications/${id}/checklist`, { json: tick })).status).toBe(200)
  await newProfile(applicant, { skills: SKILL })
}

beforeAll(async () => {
  owner = await signInAdmin()
  const jobId = await newApprovedJob(owner)
  const applicant = await newSeeker(`${firstName} ${surname}`)
  const { json } = await applyTo(jobId, applicant, pdfResume())
  const { applyJobDetailsId } = json as { applyJobDetailsId: number }
  const search = `?search=${firstName}`
  paths = [
    '/dashboard',
    `/adminregister${search}`,
    `/adminappliedjobs${search}`,
    `/adminappliedjobs/board${search}`,
    `/adminappliedjobs/${applyJobDetailsId}`,
    `/adminappliedjobs/compare?a=${applyJobDetailsId}&b=${applyJobDetailsId}`,
    `/people${search}`,
    `/people/${await personLinkedTo(applicant)}`,
  ]
  await addStageAndSkills(jobId, applyJobDetailsId, applicant)
  inside = [
    [`/adminpostjobs/${jobId}/stages`, ITEM],
    [`/adminappliedjobs/${applyJobDetailsId}`, ITEM],
    [`/adminappliedjobs/board?job=${jobId}`, STAGE],
    [`/adminappliedjobs?job=${jobId}`, STAGE],
    [`/api/exports/applications?job=${jobId}`, STAGE],
    [`/people/${await personLinkedTo(applicant)}`, SKILL],
    [`/people?skills=${SKILL}&search=${applicant.email}`, surname],
    [`/api/exports/people?skills=${SKILL}&search=${applicant.email}`, surname],
  ]
  people.anyone = new Visitor()
  people.seeker = (await newSeeker()).visitor
  people.editor = await newAdmin('EDITOR')
})

/** For tests with hundreds of calls. */
const MAX_MS = 900_000

const read = (visitor: Visitor, path: string, headers: Record<string, string>) =>
  visitor.call('GET', path, { headers: { accept: 'text/html', ...headers } })

test("shows the applicant's name to the owner on each of these pages", async () => {
  for (const path of paths.slice(1)) expect((await read(owner, path, {})).text).toContain(surname)
})

test.each(['anyone', 'seeker', 'editor'])(
  'hides the applicant from %s in every format of a page',
  async (who) => {
    const visitor = people[who]
    if (!visitor) throw new Error('Unknown visitor.')
    const found: string[] = []
    for (const path of paths)
      for (const headers of forms)
        for (const spelling of spellings) {
          const [pathname, query = ''] = path.split('?')
          const url = `${pathname}${spelling}${query && (spelling.includes('?') ? '&' : '?')}${query}`
          const { status, text } = await read(visitor, url, headers)
          if (status >= 500 || text.includes(surname)) found.push(`${url} ${JSON.stringify(headers)}: ${status}`)
        }
    expect(found).toEqual([])
  },
  MAX_MS,
)

test('shows stages, checklists and skills to recruiters', async () => {
  for (const [path, words] of inside)
    expect([path, (await read(owner, path, {})).text.includes(words)]).toEqual([path, true])
})

test.each(['anyone', 'seeker', 'editor'])(
  'hides stages, checklists and skills from %s',
  async (who) => {
    const visitor = people[who]
    if (!visitor) throw new Error('Unknown visitor.')
    for (const [path, words] of inside)
      for (const headers of forms)
        expect([path, (await read(visitor, path, headers)).text.includes(words)]).toEqual([path, false])
  },
  MAX_MS,
)
