import { fill, fillSubject, paragraphsOf, unknownPlaceholders } from '@/lib/platform/mail-templates/fill'
import { templateKeys, templates } from '@/lib/platform/mail-templates/templates'

const filling = { name: 'Meera', 'job title': 'Data Engineer', company: 'Lantern' }

test('fills in placeholders as often as they occur', () =>
  expect(fill('{name}: {job title} at {company}, {name}', filling)).toBe('Meera: Data Engineer at Lantern, Meera'))

test("doesn't fill in placeholders inside values", () =>
  expect(fill('Hello {name}', { ...filling, name: '{company}' })).toBe('Hello {company}'))

test('a subject stays one line', () =>
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

test('an empty line ends a paragraph', () =>
  expect(paragraphsOf('\nOne\ntwo\n \n\nthree\n')).toEqual(['One\ntwo', 'three']))

test.each(templateKeys)('the default of %s has no unknown placeholders', (key) => {
  const { subject, text, placeholders } = templates[key]
  expect(unknownPlaceholders(`${subject} ${text}`, placeholders)).toEqual([])
})
