import { query } from '@/e2e/support/database'
import { newApprovedJob, postingData, submitPosting } from '@/e2e/support/jobs'
import { newAdmin, newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { newWebhook, startReceiver } from '@/e2e/support/webhooks'

type Reading = { place: string | null; pay: string | null; alike: { path: string | null; isWaiting: boolean } }
type Job = { title: string; places: object[]; countries: string[]; pay: object | null }

const html = { accept: 'text/html' }
let admin: Visitor

beforeAll(async () => {
  admin = await signInAdmin()
})

async function read(words: Record<string, string>): Promise<Reading> {
  const { json } = await new Visitor().call('GET', `/api/postings/reading?${new URLSearchParams(words)}`)
  return json as Reading
}

async function jobsOf(search: Record<string, string>): Promise<Job[]> {
  const { json } = await new Visitor().call('GET', `/api/v1/jobs?${new URLSearchParams(search)}`)
  return (json as { jobs: Job[] }).jobs
}

const unique = (name: string) => `${name} ${Date.now()}${Math.random().toString(36).slice(2, 6)}`

describe('parsing while the employer types', () => {
  test('describes the parsed place and pay', async () => {
    expect(await read({ location: 'Plano, TX 75024', salary: '$120k - $150k' })).toMatchObject({
      place: 'Plano, Texas, United States, 75024 · found under USA',
      pay: '$120,000 – $150,000 a year',
      exactPlace: { city: 'Plano', region: 'TX', country: 'US' },
      exactPay: { payMin: 120_000, payMax: 150_000, payCurrency: 'USD', payPeriod: 'year' },
    })
  })

  test('lists both countries, and remote work with its countries', async () => {
    expect((await read({ location: 'Dallas, TX / Hyderabad, India' })).place).toBe(
      'Dallas, Texas, United States / Hyderabad, Telangana, India · found under USA and India',
    )
    expect((await read({ location: 'Remote (India, USA)', jobType: 'Remote' })).place).toBe(
      'Remote in India and the USA · found under India and USA',
    )
  })

  test("returns null if uncertain and rejects text that's too long", async () => {
    expect(await read({ location: 'Client site', salary: 'DOE' })).toMatchObject({
      place: null,
      pay: null,
      exactPlace: null,
      exactPay: null,
    })
    expect((await new Visitor().call('GET', `/api/postings/reading?location=${'x'.repeat(121)}`)).status).toBe(400)
  })
})

test('lists a job in two countries under both, in feeds and in structured data', async () => {
  const jobTitle = unique('Two Country Engineer')
  await newApprovedJob(admin, { jobTitle, location: 'Plano, TX 75024 / Hyderabad, India', salary: '$95000' })
  for (const location of ['USA', 'India']) {
    const [job] = await jobsOf({ q: jobTitle, location })
    expect(job).toMatchObject({ title: jobTitle, countries: ['US', 'IN'], pay: { min: 95_000, period: 'year' } })
    expect(job?.places).toHaveLength(2)
  }
  const visitor = new Visitor()
  const { text: feed } = await visitor.call('GET', '/api/v1/jobs.xml', { headers: { accept: 'application/xml' } })
  const elements = feed.split('<job>').filter((job) => job.includes(jobTitle))
  expect(elements.map((job) => /<country><!\[CDATA\[(.*?)\]\]>/.exec(job)?.[1])).toEqual(['US', 'IN'])
  expect(elements[0]).toContain('<postalcode><![CDATA[75024]]></postalcode>')
  const slug = jobTitle.toLowerCase().replaceAll(' ', '-')
  const { text: page } = await visitor.call('GET', `/applied-jobs/apply/${slug}`, { headers: html })
  expect(page).toContain('"addressLocality":"Plano"')
  expect(page).toContain('"addressLocality":"Hyderabad"')
})

test('mentions jobs without a known country until an admin fills it in', async () => {
  const jobTitle = unique('Unclear Place Analyst')
  const id = await newApprovedJob(admin, { jobTitle, location: 'Client site', salary: '90K' })
  expect(await jobsOf({ q: jobTitle, location: 'USA' })).toEqual([])
  expect(await jobsOf({ q: jobTitle, location: 'Unclear' })).toHaveLength(1)
  const { text: list } = await new Visitor().call(
    'GET',
    `/applied-jobs?location=USA&q=${encodeURIComponent(jobTitle)}`,
    {
      headers: html,
    },
  )
  expect(list).toContain('list a country')
  const { text: queue } = await admin.call('GET', `/adminpostjobs?search=${encodeURIComponent(jobTitle)}`, {
    headers: html,
  })
  for (const warning of ['Location unclear', 'Pay unclear']) expect(queue).toContain(warning)

  const mend = (sent: object) => admin.call('PATCH', `/api/postings/${id}/reading`, { json: sent })
  const misfit = await mend({ version: 2, payMin: 90_000, city: 'Plano', region: 'TX' })
  expect([misfit.status, Object.keys((misfit.json as { errors: object }).errors)]).toEqual([
    400,
    ['payCurrency', 'payPeriod'],
  ])
  const exact = { payMin: 90_000, payCurrency: 'USD', payPeriod: 'year', city: 'Plano', region: 'TX' }
  const receiver = await startReceiver()
  const owner = await newAdmin('OWNER')
  const hook = await newWebhook(owner, receiver.url, ['job.changed'])
  expect((await mend({ version: 2, ...exact })).status).toBe(200)
  const events = `SELECT "type" FROM "WebhookDelivery" WHERE "endpointId" = $1 AND "subject" = $2`
  expect(await query(events, [hook.id, `job:${id}`])).toEqual([{ type: 'job.changed' }])
  await owner.call('DELETE', `/api/webhooks/${hook.id}`)
  await receiver.close()
  expect((await mend({ version: 2, country: 'IN' })).status).toBe(409)
  const [job] = await jobsOf({ q: jobTitle, location: 'USA' })
  expect(job).toMatchObject({ countries: ['US'], pay: { min: 90_000, currency: 'USD', period: 'year' } })
})

test('warns the employer and the admin of a posting with the same company and title', async () => {
  const [jobTitle, company] = [unique('Twice Posted'), 'Lantern Freight Systems']
  const nothing = { path: null, isWaiting: false }
  expect((await read({ jobTitle, company })).alike).toEqual(nothing)
  await newApprovedJob(admin, { jobTitle })
  const email = newEmail('second')
  const { json } = await submitPosting(postingData({ jobTitle: jobTitle.toUpperCase(), email }))
  expect((await read({ jobTitle: jobTitle.toLowerCase(), company })).alike).toEqual({
    path: `/applied-jobs/apply/${jobTitle.toLowerCase().replaceAll(' ', '-')}`,
    isWaiting: true,
  })
  const { text } = await admin.call('GET', `/adminpostjobs/${(json as { hireFromUsId: number }).hireFromUsId}`, {
    headers: html,
  })
  expect(text).toContain('Possible duplicate')
})
