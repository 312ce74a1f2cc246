import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contactMessage } from '@/e2e/support/access/documented'
import { askForAlert } from '@/e2e/support/alerts'
import { becomeAnotherCompany, otherCompany, sampleCompanyWords } from '@/e2e/support/another-company'
import { aFewTurns, moveClock, resetClock } from '@/e2e/support/clock'
import { crawl, type Served } from '@/e2e/support/crawl'
import { query } from '@/e2e/support/database'
import { descriptionOf } from '@/e2e/support/described'
import { applyTo, newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { codeIn, waitForMail, waitForMailAbout } from '@/e2e/support/mail'
import { startOwnSite } from '@/e2e/support/own-site'
import { backOfficeGroups, publicPages, seekerPages } from '@/e2e/support/pages'
import { newEmail, PASSWORD, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { sampleTraces } from '@/e2e/support/sample-words'
import { required } from '@/e2e/support/settings'
import { newPath, newSitePage } from '@/e2e/support/site-pages'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import type { SampleData } from '@/lib/console/sample-data/schema'

const MAX_MS = 240_000
/** Drawn by hand for the sample company. */
const drawnFiles = /^\/(share\/|pictures\/|icon-|icon\.svg|apple-icon)/

/** Leaves out /settings, whose history shows the earlier values. */
const consolePages = Object.values(backOfficeGroups)
  .flat()
  .filter((path) => path !== '/settings')

let close: () => Promise<void>
let owner: Visitor
let seeker: TestSeeker
let added: string
let deleted: string

beforeAll(async () => {
  close = await startOwnSite()
  // Serves everything once, so that stale caches would show the sample company.
  await crawl(publicPages.map(({ path }) => path))
  await crawl(consolePages, await signInAdmin())
  owner = await becomeAnotherCompany()
  await until(async () => (await page('/')).includes(otherCompany.legalName))
  seeker = await registered()
  added = (await newSitePage(owner)).path
  const gone = await newSitePage(owner, {}, newPath('gone'))
  await owner.call('DELETE', `/api/site-pages/${gone.id}`)
  deleted = gone.path
}, MAX_MS)
afterAll(async () => {
  resetClock()
  await close()
}, MAX_MS)

/** Registers through the documented calls, so that the consent is recorded as it was shown. */
async function registered(): Promise<TestSeeker> {
  const seeker = { visitor: new Visitor(), email: newEmail(), userName: 'Asha Verma', mobile: '9000001234' }
  const call = async (method: string, path: string, json?: object) => {
    const reply = await seeker.visitor.call(method, `/api/v1/user/${path}`, { json })
    expect(reply).toMatchObject({ status: 200 })
  }
  await call('POST', `send-otp?email=${seeker.email}`)
  await call('POST', 'verify-otp', { email: seeker.email, otp: codeIn(await waitForMail(seeker.email)) })
  const { visitor: _visitor, ...account } = seeker
  await call('PUT', 'register', { ...account, password: PASSWORD, confirmPassword: PASSWORD })
  await call('POST', 'login', { email: seeker.email, password: PASSWORD })
  return seeker
}

const page = async (path: string) => (await crawl([path], new Visitor()))[0]?.text ?? ''

/** Finds responses that still mention the sample company, with the text around each mention. */
const foundIn = (served: Served[]) =>
  served.flatMap(({ path, text, headers }) => {
    const at = text.search(sampleCompanyWords)
    const found = at >= 0 ? text.slice(Math.max(0, at - 80), at + 80) : sampleCompanyWords.exec(headers)?.[0]
    return found ? [{ path, found }] : []
  })

test(
  'nothing that visitors can open mentions the sample company’s name, numbers or streets',
  async () => {
    const errors = ['/nowhere', deleted, '/something-went-wrong', '/api/nowhere', '/blogsection/999999']
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/feed.xml',
      '/favicon.ico',
      '/embed/jobs',
      '/api/openapi.json',
      '/theme/share.png',
    ]
    const served = await crawl([...publicPages.map(({ path }) => path), ...errors, ...files, added])
    expect(foundIn(served)).toEqual([])
    const paths = served.map(({ path }) => path)
    expect(paths.filter((path) => drawnFiles.test(path))).toEqual([])
    const pages = served.filter(({ status, type }) => status === 200 && type.startsWith('text/html'))
    expect(pages.length).toBeGreaterThan(80)
    expect(paths.some((path) => path.startsWith('/_next/static/'))).toBe(true)
    expect(paths.some((path) => path.startsWith('/uploads/site/'))).toBe(true)
    const broken = served.filter(({ status, path }) => status >= 400 && !errors.includes(path) && !isRefused(path))
    expect(broken.map(({ path, status }) => [path, status])).toEqual([])
  },
  MAX_MS,
)

test('the job list only offers countries that the company recruits in, or that have jobs', async () => {
  const options = async (path: string) => {
    const html = await page(path)
    const labels = html.matchAll(/<label([^>]*)><input[^>]*name="location"[^>]*value="([^"]+)"/g)
    return [...labels].filter(([, attributes]) => !/ hidden/.test(attributes ?? '')).map(([, , value]) => value)
  }
  expect(await options('/applied-jobs?q=nothing-matches-this')).toEqual(['USA', 'Canada', 'Remote'])
  expect(await options('/applied-jobs')).toEqual(expect.arrayContaining(['India', 'USA', 'Remote']))
})

