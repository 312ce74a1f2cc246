import { newApprovedJob } from '@/e2e/support/jobs'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

/** A word that no other job contains. */
const word = `near${newEmail('x')
  .replace(/[^a-z0-9]/g, '')
  .slice(1, 9)}`

type Found = { total: number; jobs: { title: string }[]; didYouMean: object | null; searchedFor: object | null }
const ask = async (query: Record<string, string>) => {
  const { status, json } = await new Visitor().call('GET', `/api/v1/jobs?${new URLSearchParams({ q: word, ...query })}`)
  expect(status).toBe(200)
  return json as Found
}
const page = async (query: Record<string, string>) =>
  (
    await new Visitor().call('GET', `/applied-jobs?${new URLSearchParams({ q: word, ...query })}`, {
      headers: { accept: 'text/html' },
    })
  ).text.replaceAll('<!-- -->', '')

beforeAll(async () => {
  const admin = await signInAdmin()
  const places = {
    Austin: { location: 'Austin, TX', jobType: 'Onsite' },
    'Round Rock': { location: 'Round Rock, TX', jobType: 'Onsite' },
    Waco: { location: 'Waco, Texas', jobType: 'Hybrid' },
    both: { location: 'Dallas, TX / Pune, India', jobType: 'Onsite' },
    home: { location: 'Remote (USA)', jobType: 'Remote' },
    abroad: { location: 'Remote (India)', jobType: 'Remote' },
  }
  for (const [name, place] of Object.entries(places))
    await newApprovedJob(admin, { jobTitle: `${name} ${word}`, ...place })
})

test.each([
  ['50 km unless said', { near: 'Austin' }, ['Austin', 'Round Rock']],
  ['25 km', { near: 'Austin, TX', radius: '25km' }, ['Austin']],
  ['25 miles', { near: 'Austin, TX', radius: '25mi' }, ['Austin', 'Round Rock']],
  ['100 miles', { near: 'Austin', radius: '100mi' }, ['Austin', 'Round Rock', 'Waco']],
  ["any of a job's places", { near: 'Pune' }, ['both']],
  ['several places', { near: 'Waco; Pune' }, ['Waco', 'both']],
  ['a state', { near: 'Texas' }, ['Austin', 'Round Rock', 'Waco', 'both']],
  ["the country's remote jobs", { near: 'Austin', remote: 'too' }, ['Austin', 'Round Rock', 'home']],
  ['other filters too', { near: 'Austin', radius: '100mi', type: 'Hybrid' }, ['Waco']],
  ['an unknown place', { near: 'Nowherville' }, []],
])('finds nearby jobs by %s', async (_name, query, expected) => {
  const { jobs, total } = await ask(query)
  expect(jobs.map(({ title }) => title.replace(` ${word}`, '')).sort()).toEqual([...expected].sort())
  expect(total).toBe(expected.length)
})

test('searches near the place that a misspelled one is meant to be', async () => {
  const { total, searchedFor, didYouMean } = await ask({ near: 'Ausitn, TX' })
  const meant = { q: word, near: 'Austin, TX', type: [], experience: [], totalAsTyped: 0 }
  expect({ total, searchedFor, didYouMean }).toEqual({ total: 2, searchedFor: meant, didYouMean: null })
  expect(await page({ near: 'Ausitn, TX' })).toMatch(/Showing results for .*Austin, TX/)
  expect(await ask({ near: 'Ausitn, TX', match: 'exact' })).toMatchObject({ total: 0, searchedFor: null })
})

test('rejects an unsupported radius', async () => {
  const { status, json } = await new Visitor().call('GET', '/api/v1/jobs?near=Austin&radius=7km')
  expect([status, json]).toEqual([400, expect.objectContaining({ errors: { radius: expect.any(String) } })])
})

test('recognizes a place in search words and mentions remote jobs', async () => {
  const text = await page({ q: `${word} within 50 km of austin` })
  expect(text).toContain('Within 50 km of Austin')
  expect(text).toContain('1 remote job is open to people there.')
})

test('finds a job in its new place after it moves', async () => {
  const admin = await signInAdmin()
  const id = await newApprovedJob(admin, { jobTitle: `moving ${word}`, location: 'Chicago, IL', jobType: 'Onsite' })
  const near = async (place: string) => (await ask({ near: place })).jobs.map(({ title }) => title)
  expect(await near('Chicago')).toEqual([`moving ${word}`])
  const exact = { version: 2, city: 'Denver', region: 'CO', country: 'US' }
  const mended = await admin.call('PATCH', `/api/postings/${id}/reading`, { json: exact })
  expect(mended.status).toBe(200)
  expect(await near('Chicago')).toEqual([])
  expect(await near('Denver')).toEqual([`moving ${word}`])
})

test('links a single word without results to similar words with their counts', async () => {
  const text = await page({ q: 'zzzqqqxxx' })
  expect(text).toContain('No jobs found matching the filters.')
  expect(text).toMatch(/All jobs<\/span><span[^>]*>[\d,]+ jobs?</)
  const two = await page({ q: `${word} zzzqqqxxx` })
  expect(two).toMatch(new RegExp(`“${word}”</span><span[^>]*>[\\d,]+ jobs?<`))
})
