import { newApprovedJob } from '@/e2e/support/jobs'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { filterNames, filterOf } from '@/lib/jobs/postings/filters'

/** A word that no other job contains. */
const word = `quill${newEmail('x')
  .replace(/[^a-z0-9]/g, '')
  .slice(1, 9)}`
const page = async (path: string) => (await new Visitor().call('GET', path, { headers: { accept: 'text/html' } })).text
const feed = (query: string) => new Visitor().call('GET', `/applied-jobs/feed.xml?${query}`)
const found = async (query: string) => (await feed(query)).text.match(/<item>/g)?.length ?? 0

beforeAll(async () => {
  const admin = await signInAdmin()
  await newApprovedJob(admin, { jobTitle: `Developer of ${word}`, jobType: 'Remote', company: `Otter${word}` })
  await newApprovedJob(admin, {
    jobTitle: 'Clerk',
    jobType: 'Hybrid',
    description: `You will be designing ${word} maps all day long`,
  })
})

test.each([
  ['a word in the title or the description', word, 2],
  ['a stem', `${word} develop`, 1],
  ['another form of a word', `${word} designs`, 1],
  ['part of the title', `oper of ${word}`.toUpperCase(), 1],
  ['an incomplete word', word.slice(0, -2), 2],
  ['the company', `otter${word}`, 1],
  ['nothing', `${word} penguin`, 0],
])('finds jobs by %s', async (_name, q, count) => {
  expect(await found(`q=${encodeURIComponent(q)}`)).toBe(count)
})

test('shows the results of the corrected spelling at once, and those of the words as typed on request', async () => {
  const wrong = `${word.slice(0, -3)}x${word.slice(-2)}`
  const text = (await page(`/applied-jobs?q=${wrong}`)).replaceAll('<!-- -->', '')
  expect(text).toContain(`Showing results for <strong>${word}</strong>`)
  expect(text).toContain(`Developer of ${word}`)
  expect(text).toContain(`href="/applied-jobs?q=${wrong}&amp;match=exact"`)
  expect(await page(`/applied-jobs?q=${wrong}&match=exact`)).toContain('No jobs found matching the filters.')
  expect([await found(`q=${wrong}`), await found(`q=${wrong}&match=exact`)]).toEqual([2, 0])
})

test('turns words into filters that can be removed', async () => {
  const text = (await page(`/applied-jobs?q=${word}+remote`)).replaceAll('<!-- -->', '')
  expect(text).toContain(`Showing results for <strong>${word}, Remote</strong>`)
  expect(text).toContain(`href="/applied-jobs?q=${word}"`)
  expect([await found(`q=${word}+remote`), await found(`q=${word}+not+developer`)]).toEqual([1, 1])
})

test('shows with each option the number of jobs that selecting it finds', async () => {
  const text = (await page(`/applied-jobs?q=${word}`)).replaceAll('<!-- -->', '')
  for (const type of ['Remote', 'Hybrid', 'Onsite']) {
    const count = Number(new RegExp(`name="type"[^>]*value="${type}"[^>]*/>${type}<span[^>]*>(\\d+)<`).exec(text)?.[1])
    expect([type, count]).toEqual([type, await found(`q=${word}&type=${type}`)])
  }
})

test("applies the other groups' filters to a group's counts", async () => {
  const own = `${word}groups`
  const admin = await signInAdmin()
  await newApprovedJob(admin, { jobTitle: `${own} one`, jobType: 'Remote', experience: '2 - 4 Years' })
  await newApprovedJob(admin, { jobTitle: `${own} two`, jobType: 'Hybrid', experience: '2 - 4 Years' })
  await newApprovedJob(admin, { jobTitle: `${own} three`, jobType: 'Hybrid', experience: '5+ Years' })
  const text = await page(`/applied-jobs?q=${own}&type=Hybrid&experience=5%2B`)
  const beside = (choice: string) => text.split(`data-facet="${choice}"`)[1]?.match(/>(\d*)</)?.[1]
  expect(['type:Remote', 'type:Hybrid', 'experience:2-4', 'experience:5+'].map(beside)).toEqual(['0', '1', '1', '1'])
})

const choices = filterNames.flatMap((name) => {
  const filter = filterOf(name)
  const values = 'on' in filter ? [String(filter.on)] : (filter.options ?? []).map(({ value }) => value)
  return values.map((value) => [name, value] as const)
})

test.each(choices)('renders the list with %s=%s', async (name, value) => {
  const path = `/applied-jobs?${new URLSearchParams({ [name]: value })}`
  expect((await new Visitor().call('GET', path, { headers: { accept: 'text/html' } })).status).toBe(200)
})

test('links to similar searches if there are no results', async () => {
  const text = await page(`/applied-jobs?q=${word}&type=Onsite`)
  expect(text).toContain('No jobs found matching the filters.')
  expect(text).toContain(`href="/applied-jobs?q=${word}"`)
})

test('returns a 304 for an unchanged feed, which the list links to', async () => {
  const { status, headers } = await feed(`q=${word}`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await new Visitor().call('GET', `/applied-jobs/feed.xml?q=${word}`, again)).status).toBe(304)
  expect(await page(`/applied-jobs?q=${word}`)).toContain(`/applied-jobs/feed.xml?q=${word}`)
})

test('lists jobs by type and place, and returns 404 for unknown ones', async () => {
  expect(await page('/applied-jobs/type/remote')).toContain('>Remote jobs</h1>')
  expect(await page('/applied-jobs/in/hyderabad')).toContain('>Jobs in Hyderabad</h1>')
  const unknown = { headers: { accept: 'text/html' } }
  for (const path of ['in/atlantis', 'role/wizard', 'moon/remote'])
    expect((await new Visitor().call('GET', `/applied-jobs/${path}`, unknown)).status).toBe(404)
  expect((await feed('in=atlantis')).status).toBe(404)
})
