import { Client } from 'pg'
import type { Prisma } from '@/lib/generated/prisma/client'
import { READER_VERSION } from '@/lib/postings/stored'
import { pointsOf } from '@/lib/readings/near'
import { monthlyRupees } from '@/lib/readings/pay'

const BATCH = 1_000
const HOUR_MS = 60 * 60 * 1000
const OPEN_DAYS = 60

const tenths = Array.from({ length: 10 }, (_, index) => index)
const thousands = Array.from({ length: 1_000 }, (_, index) => index)
const modes = ['ONSITE', 'ONSITE', 'HYBRID', 'HYBRID', 'REMOTE'] as const
const experiences = [
  { label: '0 - 1 Year', years: 0 },
  { label: '2 - 4 Years', years: 2 },
  { label: '2 - 4 Years', years: 3 },
  { label: '5+ Years', years: 5 },
  { label: '5+ Years', years: 8 },
] as const
const levels = {
  '0 - 1 Year': ['Junior', 'Associate', 'Graduate'],
  '2 - 4 Years': ['', ''],
  '5+ Years': ['Senior', 'Lead', 'Principal', 'Staff'],
}
const fields = [
  'Data',
  'Platform',
  'Java',
  'Salesforce',
  'SAP',
  'Cloud',
  'Security',
  'React',
  'Python',
  'QA Automation',
  'Network',
  'DevOps',
  'Oracle Hyperion',
  'Mobile',
  'Power BI',
  '.NET',
]
const roles = ['Engineer', 'Developer', 'Analyst', 'Consultant', 'Architect', 'Administrator', 'Trainer', 'Manager']
const firstWords = [
  'Ridgeline',
  'Bluewater',
  'Northgate',
  'Silverleaf',
  'Copperfield',
  'Lakeview',
  'Stonebridge',
  'Brightpath',
  'Redwood',
  'Juniper',
  'Kaveri',
  'Deccan',
  'Charminar',
  'Godavari',
]
const lastWords = [
  'Systems',
  'Analytics',
  'Health',
  'Logistics',
  'Software',
  'Retail',
  'Energy',
  'Insurance',
  'Labs',
  'Consulting',
]
const places = [
  { city: 'Austin', region: 'TX', country: 'US' },
  { city: 'Dallas', region: 'TX', country: 'US' },
  { city: 'Chicago', region: 'IL', country: 'US' },
  { city: 'Atlanta', region: 'GA', country: 'US' },
  { city: 'Hyderabad', region: 'Telangana', country: 'IN' },
  { city: 'Bengaluru', region: 'Karnataka', country: 'IN' },
  { city: 'Pune', region: 'Maharashtra', country: 'IN' },
] as const

