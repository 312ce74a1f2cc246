import { newApprovedJob, postingData } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { site } from '@/lib/site/company'

type FeedJob = { reference: string; title: string; url: string }
type Page = { total: number; pages: number; next: string | null; previous: string | null; jobs: FeedJob[] }

const visitor = new Visitor()
const word = `tester${Math.random().toString(36).slice(2)}`
const hostile = `Keeper ]]> <b>&"' ${word} 🌲`
let reference: string

const pageOf = async (query: string) => (await visitor.call('GET', `/api/v1/jobs?${query}`)).json as Page

beforeAll(async () => {
  const id = await newApprovedJob(await signInAdmin(), postingData({ jobTitle: hostile, jobType: 'Remote' }))
  reference = `CB-${String(id).padStart(6, '0')}`
})

test('pages through every job once, with links between pages', async () => {
  const own = word.replace('tester', 'paged')
  const admin = await signInAdmin()
  for (const number of [1, 2, 3]) await newApprovedJob(admin, { jobTitle: `${own} ${number}` })
  const first = await pageOf(`perPage=2&q=${own}`)
  expect(first).toMatchObject({ page: 1, perPage: 2, previous: null })
  expect(first.jobs).toHaveLength(2)
  const { pathname, search } = new URL(first.next ?? '')
  const second = (await visitor.call('GET', pathname + search)).json as Page
  expect(second.previous).toContain('page=1')
  expect(second.jobs.map((job) => job.reference)).not.toContain(first.jobs[0]?.reference)
})

test("accepts the job list's filters", async () => {
  const query = new URLSearchParams({ q: word, type: 'Remote,Hybrid' })
  expect(await pageOf(String(query))).toMatchObject({ total: 1, jobs: [{ reference, title: hostile }] })
  expect(await pageOf(`q=${word}&type=Onsite`)).toMatchObject({
    total: 0,
    pages: 1,
  })
})

test('sorts by highest pay, with unpaid jobs last', async () => {
  const own = `payer${Math.random().toString(36).slice(2)}`
  const admin = await signInAdmin()
  await newApprovedJob(admin, { jobTitle: `${own} low`, salary: '₹40,000 per month' })
  await newApprovedJob(admin, { jobTitle: `${own} none`, salary: 'Competitive' })
  await newApprovedJob(admin, { jobTitle: `${own} high`, salary: '₹90,000 per month' })
  const { jobs } = await pageOf(`q=${own}&sort=pay`)
  expect(jobs.map(({ title }) => title)).toEqual([`${own} high`, `${own} low`, `${own} none`])
})

test.each(['/api/v1/jobs', '/api/v1/jobs.rss', '/embed/jobs'])('%s rejects an unknown parameter', async (path) => {
  const { status, json } = await visitor.call('GET', `${path}?visa=yes`)
  expect([status, (json as { message: string }).message]).toEqual([400, 'Unknown parameter: visa'])
})

test.each(['type=Office', 'page=1&page=2'])('explains why it rejects ?%s', async (query) => {
  const { status, json } = await visitor.call('GET', `/api/v1/jobs?${query}`)
  expect(status).toBe(400)
  expect((json as { message: string }).message).not.toBe('')
})

