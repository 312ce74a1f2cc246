import { fieldsIn } from '@/lib/hiring/resumes/fields'
import { cityIn } from '@/lib/hiring/resumes/fields/city'
import { rangeIn } from '@/lib/hiring/resumes/fields/dates'
import { degreesIn } from '@/lib/hiring/resumes/fields/degrees'
import { emailIn } from '@/lib/hiring/resumes/fields/email'
import { linesOf } from '@/lib/hiring/resumes/fields/lines'
import { linksIn } from '@/lib/hiring/resumes/fields/links'
import { nameIn, nameOf } from '@/lib/hiring/resumes/fields/name'
import { phoneIn } from '@/lib/hiring/resumes/fields/phone'
import { positionsIn } from '@/lib/hiring/resumes/fields/positions'
import { skillsIn } from '@/lib/hiring/resumes/fields/skills'

const lines = (...texts: string[]) => linesOf(texts.join('\n'))
const emails = (...texts: string[]) => emailIn(lines(...texts))
const names = (email: string | null, ...texts: string[]) => nameIn(lines(...texts), email)
const phones = (text: string, city: string | null = null) => phoneIn(lines(text), city)
const cities = (...texts: string[]) => cityIn(lines(...texts), null)
const skills = (...texts: string[]) => skillsIn(lines(...texts))

test.each([
  ['MARIA GONZALEZ', 'Maria Gonzalez'],
  ['Dr. Hannah Park', 'Hannah Park'],
  ['S. Ramesh Kumar', 'S. Ramesh Kumar'],
  ['S. RAMESH KUMAR', 'S. Ramesh Kumar'],
  ['James Washington, Jr.', 'James Washington Jr.'],
  ['JAMES WASHINGTON JR', 'James Washington Jr.'],
  ["KEVIN O'BRIEN-MCALLISTER", "Kevin O'Brien-Mcallister"],
  ['ETHAN MCALLISTER', 'Ethan McAllister'],
  ['Priya Nair, PMP', 'Priya Nair'],
  ['José Álvarez', 'José Álvarez'],
  ['CURRICULUM VITAE', null],
  ['Senior Java Developer', null],
  ['Anna University', null],
  ['Maria', null],
  ['J. R.', null],
])('reads the name %j as %j', (text, name) => expect(nameOf(text)).toBe(name))

test('takes the name from a label, then from words like the email, then from the first line', () => {
  expect(names(null, 'Curriculum Vitae', 'Name: Dr. Hannah Park', 'Lee Wong')).toBe('Hannah Park')
  expect(names('arjun.khan7@example.org', 'Green Valley', 'Skills', '• Excel Arjun Khan')).toBe('Arjun Khan')
  expect(names(null, 'Curriculum Vitae', 'Lee Wong', 'Austin, TX')).toBe('Lee Wong')
  expect(names(null, 'Summary', 'Lee Wong helped.', 'References', 'Name: Robert King')).toBeNull()
})

test("takes the applicant's email, not a reference's", () => {
  expect(emails('Lee Wong', 'lee.wong@example.com', 'References', 'king@example.com')).toBe('lee.wong@example.com')
  expect(emails('Lee Wong', 'References', 'king@example.com')).toBeNull()
  expect(emails('Lee Wong', 'Manager: king@example.com', 'lee@example.co.in.')).toBe('lee@example.co.in')
  expect(emails(...Array.from({ length: 20 }, (_, n) => `line ${n}`), 'a@example.com', 'b@example.com')).toBeNull()
  expect(emails('no@dots', '@lee', 'a@@example.com')).toBeNull()
})

test.each([
  ['Phone: (512) 555-0142 ext. 12', '+1 (512) 555-0142 ext. 12'],
  ['lee@example.com | 512.555.0142', '+1 512.555.0142'],
  ['Mobile: (+91) 9000001234', '+91 9000001234'],
  ['+91 90000 01234', '+91 90000 01234'],
  ['(704) 555-0129', '+1 (704) 555-0129'],
  ['Fax: 512-555-0142', null],
  ['Passport 9000001234', null],
  ['2014 - 2018 and 01/2020', null],
  ['Manager: 512-555-0142', null],
])('reads the phone number in %j as %j', (text, phone) => expect(phones(text)).toBe(phone))

test('leaves the country of a number as it is for someone in India', () => {
  expect(phones('704-555-0129', 'Pune, Maharashtra, India')).toBe('704-555-0129')
})

test.each([
  [['Lee Wong', 'Austin, TX | lee@example.com'], /^Austin, TX$/],
  [['Lee Wong', 'Current Location: Hyderabad'], /^Hyderabad, .*India$/],
  [['Lee Wong', 'Austin, TX', 'Dallas, TX'], null],
  [['Experience', 'Lone Star Bank, Austin, TX'], null],
  [['Austin Lee', 'lee@example.com'], null],
])('reads where the person of %j lives', (texts, city) => {
  const found = cities(...texts)
  if (city) expect(found).toMatch(city)
  else expect(found).toBeNull()
})

test('reads profiles and sites, but not projects or the links of references', () => {
  const found = linksIn(
    lines(
      'linkedin.com/in/lee-wong | https://github.com/leewong',
      'http://lee.example/cv.',
      'Projects',
      'github.com/acme/tool and https://news.example',
      'References',
      'linkedin.com/in/king',
    ),
  )
  expect(found).toEqual([
    'https://www.linkedin.com/in/lee-wong',
    'https://github.com/leewong',
    'https://lee.example/cv',
  ])
})

