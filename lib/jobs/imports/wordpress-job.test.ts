import { readFileSync } from 'node:fs'
import type { TableRow } from '@/lib/jobs/imports/csv'
import { dayOf } from '@/lib/jobs/imports/feed-job'
import { suggestedColumns } from '@/lib/jobs/imports/fields'
import { readRow } from '@/lib/jobs/imports/rows'
import { wordpressCells, wordpressColumns } from '@/lib/jobs/imports/wordpress-job'
import { readFeed, readXml } from '@/lib/jobs/imports/xml'

const sample = (name: string) => readFileSync(`e2e/support/wordpress/${name}.xml`)

async function read(bytes: Buffer | string) {
  const rows: TableRow[] = []
  for await (const row of readXml(Buffer.from(bytes as string))) rows.push(row)
  return rows
}

async function jobsIn(bytes: Buffer | string) {
  const [, ...rows] = await read(bytes)
  return rows.map(({ cells }) =>
    Object.fromEntries(wordpressColumns.map((name, index) => [name, cells[index] ?? '']).filter(([, text]) => text)),
  )
}

const reasonsIn = async (name: string) => {
  const [, ...rows] = await read(sample(name))
  return rows.map(({ cells }) => readRow(cells, { columns: wordpressColumns, defaults: {} }).reasons)
}

test('reads jobs of the classic editor, and neither pages, attachments nor comments', async () => {
  expect(await jobsIn(sample('classic'))).toEqual([
    {
      externalId: '118',
      sourceStatus: 'publish',
      jobTitle: 'Dock Supervisor & Yard Lead',
      company: 'Harborview Terminals',
      companyUrl: 'http://harborview.example',
      email: 'jobs@harborview.example',
      location: 'Baltimore, MD',
      city: 'Baltimore',
      region: 'MD',
      country: 'US',
      jobType: 'Onsite',
      employmentType: 'Full Time',
      description:
        'Harborview moves 400 containers a day.\nWhat you do\nPlan the shifts & lead the crew.\n- Forklift license\n- Two years on a dock',
      closesOn: '2027-06-30',
    },
    expect.objectContaining({ externalId: '121', sourceStatus: 'filled', employmentType: 'Part Time' }),
  ])
})

test('reads blocks, entities in titles, pay with a unit, and remote jobs', async () => {
  const [engineer, intern, ...others] = await jobsIn(sample('blocks'))
  expect(engineer).toMatchObject({
    jobTitle: 'R&D Engineer – Looms',
    location: 'Austin, TX',
    jobType: 'Remote',
    salary: 'USD 95000 - 120000 per year',
    description: 'Build the tools that weavers use.\n- TypeScript\n- PostgreSQL',
  })
  expect(intern).toMatchObject({
    location: 'Remote',
    jobType: 'Remote',
    employmentType: 'Contract',
    salary: 'USD 22 per hour',
  })
  expect(others.map(({ sourceStatus }) => sourceStatus)).toEqual(['expired', 'draft'])
})

test('reads the fields of themes and add-ons, and ignores shortcodes and a hundred other fields', async () => {
  const [nurse, associate] = await jobsIn(sample('theme'))
  expect(nurse).toMatchObject({
    company: 'St. Anne’s Medical Center',
    location: 'Denver, CO',
    jobType: 'Onsite',
    employmentType: 'Contract',
    salary: '38 - 46 per hour',
    description: 'Care for patients on a 24-bed unit.\n$38 to $46 an hour [and] full benefits.',
    closesOn: '2027-03-31',
  })
  expect(nurse).not.toHaveProperty('email')
  expect(associate).toMatchObject({ salary: '38000 - 42000 per year', description: 'Pick and pack.\nDays only.' })
})

test('refuses jobs that are filled, expired, drafts or unpaid', async () => {
  const notOpen = (status: string) => [`This job isn't open in its source (${status})`]
  expect(await reasonsIn('classic')).toEqual([[], notOpen('filled')])
  expect(await reasonsIn('blocks')).toEqual([[], [], notOpen('expired'), notOpen('draft')])
  expect(await reasonsIn('theme')).toEqual([[], [], notOpen('pending_payment')])
})

test('names its columns so that each has its field', async () => {
  const [header] = await read(sample('classic'))
  expect(suggestedColumns(header?.cells ?? [], [])).toEqual(wordpressColumns)
})

const classic = sample('classic').toString()
const bomb = '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss>'

test.each([
  [
    'entities',
    classic.replace('<rss', `${bomb}<rss`),
    "This feed declares a document type, which we don't read. Remove <!DOCTYPE …> and try again.",
  ],
  ['an end that is missing', classic.replace('</rss>', ''), 'The file ends early. It has to end with </rss>.'],
  [
    'no jobs',
    classic.replaceAll('job_listing<', 'post<'),
    'This export has no jobs of WP Job Manager. In WordPress, export "All content" or "Job Listings" again.',
  ],
  [
    'a text of 2 MB',
    classic.replace('Watch the gate', 'x'.repeat(2_000_000)),
    expect.stringMatching(/^The text that ends in or after line \d+ is too long\.$/),
  ],
])('refuses an export with %s', async (_what, text, message) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'invalid', message })
})

test('reads 1 MB of open shortcodes in less than a second', () => {
  const startedAt = performance.now()
  wordpressCells(new Map([['content:encoded', '[job '.repeat(200_000)]]))
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test.each([
  ['2026-06-01T23:30:00-05:00', '2026-06-01'],
  ['Mon, 01 Jun 2026 00:30:00 GMT', '2026-06-01'],
  ['June 1, 2026', '2026-06-01'],
  ['6/1/2026', '2026-06-01'],
  ['02/30/2026', '02/30/2026'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('reads the day %j as %j', (text, day) => expect(dayOf(text)).toBe(day))

test('followed feeds have to be in Indeed’s format', async () => {
  await expect(readFeed(sample('classic')).next()).rejects.toMatchObject({ code: 'invalid' })
})