/** API endpoints and links that fail without a query or body. */
const isRefused = (path: string) => path.startsWith('/api/') || path.includes('?token=') || path === '/resetpassword'

test('the pages say who the company is instead', async () => {
  const [home, contact] = [await page('/'), await page('/contact-us')]
  for (const text of [otherCompany.legalName, otherCompany.tagline, otherCompany.phone, otherCompany.email])
    expect(home.includes(text) || contact.includes(text)).toBe(true)
  expect(contact).toContain('5 Pier Road')
  // The sample company's people are fictional.
  expect(contact).not.toContain('Keziah')
  expect(home).toContain(otherCompany.social.linkedin)
  expect(await page('/privacy')).toContain(`${otherCompany.legalName} keeps what you send us.`)
  const icon = await fetch(`${required('TEST_SITE_URL')}/favicon.ico`)
  const drawn = await fetch(`${required('TEST_SITE_URL')}/theme/tab-32.png`)
  expect(Buffer.from(await icon.arrayBuffer()).equals(Buffer.from(await drawn.arrayBuffer()))).toBe(true)
})

test(
  'neither do the console, seekers’ pages, exports and read-only API endpoints',
  async () => {
    const { paths } = await descriptionOf(required('TEST_SITE_URL'))
    const calls = Object.keys(paths).filter((path) => paths[path]?.get && !path.includes('{'))
    const [list] = paths['/api/exports/{list}']?.get?.parameters ?? []
    const exported = [list?.schema.enum ?? []].flat().map((name) => `/api/exports/${name}`)
    expect(exported.length).toBeGreaterThan(10)
    const console = await crawl([...consolePages, ...exported, ...calls], owner)
    const account = await crawl([...seekerPages, ...calls], seeker.visitor)
    expect(foundIn([...console, ...account, ...(await crawl(calls, new Visitor()))])).toEqual([])
    expect(console.filter(({ status }) => status === 200).length).toBeGreaterThan(60)
  },
  MAX_MS,
)

test(
  'without the sample data, no public page has its places, people, clients, courses or drawings',
  async () => {
    const sample = async () => (await owner.call('GET', '/api/sample-data')).json as SampleData
    const rows = (await sample()).rows.reduce((sum, { demo, activity }) => sum + demo + activity, 0)
    expect((await owner.call('DELETE', '/api/sample-data', { json: { rows } })).status).toBeLessThan(300)
    await until(async () => (await sample()).change?.status === 'done')
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/feed.xml',
      '/embed/jobs',
      '/api/openapi.json',
    ]
    // Visitors get the old links to landing pages until the new ones have been read.
    await until(async () => !(await page('/applied-jobs')).includes('Texas'))
    const paths = [...publicPages.map(({ path }) => path), ...files]
    // Addresses with the names of clients and courses, which no page of this company links to.
    const named = /^\/(case-studies|applied-jobs)\/./
    const served = await crawl(paths.filter((path) => !named.test(path)))
    expect(served.filter(({ status }) => status === 200).length).toBeGreaterThan(60)
    expect(served.some(({ path }) => path === '/case-studies/client-1')).toBe(true)
    expect(served.some(({ path }) => path.endsWith('-your-picture.svg'))).toBe(true)
    expect(served.flatMap(sampleTraces)).toEqual([])
  },
  MAX_MS,
)

