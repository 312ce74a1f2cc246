import { fill, fillSubject, paragraphsOf, unknownPlaceholders } from '@/lib/platform/mail-templates/fill'
import { sampleFilling, templateKeys, templates } from '@/lib/platform/mail-templates/templates'

const filling = { name: 'Meera', 'job title': 'Data Engineer', company: 'Lantern' }

test('fills in every occurrence of a placeholder', () =>
  expect(fill('{name}: {job title} at {company}, {name}', filling)).toBe('Meera: Data Engineer at Lantern, Meera'))

test("doesn't fill in placeholders inside values", () =>
  expect(fill('Hello {name}', { ...filling, name: '{company}' })).toBe('Hello {company}'))

test('keeps a subject on one line', () =>
  expect(fillSubject('For {name}', { ...filling, name: 'Meera\r\nBcc: all@mail.example' })).toBe(
    'For Meera Bcc: all@mail.example',
  ))

test.each([
  ['Hello {name} of {company}', []],
  ['Hello {Name}, {nick name}, {nick name}', ['Name', 'nick name']],
  ['Empty {} and a lone { brace', ['']],
])('lists unknown placeholders in %j', (words, unknown) =>
  expect(unknownPlaceholders(words, Object.keys(filling))).toEqual(unknown),
)

test('starts a new paragraph at a blank line', () =>
  expect(paragraphsOf('\nOne\ntwo\n \n\nthree\n')).toEqual(['One\ntwo', 'three']))

test.each(templateKeys)('has no unknown placeholders in the default of %s', (key) => {
  const { subject, text, placeholders } = templates[key]
  expect(unknownPlaceholders(`${subject} ${text}`, placeholders)).toEqual([])
})

test.each(templateKeys)('fills in every placeholder of %s in the preview', (key) => {
  const { subject, text } = templates[key]
  expect(fill(`${subject} ${text}`, sampleFilling)).not.toMatch(/[{}]/)
})