/** `npm run db:seed-jobs -- <count>`: adds that many approved jobs, to see how the job list stands a large board. */
const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  console.error('Say how many jobs to add: npm run db:seed-jobs -- 100000')
  process.exit(1)
}
const startedAt = Date.now()
const run = startedAt.toString(36)
const client = new Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
for (let made = 0; made < count; made += BATCH) {
  const size = Math.min(BATCH, count - made)
  await insert(Array.from({ length: size }, (_, index) => jobNumber(made + index)))
}
// The list counts on an index alone only where the visibility map is up to date.
await client.query('VACUUM ANALYZE "Posting", "PostingPoint"')
await client.end()
console.log(`Added ${count} jobs in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)

/** One statement per batch; Prisma's createMany takes twenty times as long for rows this wide. */
async function insert(rows: Prisma.PostingCreateManyInput[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(', ')
  const statement = `INSERT INTO "Posting" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"Posting", $1)`
  await client.query(statement, [JSON.stringify(rows)])
}

function jobNumber(n: number): Prisma.PostingCreateManyInput {
  const draw = drawer(n)
  const { city, region, country } = draw(places)
  const { label: experience, years } = draw(experiences)
  const [workMode, isPaid] = [draw(modes), draw(tenths) < 8]
  const title = `${draw(levels[experience])} ${draw(fields)} ${draw(roles)}`.trim()
  const company = `${draw(firstWords)} ${draw(lastWords)}`
  const where = workMode === 'REMOTE' ? `Remote (${country === 'IN' ? 'India' : 'USA'})` : `${city}, ${region}`
  const approvedAt = new Date(
    startedAt - Math.floor(draw(thousands) * (OPEN_DAYS - 5) * 0.024 * HOUR_MS) - (n % 1_000) * 1_000,
  )
  return {
    status: 'APPROVED',
    slug: `${title} ${run} ${n}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    firstName: 'Sample',
    lastName: 'Employer',
    email: 'jobs@example.com',
    mobileNumber: '+1 512 555 0100',
    company,
    jobTitle: title,
    vacancies: 1 + (n % 5),
    workDays: 'Mon - Fri',
    experience,
    experienceYears: years,
    location: where,
    noticePeriod: draw(['7 Days', '15 Days', '1 Month', 'None']),
    employmentType: draw(['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'CONTRACT', 'PART_TIME'] as const),
    workMode,
    description: describe(title, company, city),
    qualification: `- ${experience} in a comparable role\n- Clear written English\n- Care for tests, reviews and the people on call`,
    city: workMode === 'REMOTE' ? null : city,
    region: workMode === 'REMOTE' ? null : region,
    country,
    remoteCountries: workMode === 'REMOTE' ? [country] : [],
    places: workMode === 'REMOTE' ? [] : [{ city, region, country, postalCode: null }],
    points:
      workMode === 'REMOTE'
        ? []
        : pointsOf([{ city, region, country, postalCode: null }]).flatMap(({ latitude, longitude }) => [
            latitude,
            longitude,
          ]),
    cities: workMode === 'REMOTE' ? [] : [city],
    regions: workMode === 'REMOTE' ? [] : [region],
    countries: [country],
    readerVersion: READER_VERSION,
    confirmedAt: approvedAt,
    decidedAt: approvedAt,
    approvedAt,
    createdAt: approvedAt,
    expiresAt: new Date(approvedAt.getTime() + OPEN_DAYS * 24 * HOUR_MS),
    ...(isPaid ? payOf(country, years, draw(thousands)) : { salary: 'Competitive' }),
  }
}

function payOf(country: string, years: number, spread: number) {
  const isIndia = country === 'IN'
  const yearly = isIndia ? (4 + years * 3) * 100_000 + spread * 600 : 55_000 + years * 12_000 + spread * 30
  const [payMin, payMax] = [Math.round(yearly / 1_000) * 1_000, Math.round(yearly / 800) * 1_000] as const
  const payCurrency = isIndia ? 'INR' : 'USD'
  const salary = isIndia
    ? `₹${payMin.toLocaleString('en-IN')} - ₹${payMax.toLocaleString('en-IN')} a year`
    : `$${payMin.toLocaleString('en-US')} - $${payMax.toLocaleString('en-US')} a year`
  const monthlyPayInr = monthlyRupees({ min: payMin, max: payMax, currency: payCurrency, period: 'YEAR' })
  return { salary, payMin, payMax, payCurrency, payPeriod: 'YEAR' as const, monthlyPayInr }
}

function describe(title: string, company: string, city: string): string {
  return `${company} is looking for a ${title} to join a product team of seven in ${city}. The team owns its service from the first sketch to the pager, ships every working day and keeps its meetings to two mornings a week.
- Build and run the services that customers of ${company} use every day
- Turn rough requests into small releases that can be measured
- Review the work of colleagues and have yours reviewed
- Keep documentation, dashboards and alarms true
- Share one week of on-call duty in six, with a day off afterwards
The process is one call, one practical exercise of two hours and one day with the team. You hear from us within a week either way.`
}

/** Choices that look random and are the same for the same number, so that two runs can be compared. */
function drawer(n: number) {
  let state = (n + 1) * 2_654_435_761
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return list[(state >>> 8) % list.length] as T
  }
}
