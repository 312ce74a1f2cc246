import { companyPlaceholders, withCompany, wrongPlaceholders } from '@/lib/site/settings/placeholders'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }

test('fills in the company and leaves other braces alone', () =>
  expect(withCompany('{company}: {phone}, {compny}')).toBe(`${sampleCompany.name}: ${sampleCompany.phone}, {compny}`))

test('replaces every placeholder', () => {
  expect(withCompany(companyPlaceholders.map((name) => `{${name}}`).join())).not.toContain('{')
  expect(wrongPlaceholders('{company} of {unknown}')).toEqual(['unknown'])
})

test('names every city once', () => expect(withCompany('{cities}')).toBe('Austin and Hyderabad'))
