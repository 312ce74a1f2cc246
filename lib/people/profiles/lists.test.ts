import { distinct, MAX_ENTRIES, monthLabel, readProfileLists, writeProfileLists } from '@/lib/people/profiles/lists'
import { profileSchema } from '@/lib/people/profiles/schema'
import { completeness } from '@/lib/people/profiles/sections'

const position = { title: 'Engineer', company: 'Harbor Systems', from: '2019-02', to: '2021-03' }
const degree = { degree: 'B.Tech', school: 'JNTU Hyderabad' }
const authorization = { country: 'United States', kind: 'H-1B' }

test.each([
  ['a position without its title', { positions: [{ ...position, title: ' ' }] }, 'positions.0.title'],
  ['a title with two lines', { positions: [{ ...position, title: 'Lead\nEngineer' }] }, 'positions.0.title'],
  ['an invalid month', { positions: [{ ...position, from: '2019-13' }] }, 'positions.0.from'],
  ['a position without an end', { positions: [position, { ...position, to: '' }] }, 'positions.1.to'],
  ['an end before the beginning', { positions: [{ ...position, to: '2018-12' }] }, 'positions.0.to'],
  [
    'a description that is too long',
    { positions: [{ ...position, description: 'x'.repeat(1001) }] },
    'positions.0.description',
  ],
  ['a year of two digits', { degrees: [{ ...degree, year: '19' }] }, 'degrees.0.year'],
  ['a degree without its school', { degrees: [{ ...degree, school: '' }] }, 'degrees.0.school'],
  ['a skill that is too long', { keySkills: ['Java', 'x'.repeat(61)] }, 'keySkills.1'],
  ['an unknown authorization', { authorizations: [{ ...authorization, kind: 'B-1' }] }, 'authorizations.0.kind'],
  ['an invalid list', { positions: 'Engineer' }, 'positions'],
  [
    'too many skills',
    { keySkills: Array.from({ length: MAX_ENTRIES.keySkills + 1 }, (_, i) => `skill ${i}`) },
    'keySkills',
  ],
  ['too many positions', { positions: Array(MAX_ENTRIES.positions + 1).fill(position) }, 'positions'],
])('rejects %s with an error on the field', (_name, data, field) => {
  const issues = profileSchema.safeParse(data).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('accepts a current position without an end date', () => {
  const parsed = profileSchema.parse({ positions: [{ ...position, to: 'nonsense', isPresent: true }, position] })
  expect(parsed.positions).toEqual([
    { ...position, to: '', isPresent: true, description: '' },
    { ...position, isPresent: false, description: '' },
  ])
})

test('reads stored lists, and returns an empty list for invalid data', () => {
  const lists = profileSchema.parse({
    positions: [position],
    degrees: [degree],
    keySkills: ['Go'],
    authorizations: [authorization],
  })
  const stored = JSON.parse(JSON.stringify(writeProfileLists(lists)))
  expect(readProfileLists(stored)).toEqual(lists)
  expect(readProfileLists({ ...stored, positions: { version: 1, value: [{ title: 5 }] }, keySkills: null })).toEqual({
    ...lists,
    positions: [],
    keySkills: [],
  })
  expect(writeProfileLists({ keySkills: [] })).toEqual({ keySkills: { version: 1, value: [] } })
})

test('keeps a skill once, in its first spelling', () => {
  expect(distinct(['Java', ' java', '', 'SQL', 'JAVA '])).toEqual(['Java', 'SQL'])
})

test.each([
  ['2021-04', 'Apr 2021'],
  ['', ''],
])('shows the month %s as %s', (text, label) => {
  expect(monthLabel(text)).toBe(label)
})

test('counts a section as complete with a list or text, but only once', () => {
  const texts = { hasResume: true, summary: 'x' }
  const byText = completeness({ ...texts, skills: 'Java' })
  expect(byText.missing).not.toContain('Skills')
  expect(completeness({ ...texts, keySkills: ['Java'] })).toEqual(byText)
  expect(completeness({ ...texts, skills: 'Java', keySkills: ['Java'] })).toEqual(byText)
  expect(completeness({ ...texts, keySkills: [] }).missing).toContain('Skills')
})
