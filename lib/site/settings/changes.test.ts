import { settingChanges } from '@/lib/site/settings/changes'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }

test('lists each difference, including those in offices and links', () => {
  const [first, second] = sampleCompany.offices
  const after = {
    ...sampleCompany,
    name: 'Harborline',
    offices: [{ ...first, city: 'Dallas', days: 'none' }, second],
    social: { ...sampleCompany.social, x: '' },
    recruitsIn: ['US'],
  }
  expect(settingChanges(sampleCompany, after)).toEqual([
    { label: 'Name', before: sampleCompany.name, after: 'Harborline' },
    { label: 'Office 1, city', before: 'Austin', after: 'Dallas' },
    { label: 'Office 1, open on', before: 'Monday to Friday', after: "Don't show hours" },
    { label: 'X', before: 'https://x.com/', after: '' },
    { label: 'Recruits in', before: 'United States, India', after: 'United States' },
  ])
})

test('lists every field of a removed office', () => {
  const after = { ...sampleCompany, offices: sampleCompany.offices.slice(0, 1) }
  const changes = settingChanges(sampleCompany, after)
  expect(changes).toContainEqual({ label: 'Office 2, city', before: 'Hyderabad', after: '' })
  expect(changes.every(({ label }) => label.startsWith('Office 2'))).toBe(true)
})

test('names the groups of synonyms that differ', () => {
  const changes = settingChanges({ synonyms: 'java\njs, javascript' }, { synonyms: 'java, core java\njs, javascript' })
  expect(changes).toEqual([{ label: 'Synonyms of “java”', before: 'java', after: 'java, core java' }])
})

test('notices a new group of synonyms that begins like another one', () => {
  const changes = settingChanges({ synonyms: 'golang' }, { synonyms: 'golang, go\ngolang' })
  expect(changes).toEqual([{ label: 'Synonyms of “golang”', before: 'golang', after: 'golang, go; golang' }])
})
