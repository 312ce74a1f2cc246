import { Client } from 'pg'
import { PARSER_VERSION } from '@/lib/jobs/postings/stored'
import { pointsOf } from '@/lib/jobs/readings/near'
import { monthlyRupees } from '@/lib/jobs/readings/pay'
import { drawnSkills } from './draws'

const BATCH = 20_000
const OPEN_DAYS = 60

const junior = ['Junior ', 'Associate ', 'Graduate ']
const senior = ['Senior ', 'Lead ', 'Principal ', 'Staff ']
const words = {
  experience: ['0 - 1 Year', '2 - 4 Years', '2 - 4 Years', '5+ Years', '5+ Years'],
  years: [0, 2, 3, 5, 8],
  mode: ['ONSITE', 'ONSITE', 'HYBRID', 'HYBRID', 'REMOTE'],
  type: ['FULL_TIME', 'FULL_TIME', 'FULL_TIME', 'CONTRACT', 'PART_TIME'],
  notice: ['7 Days', '15 Days', '1 Month', 'None'],
  city: ['Austin', 'Dallas', 'Chicago', 'Atlanta', 'Hyderabad', 'Bengaluru', 'Pune'],
  region: ['TX', 'TX', 'IL', 'GA', 'Telangana', 'Karnataka', 'Maharashtra'],
  country: ['US', 'US', 'US', 'US', 'IN', 'IN', 'IN'],
  field: [
    ...['Data', 'Platform', 'Java', 'Salesforce', 'SAP', 'Cloud', 'Security', 'React', 'Python', 'QA Automation'],
    ...['Network', 'DevOps', 'Oracle Hyperion', 'Mobile', 'Power BI', '.NET'],
  ],
  role: ['Engineer', 'Developer', 'Analyst', 'Consultant', 'Architect', 'Administrator', 'Trainer', 'Manager'],
  first: [
    ...['Ridgeline', 'Bluewater', 'Northgate', 'Silverleaf', 'Copperfield', 'Lakeview', 'Stonebridge', 'Brightpath'],
    ...['Redwood', 'Juniper', 'Kaveri', 'Deccan', 'Charminar', 'Godavari'],
  ],
  last: [
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
  ],
}

/** Picks from a list in SQL. Looks random, but row `n` is the same in every run so that runs can be compared. */
const pick = (list: readonly (string | number)[], salt: number, index = draw(list.length, salt)) =>
  `(ARRAY[${list.map((each) => (typeof each === 'number' ? each : `'${each}'`))}])[1 + ${index}]`
const draw = (count: number, salt: number) => `((hashint8extended(n, ${salt}) & 2147483647) % ${count})::int`
const place = draw(words.city.length, 1)
const level = draw(words.experience.length, 2)

const drawn = {
  city: pick(words.city, 0, place),
  region: pick(words.region, 0, place),
  country: pick(words.country, 0, place),
  points: `CASE ${place} ${words.city.map((_, index) => `WHEN ${index} THEN '{${pointOf(index)}}'::float8[]`).join(' ')} END`,
  experience: pick(words.experience, 0, level),
  years: pick(words.years, 0, level),
  mode: pick(words.mode, 3),
  type: pick(words.type, 4),
  notice: pick(words.notice, 5),
  field: pick(words.field, 6),
  role: pick(words.role, 7),
  company: `${pick(words.first, 8)} || ' ' || ${pick(words.last, 9)}`,
  level: `CASE ${level} WHEN 0 THEN ${pick(junior, 10)} WHEN 3 THEN ${pick(senior, 10)} WHEN 4 THEN ${pick(senior, 10)} ELSE '' END`,
  isPaid: `${draw(10, 11)} < 8`,
  spread: draw(1_000, 12),
  approved: `$3::timestamptz - make_interval(secs => ${draw((OPEN_DAYS - 5) * 24 * 60 * 60, 13)})`,
}

