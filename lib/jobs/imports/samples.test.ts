import { readFileSync } from 'node:fs'
import { suggestedPersonColumns } from '@/lib/hiring/person-imports/fields'
import { fileNameOf, readPersonRow } from '@/lib/hiring/person-imports/rows'
import { readCsv, type TableRow } from '@/lib/jobs/imports/csv'
import { suggestedColumns } from '@/lib/jobs/imports/fields'
import { readRow } from '@/lib/jobs/imports/rows'
import { readFeed } from '@/lib/jobs/imports/xml'

/** Files as other systems export them, written after their published descriptions. */
async function read(name: string) {
  const bytes = readFileSync(`e2e/support/samples/${name}`)
  const rows: TableRow[] = []
  for await (const row of name.endsWith('.xml') ? readFeed(bytes) : readCsv(bytes)) rows.push(row)
  const [header, ...others] = rows.map(({ cells }) => cells)
  return { header: header ?? [], rows: others }
}

const notOpen = (status: string) => [`This job isn't open in its source (${status})`]
const derived = expect.stringMatching(/^row-[0-9a-f]{32}$/)

test.each([
  [
    'jobs-greenhouse.csv',
    [
      {
        externalId: '4005123007',
        jobTitle: 'Data Engineer, Platform',
        location: 'Austin, TX',
        employmentType: 'Full Time',
        vacancies: '2',
        reasons: [],
      },
      { externalId: '4005124007', employmentType: 'Part Time', reasons: notOpen('closed') },
      { externalId: '4005125007', jobTitle: '"Night Owl" Support Lead', employmentType: 'Contract', reasons: [] },
    ],
  ],
  [
    'jobs-lever.csv',
    [
      {
        externalId: 'a3f0c1de-5b1e-4c52-9f0e-1c2d3e4f5a6b',
        jobTitle: 'Site Reliability Engineer',
        location: 'Denver, CO',
        employmentType: 'Full Time',
        jobType: 'Hybrid',
        salary: '$150,000 - $180,000 per year',
        description: expect.stringMatching(
          /^Keep it running\.\r?\n\r?\n- On call one week in six\r?\n- Terraform, Go$/,
        ),
        reasons: [],
      },
      { jobTitle: 'Technical Writer', jobType: 'Remote', reasons: notOpen('draft') },
    ],
  ],
  [
    'jobs-bamboohr.csv',
    [
      {
        externalId: derived,
        jobTitle: 'Café Manager – Nights',
        location: 'San José, CA',
        employmentType: 'Part Time',
        salary: '$24.50 – $27.00 an hour',
        reasons: [],
      },
      { jobTitle: 'Baker’s Assistant', salary: '$21; plus tips', reasons: notOpen('on hold') },
    ],
  ],
  [
    'feed-documented.xml',
    [
      {
        externalId: 'crane-7781',
        jobTitle: 'Crane Operator',
        company: 'Lantern Freight',
        location: 'Baltimore, MD 21224',
        country: 'US',
        jobType: 'Onsite',
        employmentType: 'Full Time',
        experience: '2 - 4 Years',
        salary: '$30 an hour',
        description: 'Operate ship-to-shore cranes.\n- Nights & weekends',
        qualification: 'High school diploma',
        closesOn: '2027-03-31',
        reasons: [],
      },
    ],
  ],
  [
    'feed-entities.xml',
    [
      {
        externalId: expect.stringMatching(/^id-[0-9a-f]{32}$/),
        jobTitle: 'Café Manager – Nights',
        company: 'Café Zoë & Co',
        location: 'San José, California',
        country: 'US',
        employmentType: 'Part Time',
        experience: '5+ Years',
        description: 'Run the café.\nR&D on pastries.',
        closesOn: '2027-03-31',
        reasons: [],
      },
      {
        externalId: '18',
        location: 'Remote (US)',
        remoteCountries: ['US'],
        jobType: 'Remote',
        employmentType: 'Contract',
        description: 'Write.\nFrom anywhere.',
        reasons: [],
      },
    ],
  ],
  [
    'feed-namespaces.xml',
    [
      {
        externalId: '900',
        jobTitle: 'Welder (TIG/MIG)',
        company: 'Acme Steel',
        city: 'Gary',
        region: 'IN',
        country: 'US',
        employmentType: 'Full Time',
        description: 'Weld.\nUse the ]]> fixture.',
        reasons: [],
      },
    ],
  ],
])('reads the jobs of %s', async (name, expected) => {
  const { header, rows } = await read(name)
  const columns = suggestedColumns(header, [])
  const jobs = rows.map((cells) => {
    const { values, ...row } = readRow(cells, { columns, defaults: {} })
    return { ...values, ...row }
  })
  expect(jobs).toEqual(expected.map((job) => expect.objectContaining(job)))
})

test.each([
  [
    'people-greenhouse.csv',
    ['Resumes/Lane_Ada.pdf', "Resumes/O'Cole_Ben.docx", 'Resumes/Reed_Cy.pdf'],
    [
      ['ada@mail.example', 'Ada Lane', '(512) 555-0143', '', '4005123007', '2026-01-15', 'NEW'],
      ['ben@mail.example', "Ben O'Cole", '', '', '4005123007', '2025-12-02', 'HIRED'],
      ['cy@mail.example', 'Cy Reed', '', '', '4005124007', '2025-11-20', 'REJECTED'],
    ],
  ],
  [
    'people-lever.csv',
    ['Dee Vance.pdf', 'Eli.pdf', 'Fay Moss CV.pdf'],
    [
      [
        'dee@mail.example',
        'Dee Vance',
        '+1 303-555-0188',
        'Denver, CO',
        'a3f0c1de-5b1e-4c52-9f0e-1c2d3e4f5a6b',
        '2026-01-15',
        'NEW',
      ],
      ['eli@mail.example', 'Eli Park', '', '', 'a3f0c1de-5b1e-4c52-9f0e-1c2d3e4f5a6b', '2026-01-09', 'REVIEWED'],
      ['fay@mail.example', 'Fay Moss', '', '', 'a3f0c1de-5b1e-4c52-9f0e-1c2d3e4f5a6b', '2026-01-02', 'SHORTLISTED'],
    ],
  ],
  [
    'people-bamboohr.csv',
    // As macOS writes names.
    ['export/Zoë Müller.pdf', 'export/Hal Brandt.doc', 'export/Ivy Stone.pdf'].map((path) => path.normalize('NFD')),
    [
      ['zoe@mail.example', 'Zoë Müller', '408-555-0112', 'San José, CA', '900', '2026-01-15', 'REVIEWED'],
      ['hal@mail.example', 'Hal Brandt', '', 'Gary, IN', '900', '2026-01-05', 'REJECTED'],
      ['ivy@mail.example', 'Ivy Stone', '', 'Gary, IN', '900', '2025-12-30', 'REVIEWED'],
    ],
  ],
])('reads the people of %s, and finds their resumes', async (name, zipped, expected) => {
  const { header, rows } = await read(name)
  const columns = suggestedPersonColumns(header)
  const people = rows.map((cells) => readPersonRow(cells, { columns }, new Date('2026-06-01')))
  expect(people.flatMap(({ reasons }) => reasons)).toEqual([])
  expect(
    people.map(({ email, values, job, appliedOn, status }) => {
      const { userName, mobile, place } = values
      return [email, userName, mobile, place, job, appliedOn?.toJSON().slice(0, 10), status]
    }),
  ).toEqual(expected)
  expect(people.map(({ resume }) => resume)).toEqual(zipped.map(fileNameOf))
})
