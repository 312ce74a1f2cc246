import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob } from '@/e2e/support/jobs'
import { hold } from '@/e2e/support/locks'
import { newAdmin, newProfile, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { signInPaths } from '@/lib/site/routes/routes'

let owner: Visitor
let jobId: number
const job = {
  jobTitle: 'COBOL Engineer',
  qualification: '- COBOL, ABAP, Elixir',
  location: 'Austin, TX',
  salary: '$90,000 - $120,000 a year',
  jobType: 'Onsite',
}
const fits = {
  keySkills: ['COBOL', 'Elixir'],
  personalInfo: 'Austin, TX',
  authorizations: [{ country: 'USA', kind: 'H-1B', until: '2099-01' }],
  expectedSalary: '$100,000 a year',
}

beforeAll(async () => {
  owner = await signInAdmin()
  jobId = await newApprovedJob(owner, job)
})

const open = (visitor: Visitor, path: string) => visitor.call('GET', path, { headers: { accept: 'text/html' } })

const htmlOf = async (visitor: Visitor, path: string) =>
  (await open(visitor, path)).text.replace(/<script.*?<\/script>/gs, '')
const textIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'")
    .replace(/\|+/g, '|')

const peoplePath = (id: number) => `/adminpostjobs/${id}/people`
const peopleWhoFit = async (id = jobId) => textIn(await htmlOf(owner, peoplePath(id)))
const jobsFor = async ({ visitor }: TestSeeker) => textIn(await htmlOf(visitor, '/userdashboard'))

/** What a recruiter reads about one person. The rest of the page changes through other tests. */
async function rowOf({ userName }: TestSeeker, id: number): Promise<string> {
  const rows = (await htmlOf(owner, peoplePath(id))).match(/<tr .*?<\/tr>/gs) ?? []
  return rows.map(textIn).find((row) => row.includes(`|${userName}|`)) ?? ''
}

/** What a seeker reads about why one job fits. */
async function whyFits(title: string, { visitor }: TestSeeker): Promise<string> {
  const lists = (await htmlOf(visitor, '/userdashboard')).match(/<ul aria-label="Why .*?<\/ul>/gs) ?? []
  return textIn(lists.find((list) => list.includes(`"Why ${title} fits"`)) ?? '')
}

async function seekerWith(name: string, profile: object): Promise<TestSeeker> {
  const seeker = await newSeeker(`${name} ${Date.now()}`)
  await newProfile(seeker, { ...profile })
  return seeker
}

test('suggests people and jobs to each other, with the reasons, until the seeker applies', async () => {
  const seeker = await seekerWith('Fits Well', fits)
  const people = await peopleWhoFit()
  expect(people).toContain(`|${seeker.userName}|`)
  for (const reason of [
    '2 of 3 skills: COBOL, Elixir',
    'Same city: Austin, TX',
    'Needs to transfer their H-1B',
    "Fits the job's pay",
  ])
    expect(people).toContain(`|${reason}|`)
  const jobs = await jobsFor(seeker)
  for (const reason of [
    'COBOL Engineer',
    '2 of 3 skills: COBOL, Elixir',
    'In your city: Austin, TX',
    "You'd need to transfer your H-1B",
    'Meets your expected pay',
  ])
    expect(jobs).toContain(`|${reason}|`)

  expect((await applyTo(jobId, seeker)).status).toBe(201)
  expect(await peopleWhoFit()).not.toContain(seeker.userName)
})

test('sorts by skills in common, then place, work authorization and pay', async () => {
  const id = await newApprovedJob(owner, { ...job, qualification: '- Clojure, Haskell, Perl' })
  const two = { ...fits, keySkills: ['Clojure', 'Haskell'] }
  const noOne = { personalInfo: '', authorizations: [], expectedSalary: '' }
  const citizen = [{ country: 'USA', kind: 'Citizen', until: '' }]
  const expired = [{ country: 'USA', kind: 'Citizen', until: '2020-01' }]
  const sponsored = [{ country: 'USA', kind: 'L-1', until: '' }]
  const profiles: [string, object][] = [
    ['Three Skills', { ...noOne, keySkills: ['Clojure', 'Haskell', 'Perl'] }],
    ['Right to Work', { ...two, authorizations: citizen }],
    ['Transfer', two],
    ['Transfer and More Pay', { ...two, expectedSalary: '$190,000 a year' }],
    ['Expired', { ...two, authorizations: expired }],
    ['Sponsored', { ...two, authorizations: sponsored }],
    ['Same State', { ...two, personalInfo: 'Houston, TX' }],
    ['No Place', { ...two, personalInfo: '' }],
    ['Another State', { ...two, personalInfo: 'Denver, CO' }],
    ['One Skill', { ...fits, keySkills: ['Perl'] }],
  ]
  for (const [name, profile] of [...profiles].reverse()) await seekerWith(name, profile)
  const text = await peopleWhoFit(id)
  const placeOf = (name: string) => text.indexOf(`|${name} 1`)
  const names = profiles.map(([name]) => name)
  expect(names.filter((name) => placeOf(name) < 0)).toEqual([])
  expect(names.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual(names)
})

test('never uses equal opportunity answers', async () => {
  const jobTitle = 'Groovy Engineer'
  const id = await newApprovedJob(owner, { ...job, jobTitle, qualification: '- Groovy, Objective-C' })
  const seeker = await seekerWith('Same as Before', { ...fits, keySkills: ['Groovy'] })
  const seen = async () => [await rowOf(seeker, id), await whyFits(jobTitle, seeker)]
  const before = await seen()
  expect(before).toEqual([expect.stringContaining('1 of 2 skills'), expect.stringContaining('1 of 2 skills')])
  const json = { gender: 'Female', ethnicity: '', veteran: '', disability: '' }
  expect((await seeker.visitor.call('PUT', '/api/account/self-identification', { json })).status).toBe(200)
  await newProfileChange(seeker)
  expect(await seen()).toEqual(before)
  const columns = await query<{ name: string }>(
    `SELECT "column_name" AS "name" FROM information_schema.columns WHERE "table_name" = 'SeekerFacts' ORDER BY 1`,
  )
  expect(columns.map(({ name }) => name).join(' ')).toBe(
    'city country monthlyPayInr payCurrency permits region seekerId skills',
  )
})

test('a seeker turns suggestions off in both directions, and on again', async () => {
  const seeker = await seekerWith('Leave Me Alone', fits)
  const other = await seekerWith('Still There', fits)
  const turn = (wanted: boolean) => seeker.visitor.call('PUT', '/api/account/suggestions', { json: { wanted } })
  const shown = async () => {
    const people = await peopleWhoFit()
    return [seeker, other].map(({ userName }) => people.includes(userName))
  }
  expect((await turn(false)).json).toMatchObject({ message: expect.stringContaining("We won't suggest") })
  expect(await shown()).toEqual([false, true])
  expect(await jobsFor(seeker)).not.toContain('of 3 skills')
  expect(await jobsFor(other)).toContain('of 3 skills')
  expect((await turn(true)).status).toBe(200)
  expect(await shown()).toEqual([true, true])
  expect(await jobsFor(seeker)).toContain('of 3 skills')
})

test('leaves out accounts that never confirmed their email', async () => {
  const seeker = await seekerWith('Unconfirmed', fits)
  expect(await peopleWhoFit()).toContain(seeker.userName)
  await query('UPDATE "Seeker" SET "verifiedAt" = NULL WHERE "email" = $1', [seeker.email])
  expect(await peopleWhoFit()).not.toContain(seeker.userName)
})

test.each([
  ['an owner', async () => owner],
  ['a recruiter', () => newAdmin('RECRUITER')],
])('shows people who fit to %s', async (_name, who) => {
  const seeker = await seekerWith('Seen By', fits)
  const { status, text } = await open(await who(), peoplePath(jobId))
  expect([status, text.includes(seeker.userName)]).toEqual([200, true])
})

test.each([
  ['an editor', () => newAdmin('EDITOR'), '/dashboard?refused='],
  ['a seeker', async () => (await newSeeker()).visitor, signInPaths.admin],
  ['a visitor', async () => new Visitor(), signInPaths.admin],
])('redirects %s from people who fit', async (_name, who, target) => {
  const seeker = await seekerWith('Seen By', fits)
  const { headers, text } = await open(await who(), peoplePath(jobId))
  // Once a page has started streaming, the redirect is part of its HTML.
  expect(headers.get('location') ?? text).toContain(target)
  expect(text).not.toContain(seeker.userName)
})

test("doesn't lock a profile while its account is being deleted", async () => {
  const { email } = await seekerWith('Being Deleted', fits)
  const profileOf = `FROM "Profile" WHERE "seekerId" = (SELECT "id" FROM "Seeker" WHERE "email" = $1)`
  // Background jobs must be done with the account, so that only the parser can wait for it.
  await until(async () => {
    const linked = await query(`SELECT 1 FROM "Seeker" WHERE "email" = $1 AND "personId" IS NOT NULL`, [email])
    return linked.length > 0
  })
  const deletion = await hold(`SELECT 1 FROM "Seeker" WHERE "email" = $1 FOR UPDATE`, [email])
  try {
    await query(`DELETE FROM "SeekerFacts" WHERE "seekerId" = (SELECT "seekerId" ${profileOf})`, [email])
    await query(`UPDATE "Profile" SET "parserVersion" = 0 WHERE "id" = (SELECT "id" ${profileOf})`, [email])
    await until(() => deletion.isWaitedFor())
    expect(await query(`SELECT 1 ${profileOf} FOR UPDATE NOWAIT`, [email])).toHaveLength(1)
  } finally {
    await deletion.rollback()
  }
})

async function newProfileChange({ visitor, email }: TestSeeker): Promise<void> {
  const [row] = await query<{ id: number }>(
    'SELECT p."id" FROM "Profile" p JOIN "Seeker" s ON s."id" = p."seekerId" WHERE s."email" = $1',
    [email],
  )
  const form = new FormData()
  form.set('profileData', JSON.stringify({ summary: 'Changed' }))
  expect((await visitor.call('PUT', `/profile/update/${row?.id}`, { form })).status).toBe(200)
}