const columns = {
  status: `'APPROVED'::"PostingStatus"`,
  slug: `trim(BOTH '-' FROM regexp_replace(lower(t.title), '[^a-z0-9]+', '-', 'g')) || '-' || $4::text || '-' || n`,
  firstName: `'Sample'`,
  lastName: `'Employer'`,
  email: `'jobs@example.com'`,
  mobileNumber: `'+1 512 555 0100'`,
  phoneE164: `'+15125550100'`,
  company: 'd.company',
  jobTitle: 't.title',
  vacancies: '1 + n % 5',
  workDays: `'Mon - Fri'`,
  experience: 'd.experience',
  experienceYears: 'd.years',
  location: `CASE WHEN d.mode <> 'REMOTE' THEN d.city || ', ' || d.region WHEN d.country = 'IN' THEN 'Remote (India)' ELSE 'Remote (USA)' END`,
  noticePeriod: 'd.notice',
  employmentType: 'd.type::"EmploymentType"',
  workMode: 'd.mode::"WorkMode"',
  description: `d.company || ' is looking for a ' || t.title || ' to join a product team of seven in ' || d.city || '. The team owns its service from the first sketch to the pager, ships every working day and keeps its meetings to two mornings a week.
- Build and run the services that customers of ' || d.company || ' use every day
- Turn rough requests into small releases that can be measured
- Review the work of colleagues and have yours reviewed
- Keep documentation, dashboards and alarms true
- Share one week of on-call duty in six, with a day off afterwards
The process is one call, one practical exercise of two hours and one day with the team. You hear from us within a week either way.'`,
  qualification: `'- ' || d.experience || ' in a comparable role
- Clear written English
- Care for tests, reviews and the people on call'`,
  city: `CASE WHEN d.mode <> 'REMOTE' THEN d.city END`,
  region: `CASE WHEN d.mode <> 'REMOTE' THEN d.region END`,
  country: 'd.country',
  remoteCountries: `CASE WHEN d.mode = 'REMOTE' THEN ARRAY[d.country] ELSE '{}' END`,
  places: `CASE WHEN d.mode = 'REMOTE' THEN '[]' ELSE jsonb_build_array(jsonb_build_object('city', d.city, 'region', d.region, 'country', d.country, 'postalCode', NULL)) END`,
  points: `CASE WHEN d.mode = 'REMOTE' THEN '{}' ELSE d.points END`,
  cities: `CASE WHEN d.mode = 'REMOTE' THEN '{}' ELSE ARRAY[d.city] END`,
  regions: `CASE WHEN d.mode = 'REMOTE' THEN '{}' ELSE ARRAY[d.region] END`,
  countries: 'ARRAY[d.country]',
  skills: drawnSkills({ least: 3, most: 10, salt: 20 }),
  readerVersion: String(PARSER_VERSION),
  confirmedAt: 'd.approved',
  decidedAt: 'd.approved',
  approvedAt: 'd.approved',
  createdAt: 'd.approved',
  expiresAt: `d.approved + interval '${OPEN_DAYS} days'`,
  salary: `CASE WHEN NOT d."isPaid" THEN 'Competitive' WHEN d.country = 'IN' THEN '₹' || p.least || ' - ₹' || p.most || ' a year' ELSE '$' || p.least || ' - $' || p.most || ' a year' END`,
  payMin: 'CASE WHEN d."isPaid" THEN p.least END',
  payMax: 'CASE WHEN d."isPaid" THEN p.most END',
  payCurrency: `CASE WHEN d."isPaid" THEN CASE d.country WHEN 'IN' THEN 'INR' ELSE 'USD' END END`,
  payPeriod: `CASE WHEN d."isPaid" THEN 'YEAR'::"PayPeriod" END`,
  monthlyPayInr: `CASE WHEN d."isPaid" THEN round(p.most * CASE d.country WHEN 'IN' THEN ${rupeesOf('INR')} ELSE ${rupeesOf('USD')} END)::int END`,
}

const names = Object.keys(columns).map((name) => `"${name}"`)
const statement = `
  INSERT INTO "Posting" (${names})
  SELECT ${Object.values(columns)} FROM generate_series($1::bigint, $2::bigint) AS n,
    LATERAL (SELECT ${Object.entries(drawn).map(([name, sql]) => `${sql} AS "${name}"`)}) AS d,
    LATERAL (SELECT d.level || d.field || ' ' || d.role AS title) AS t,
    LATERAL (SELECT CASE d.country WHEN 'IN' THEN (4 + d.years * 3) * 100000 + d.spread * 600 ELSE 55000 + d.years * 12000 + d.spread * 30 END AS yearly) AS y,
    LATERAL (SELECT round(y.yearly / 1000.0) * 1000 AS least, round(y.yearly / 800.0) * 1000 AS most) AS p`

/**
 * Adds approved, open jobs. For large numbers it drops the text indexes first, because building them once is much
 * faster. Vacuums at the end, because index-only scans need it.
 */
export async function seedJobs(url: string, count: number, report: (made: number) => void = () => {}): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`SET maintenance_work_mem = '1GB'`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'Posting' AND indexdef LIKE '%USING gin%' AND $1 > ${BATCH}`,
    [count],
  )
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`)
  const [time, run] = [new Date(), Date.now().toString(36)]
  for (let made = 0; made < count; made += BATCH) {
    const last = Math.min(made + BATCH, count)
    await client.query(statement, [made + 1, last, time, run])
    report(last)
  }
  for (const { definition } of indexes) await client.query(definition)
  await client.query('VACUUM ANALYZE "Posting", "PostingPoint"')
  await client.end()
}

function rupeesOf(currency: string): number {
  const million = 1_000_000
  return (monthlyRupees({ min: million, max: million, currency, period: 'YEAR' }) ?? 0) / million
}

function pointOf(index: number): number[] {
  const [city = '', region = ''] = [words.city[index], words.region[index]]
  const country = words.country[index] === 'IN' ? 'IN' : 'US'
  return pointsOf([{ city, region, country, postalCode: null }]).flatMap(({ latitude, longitude }) => [
    latitude,
    longitude,
  ])
}