test('lists every job with its reference for aggregators, whatever its text', async () => {
  const { text } = await visitor.call('GET', '/api/v1/jobs.xml')
  expect(text).toContain(`<referencenumber><![CDATA[${reference}]]></referencenumber>`)
  expect(text).toContain(`<title><![CDATA[${hostile.replace(']]>', ']]]]><![CDATA[>')}]]></title>`)
  expect(text).toContain('<remotetype><![CDATA[Fully remote]]></remotetype>')
  expect(text).toContain(`<requisitionid><![CDATA[${reference}]]></requisitionid>`)
  expect(text).toMatch(/<date><!\[CDATA\[\d{4}-\d\d-\d\dT[\d:.]+Z\]\]><\/date>/)
  for (const name of [
    'date',
    'url',
    'company',
    'city',
    'state',
    'country',
    'postalcode',
    'description',
    'salary',
    'jobtype',
  ])
    expect(text).toContain(`<${name}><![CDATA[`)
  // Polls, because other tests publish jobs at the same time.
  await until(async () => {
    const { text } = await visitor.call('GET', '/api/v1/jobs.xml')
    // A job with several places is listed once per place: CB-000123, CB-000123-2.
    const references = new Set([...text.matchAll(/<referencenumber><!\[CDATA\[(CB-\d+)/g)].map(([, each]) => each))
    return references.size === (await pageOf('')).total
  })
  expect(text.trim().endsWith('</source>')).toBe(true)
})

/** The elements of a job in a feed, by name. Nested ones are named after their parent and a slash. */
async function elementsIn(query: string, job: string): Promise<Record<string, string>> {
  const { text } = await visitor.call('GET', `/api/v1/jobs.xml?${query}`)
  const [found = ''] = (text.match(/<job[ >][\s\S]*?<\/job>/g) ?? []).filter((each) => each.includes(`[${job}]`))
  const elements: Record<string, string> = {}
  const path: string[] = []
  for (const [, opened, content, closed] of found
    .replace(/^<job[^>]*>/, '')
    .matchAll(/<(\w+)>(?:<!\[CDATA\[([\s\S]*?)\]\]>)?|<\/(\w+)>/g)) {
    if (opened) path.push(opened)
    if (content !== undefined) elements[path.join('/')] = content
    if (closed) path.pop()
  }
  return elements
}

describe("sends a job's pay, place and type in each network's format", () => {
  const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const secondTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const usTime = expect.stringMatching(/^\d\d-\d\d-\d{4}T\d\d:\d\d:\d\dZ$/)
  const day = expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/)
  const description = expect.stringMatching(/^<p>.+<\/ul>$/)
  const title = `Paid ${word}`
  const url = expect.stringMatching(/^http.+\/applied-jobs\/apply\/.+\?utm_source=\w+$/)
  const place = { city: 'Austin', state: 'TX', country: 'US' }
  let job: string
  beforeAll(async () => {
    const id = await newApprovedJob(
      await signInAdmin(),
      postingData({
        jobTitle: title,
        company: 'Paid Co',
        employmentType: 'Contract',
        jobType: 'Hybrid',
        experience: '5+ Years',
        salary: '$90,000 - $110,000 a year',
        location: 'Austin, TX',
      }),
    )
    job = `CB-${String(id).padStart(6, '0')}`
  })

  test('Indeed', async () => {
    expect(await elementsIn('for=indeed', title)).toEqual({
      title,
      date: isoTime,
      referencenumber: job,
      requisitionid: job,
      url,
      company: 'Paid Co',
      sourcename: 'Paid Co',
      ...place,
      postalcode: '',
      description,
      salary: '$90000 - $110000 per year',
      jobtype: 'contract',
      experience: '5+ Years',
      expirationdate: isoTime,
      remotetype: 'Hybrid remote',
    })
  })

  test('LinkedIn, with the company page in the URL', async () => {
    expect(await elementsIn('for=linkedin&companyId=1035', title)).toEqual({
      partnerJobId: job,
      externalJobCode: job,
      company: 'Paid Co',
      companyId: '1035',
      title,
      description,
      applyUrl: url,
      location: 'Austin, TX, US',
      ...place,
      postalCode: '',
      workplaceTypes: 'Hybrid',
      experienceLevel: 'MID_SENIOR_LEVEL',
      jobtype: 'CONTRACT',
      'salaries/salary/highEnd/amount': '110000',
      'salaries/salary/highEnd/currencyCode': 'USD',
      'salaries/salary/lowEnd/amount': '90000',
      'salaries/salary/lowEnd/currencyCode': 'USD',
      'salaries/salary/period': 'YEARLY',
      'salaries/salary/type': 'BASE_SALARY',
      listDate: isoTime,
      expirationDate: isoTime,
      posterEmail: site.email,
    })
    expect(Object.keys(await elementsIn('for=linkedin', title))).not.toContain('companyId')
    expect((await visitor.call('GET', '/api/v1/jobs.xml?for=linkedin&companyId=paid-co')).status).toBe(400)
  })

  test('Talent.com', async () => {
    expect(await elementsIn('for=talent', title)).toEqual({
      referencenumber: job,
      title,
      company: 'Paid Co',
      ...place,
      dateposted: secondTime,
      expirationdate: usTime,
      url,
      description,
      'salary/salary_max': '110000',
      'salary/salary_min': '90000',
      'salary/salary_currency': 'USD',
      'salary/period': 'year',
      'salary/type': 'BASE_SALARY',
      jobtype: 'Contract',
      isremote: 'no',
      experience: '5+ Years',
    })
  })

  test('Jooble', async () => {
    expect(await elementsIn('for=jooble', title)).toEqual({
      link: url,
      name: title,
      region: 'Austin, TX, US',
      description,
      apply_url: url,
      pubdate: day,
      updated: day,
      expire: day,
      salary: '$90,000 - $110,000 a year',
      company: 'Paid Co',
      jobtype: 'Contract',
    })
  })

  test("without pay that's unknown or that has cents where only whole amounts are allowed", async () => {
    const hourly = `Hourly ${word}`
    const unpaid = `Unpaid ${word}`
    const admin = await signInAdmin()
    await newApprovedJob(admin, postingData({ jobTitle: hourly, salary: '$24.50 - $27 an hour' }))
    await newApprovedJob(admin, postingData({ jobTitle: unpaid, salary: 'Competitive' }))
    expect((await elementsIn('for=indeed', hourly)).salary).toBe('$24.50 - $27 per hour')
    expect((await elementsIn('for=indeed', unpaid)).salary).toBe('Competitive')
    const paid = async (query: string, of: string) =>
      Object.keys(await elementsIn(query, of)).filter((name) => /^(salary|salaries)/.test(name))
    expect(await paid('for=linkedin', hourly)).toEqual([])
    expect((await elementsIn('for=talent', hourly))['salary/salary_min']).toBe('24.5')
    expect(await paid('for=talent', unpaid)).toEqual([])
  })
})

test("uses LinkedIn's field names", async () => {
  const { text } = await visitor.call('GET', '/api/v1/jobs.xml?for=linkedin')
  expect(text).toContain(`<partnerJobId><![CDATA[${reference}]]></partnerJobId>`)
  expect(text).toContain('<workplaceTypes><![CDATA[Remote]]></workplaceTypes>')
  expect(text).toMatch(/<listDate><!\[CDATA\[\d{4}-\d\d-\d\dT[\d:.]+Z\]\]><\/listDate>/)
  expect(text).toContain(`<posterEmail><![CDATA[${site.email}]]></posterEmail>`)
  expect(text).toMatch(/<publisherUrl>http.+<\/publisherUrl>/)
  expect(text).toMatch(/<lastBuildDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/lastBuildDate>/)
  expect(text).not.toContain('<referencenumber>')
  expect((await visitor.call('GET', '/api/v1/jobs.xml?for=nobody')).status).toBe(400)
})

test("uses Talent.com's field names", async () => {
  const { text } = await visitor.call('GET', '/api/v1/jobs.xml?for=talent')
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<source>\n<publisher>/)
  expect(text).toMatch(/<lastbuilddate>[\d-]+T[\d:.]+Z<\/lastbuilddate>/)
  expect(text).toContain(`<referencenumber><![CDATA[${reference}]]></referencenumber>`)
  expect(text).toMatch(/<dateposted><!\[CDATA\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\]\]><\/dateposted>/)
  for (const name of ['title', 'company', 'city', 'state', 'country', 'url', 'description'])
    expect(text).toContain(`<${name}><![CDATA[`)
})