test("neither the job list nor the login page shows the sample company's trade, courses or bridge", async () => {
  const [jobs, login] = [await page('/applied-jobs'), await page('/login')]
  expect(jobs).toContain('<title>Jobs in the USA and Canada | Harborline</title>')
  expect(jobs).not.toMatch(/\bIT jobs\b/i)
  const [panel = ''] = /<aside[\s\S]*?<\/aside>/.exec(login) ?? []
  expect(panel).toContain('Find your next role here.')
  expect(panel).not.toContain('Java')
  expect(panel).not.toContain('<path d="M0 200h600')
  // The panel is dark in both themes, so a logo for light backgrounds gets a plate.
  expect(panel).toMatch(/<img[^>]*class="[^"]*(?<!dark:)bg-\[#fff\]/)
})

test(
  'neither does any email: codes, applications, decisions, postings, alerts, messages, invitations, tests',
  async () => {
    const [person, guest] = [new Visitor(), newEmail('guest')]
    await person.call('POST', `/api/v1/user/send-otp?email=${guest}`)
    await person.call('PUT', `/api/v1/user/forgotpassword?email=${seeker.email}`)
    await person.call('POST', `/api/v1/user/send-login-code?email=${seeker.email}`)
    const employer = newEmail('employer')
    await submitPosting(postingData({ email: employer }))
    const jobId = await newApprovedJob(owner, { jobTitle: 'Harbor Pilot Engineer' })
    expect((await applyTo(jobId, seeker)).status).toBe(201)
    const [application] = await query<{ id: number }>('SELECT "id" FROM "Application" WHERE "email" = $1', [
      seeker.email,
    ])
    const decided = await owner.call('PATCH', `/api/applications/${application?.id}`, {
      json: { state: 'shortlisted' },
    })
    expect(decided).toMatchObject({ status: 200 })
    const alert = newEmail('alert')
    await askForAlert(new Visitor(), { email: alert })
    const lena = newEmail('lena')
    expect(
      (await new Visitor().call('POST', '/contactus/add', { json: { ...contactMessage, email: lena } })).status,
    ).toBe(201)
    const [message] = await query<{ id: number }>('SELECT "id" FROM "ContactMessage" WHERE "email" = $1', [lena])
    const answer = { subject: 'Re: A question', text: 'In May.' }
    expect((await owner.call('POST', `/contactus/${message?.id}/replies`, { json: answer })).status).toBe(201)
    const invited = newEmail('invited')
    await owner.call('POST', '/api/admins/invitations', { json: { name: 'Ana', email: invited, role: 'RECRUITER' } })
    await Promise.all([guest, employer, alert, lena, invited].map((email) => waitForMail(email)))
    await waitForMailAbout(seeker.email, 'Harbor Pilot Engineer')
    moveClock(1)
    await aFewTurns()
    const emails = readdirSync(required('TEST_MAIL_DIR')).filter((name) => name.endsWith('.json'))
    const texts = emails.map((name) => readFileSync(join(required('TEST_MAIL_DIR'), name), 'utf8'))
    const stored = await query<Record<string, unknown>>('SELECT * FROM "Mail"')
    const all = [...texts, ...stored.map((row) => JSON.stringify(row))]
    expect(all.filter((text) => sampleCompanyWords.test(text)).map((text) => text.slice(0, 300))).toEqual([])
    expect(texts.length).toBeGreaterThan(9)
    expect(texts.filter((text) => !text.includes('Harborline')).map((text) => text.slice(0, 300))).toEqual([])
  },
  MAX_MS,
)