test('reads skills in our spelling from lists only', () => {
  expect(skills('Skills', 'Languages: Java 17, ReactJS, Go, C#/.NET', '• PL/SQL and CI/CD', 'Unheard-of')).toEqual([
    'Java',
    'React',
    'Go',
    'C#',
    '.NET',
    'PL/SQL',
    'CI/CD',
  ])
  expect(skills('Experience', 'Environment: Spring Boot, k8s', 'I excel at Python and go home.')).toEqual([
    'Spring Boot',
    'Kubernetes',
  ])
  expect(skills('Summary', 'Java and the rest', 'Skills', 'I go out and excel')).toEqual([])
})

test.each([
  [['Data Engineer', 'Harbor Systems, Inc., Austin, TX', 'Apr 2018 – Present'], 'Harbor Systems, Inc.', '2018-04', ''],
  [['Harbor Systems — Data Engineer | 04/2018 to 06/2021'], 'Harbor Systems', '2018-04', '2021-06'],
  [
    ['Organization: Harbor Systems', 'Designation: Data Engineer', 'Duration: April 2018 - Till date'],
    'Harbor Systems',
    '2018-04',
    '',
  ],
  [['Harbor Systems  Apr 2018 - May 2019', 'Data Engineer', '• Led a team.'], 'Harbor Systems', '2018-04', '2019-05'],
])('reads a position from %j', (texts, company, from, to) => {
  const found = positionsIn(lines('Experience', ...texts))
  expect(found).toMatchObject([{ title: 'Data Engineer', company, from, to, isPresent: to === '' }])
})

test('reads positions that begin with their dates, and not those of a neighbor', () => {
  const jobs = [
    'Apr 2018 - Present',
    'Data Engineer',
    'Harbor Systems',
    'May 2015 - Mar 2018',
    'QA Analyst',
    'Quay Labs',
  ]
  expect(positionsIn(lines('Experience', ...jobs))).toMatchObject([
    { title: 'Data Engineer', company: 'Harbor Systems', from: '2018-04' },
    { title: 'QA Analyst', company: 'Quay Labs', from: '2015-05' },
  ])
})

test('proposes no place or duty as a company', () => {
  const rest = ['Data Engineer', 'Apr 2018 - May 2019']
  for (const text of ['Hyderabad', 'Nilgiri Systems Hyderabad', 'On call every sixth week', 'Ford, Quay Labs'])
    expect(positionsIn(lines('Experience', text, ...rest))).toEqual([])
})

test("doesn't propose a position without months, title or company", () => {
  expect(positionsIn(lines('Experience', 'Data Engineer, Harbor Systems, 2018 - 2020'))).toEqual([])
  expect(positionsIn(lines('Experience', 'Harbor Systems, Apr 2018 - May 2019'))).toEqual([])
  expect(positionsIn(lines('Education', 'Data Engineer, Harbor Systems, Apr 2018 - May 2019'))).toEqual([])
  expect(rangeIn('Apr 2019 - May 2018')).toBeNull()
})

test('reads degrees with their school and year', () => {
  const found = degreesIn(
    lines('Education', 'B.Tech in Computer Science, JNTU Hyderabad, 2014', 'MBA', 'Rutgers University (2016 - 2018)'),
  )
  expect(found).toMatchObject([
    { degree: 'B.Tech in Computer Science', school: 'JNTU Hyderabad', year: '2014' },
    { degree: 'MBA', school: 'Rutgers University', year: '2018' },
  ])
  expect(degreesIn(lines('Education', 'Anna University, 2018', 'MBA', 'Tulane University, 2014', 'MCA'))).toMatchObject(
    [
      { degree: 'MBA', school: 'Anna University', year: '2018' },
      { degree: 'MCA', school: 'Tulane University', year: '2014' },
    ],
  )
  expect(degreesIn(lines('Education', 'MBA, Tulane University', 'MCA, Anna University', '2014'))).toMatchObject([
    { degree: 'MBA', year: '' },
    { degree: 'MCA', year: '2014' },
  ])
  expect(degreesIn(lines('Education', 'Beta school of life', 'Won a prize'))).toEqual([])
})

test('reads hostile text quickly, and drops marks that no one sees', () => {
  const hostile = [
    `Name: ${'Lee '.repeat(5_000)}`,
    `${'a.'.repeat(20_000)}@${'b.'.repeat(20_000)}`,
    `${'('.repeat(9_000)}${'1 '.repeat(9_000)}`,
    'Experience',
    `${'Apr 2018 - '.repeat(9_000)}`,
    'Skills',
    `${'Java/'.repeat(9_000)}`,
  ].join('\n')
  const startedAt = performance.now()
  fieldsIn(hostile.repeat(20))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(nameOf(`${'A'.repeat(10_000)} Lee`)).toBeNull()
  expect(phones(`Phone: ${'1'.repeat(10_000)}`)).toBeNull()
  expect(names(null, 'Name: L\u202eee \u200bWong\u0007')).toBe('Lee Wong')
})

test('leaves out what a resume lacks', () => {
  const nothing = {
    name: null,
    email: null,
    phone: null,
    city: null,
    links: [],
    skills: [],
    positions: [],
    degrees: [],
  }
  expect(fieldsIn('')).toEqual(nothing)
  expect(fieldsIn('Lee Wong\nlee.wong@example.com')).toEqual({
    ...nothing,
    name: 'Lee Wong',
    email: 'lee.wong@example.com',
  })
})