test("uses Jooble's element names and dates, and an ID for each job", async () => {
  const { text } = await visitor.call('GET', '/api/v1/jobs.xml?for=jooble')
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<jobs>\n<job id="CB-\d+(-\d+)?">/)
  expect(text).toContain(`<job id="${reference}">`)
  for (const name of ['pubdate', 'expire'])
    expect(text).toMatch(new RegExp(`<${name}><!\\[CDATA\\[\\d\\d\\.\\d\\d\\.\\d{4}\\]\\]></${name}>`))
  for (const name of ['link', 'name', 'region', 'description', 'salary', 'company', 'jobtype'])
    expect(text).toContain(`<${name}><![CDATA[`)
  expect(text.trim().endsWith('</jobs>')).toBe(true)
})

test.each(['indeed', 'linkedin', 'talent', 'jooble'])('names %s in the links of its feed', async (aggregator) => {
  const { text } = await visitor.call('GET', `/api/v1/jobs.xml?for=${aggregator}`)
  const links = [...text.matchAll(/CDATA\[(http[^\]]+\/applied-jobs\/apply\/[^\]]+)\]/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(new URL(link).search).toBe(`?utm_source=${aggregator}`)
})

test('leaves jobs with short descriptions out of the feeds of those who ignore them', async () => {
  const short = { jobTitle: `Brief ${word}`, description: 'Tests and tells.', qualification: 'Patience.' }
  const id = await newApprovedJob(await signInAdmin(), short)
  const number = `CB-${String(id).padStart(6, '0')}`
  expect((await visitor.call('GET', '/api/v1/jobs.xml')).text).toContain(number)
  expect((await visitor.call('GET', '/api/v1/jobs.xml?for=jooble')).text).toContain(number)
  for (const aggregator of ['linkedin', 'talent'])
    expect((await visitor.call('GET', `/api/v1/jobs.xml?for=${aggregator}`)).text).not.toContain(number)
})

