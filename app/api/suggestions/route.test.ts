import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import type { Suggestions } from '@/lib/jobs/suggestions/schema'

const visitor = new Visitor()

async function suggested(q: string, wanted = 'search'): Promise<Suggestions> {
  const { json } = await visitor.call('GET', `/api/suggestions?${new URLSearchParams({ q, for: wanted })}`)
  return (json as { suggestions: Suggestions }).suggestions
}

test('suggests titles, skills, companies and places of open jobs, and searches for them find the job', async () => {
  const word = `Zyg${Date.now().toString(36)}`
  const job = {
    jobTitle: `${word} Welder`,
    company: `${word} Works`,
    location: 'Marfa, TX',
    qualification: 'Knows COBOL and Haskell.',
  }
  await newApprovedJob(await signInAdmin(), job)
  // The other process learns of the job within two seconds.
  await until(async () => (await suggested(word.toLowerCase())).length === 2)
  expect(await suggested(word.toLowerCase())).toEqual([
    { kind: 'title', text: job.jobTitle },
    { kind: 'company', text: job.company },
  ])
  await until(async () => (await suggested('haske')).some(({ kind, text }) => kind === 'skill' && text === 'Haskell'))
  await until(async () => (await suggested('marfa')).some(({ text }) => text === 'Marfa, TX'))
  expect(await suggested('welding marf')).toEqual([{ kind: 'place', text: 'Marfa, TX', words: 'welding' }])
  const searches: Record<string, string>[] = [{ q: job.jobTitle }, { q: job.company }, { near: 'Marfa, TX', q: word }]
  for (const query of searches) {
    const { json } = await visitor.call('GET', `/api/v1/jobs?${new URLSearchParams(query)}`)
    expect((json as { jobs: { title: string }[] }).jobs.map((found) => found.title)).toContain(job.jobTitle)
  }
})

test('suggests what misspelled words mean', async () => {
  await newApprovedJob(await signInAdmin(), { jobTitle: 'Quantizer Operator' })
  await until(async () => (await suggested('quantiser')).some(({ text }) => text === 'Quantizer Operator'))
})

test('suggests places where there are no jobs for fields that name a place', async () => {
  expect(await suggested('nairob')).toEqual([])
  expect(await suggested('nairob', 'places')).toEqual([{ kind: 'place', text: 'Nairobi, Kenya' }])
})

test('suggests remote work where a job can be remote', async () => {
  const [first, second] = await suggested('remote', 'locations')
  expect(first).toEqual({ kind: 'place', text: 'Remote' })
  expect(second?.text).toMatch(/^Remote \(.+\)$/)
  expect(await suggested('remote (', 'places')).toEqual([])
})

test('suggests skills that no job asks for, and titles and companies of open jobs', async () => {
  expect(await suggested('visualfor', 'skills')).toEqual([{ kind: 'skill', text: 'Visualforce' }])
  const word = `Zyh${Date.now().toString(36)}`
  await newApprovedJob(await signInAdmin(), { jobTitle: `${word} Welder`, company: `${word} Works` })
  await until(async () => (await suggested(word, 'titles')).length === 1)
  expect(await suggested(word, 'titles')).toEqual([{ kind: 'title', text: `${word} Welder` }])
  await until(async () => (await suggested(word, 'companies')).length === 1)
  expect(await suggested(word, 'companies')).toEqual([{ kind: 'company', text: `${word} Works` }])
})

test('suggests cities with their state and country', async () => {
  expect((await suggested('amarill', 'cities'))[0]).toEqual({
    kind: 'place',
    text: 'Amarillo, TX',
    city: { name: 'Amarillo', region: 'TX', country: 'US' },
  })
})

test.each(['', 'j', ' ', '%%', '\uD800\uD800', "'; --", '('.repeat(100)])('%j suggests nothing', async (q) => {
  expect(await suggested(q)).toEqual([])
})

test('refuses texts that are too long and unknown fields', async () => {
  const { status, json } = await visitor.call('GET', `/api/suggestions?q=${'a'.repeat(101)}&for=all`)
  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: { q: expect.any(String), for: expect.any(String) } })
})