test('lists jobs by reference in RSS', async () => {
  const { text } = await visitor.call('GET', `/api/v1/jobs.rss?q=${word}`)
  expect(text).toContain(`<guid isPermaLink="false">${reference}</guid>`)
  expect(text).not.toContain('<b>')
})

test('lets any site embed the list in an iframe without scripts', async () => {
  const { text, headers } = await visitor.call('GET', `/embed/jobs?theme=dark&q=${word}`)
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).toContain('<html lang="en" class="dark">')
  expect(text).toContain('target="_blank" rel="noopener"')
  expect(text).not.toMatch(/<script|<b>/)
  for (const path of ['/applied-jobs', '/login', '/'])
    expect((await visitor.call('GET', path)).headers.get('x-frame-options')).toBe('DENY')
})

test('embeds a search that keeps the other parameters, and links that name their source', async () => {
  const query = { q: word, type: 'Remote', search: 'show', source: 'university.example' }
  const { text } = await visitor.call('GET', `/embed/jobs?${new URLSearchParams(query)}`)
  expect(text).toContain('<form action="/embed/jobs" role="search">')
  expect(text).toContain(`name="q" maxlength="100" value="${word}"`)
  for (const [name, value] of Object.entries(query))
    expect([name, text.includes(`type="hidden" name="${name}" value="${value}"`)]).toEqual([name, name !== 'q'])
  const links = [...text.matchAll(/<li><a href="([^"]+)"/g)].map(([, url]) => url)
  expect(links).not.toEqual([])
  for (const url of links) expect(url).toMatch(/\/applied-jobs\/apply\/.+\?utm_source=university\.example$/)
  expect((await visitor.call('GET', `/embed/jobs?source=${encodeURIComponent('"><b>')}`)).status).toBe(400)
  expect((await visitor.call('GET', `/embed/jobs?search=show&q=${crypto.randomUUID()}`)).text).toContain(
    'No open jobs match.',
  )
})

test.each(['/api/v1/jobs', '/api/v1/jobs.xml', '/api/v1/jobs.rss', '/embed/jobs'])(
  'makes %s cacheable',
  async (path) => {
    const { headers } = await visitor.call('GET', path)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    // Polls, because other tests publish jobs at the same time.
    await until(async () => {
      const etag = (await visitor.call('GET', path)).headers.get('etag') ?? ''
      const again = await visitor.call('GET', path, { headers: { 'if-none-match': etag } })
      return again.status === 304 && again.text === ''
    })
  },
)

test('only lets other origins read the feeds', async () => {
  const originOf = async (path: string) =>
    (await visitor.call('GET', path, { headers: { origin: 'https://partner.example' } })).headers.get(
      'access-control-allow-origin',
    )
  expect(await originOf('/api/v1/jobs')).toBe('*')
  expect(await originOf('/api/v1/jobs.xml')).toBe('*')
  expect(await originOf('/embed/jobs')).toBe('*')
  expect(await originOf('/embed/jobs?visa=yes')).toBe('*')
  expect(await originOf('/hire-from-us/getApprovedJobs')).toBeNull()
  expect(await originOf('/api/auth/session')).toBeNull()
})
