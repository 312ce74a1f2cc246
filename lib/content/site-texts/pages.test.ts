import type { Case, HomeContent } from '@/lib/content/pages/schema'
import { checkTexts } from '@/lib/content/site-texts/check'
import { findTextPage, type TextPage, textFields, textPages, withTexts } from '@/lib/content/site-texts/pages'
import { pictureText } from '@/lib/content/site-texts/pictures'
import { withCompany } from '@/lib/site/settings/placeholders'

const pageOf = (slug: string): TextPage => findTextPage(slug) as TextPage

test.each(textPages)('every default of $title fits its limit and has a unique key and label', (page) => {
  const fields = textFields(page)
  const defaults = Object.fromEntries(fields.map(({ key, text }) => [key, text]))
  expect(fields.length).toBeGreaterThan(2)
  expect(checkTexts(fields, defaults)).toEqual({ texts: {}, errors: {} })
  expect(fields.filter(({ group, label }) => /undefined|: :|^$/.test(group + label))).toEqual([])
  expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
})

test('returns the content file if nothing was edited, and never edits URLs or names', () => {
  for (const page of textPages)
    expect(withTexts(page.content, {})).toEqual(JSON.parse(withCompany(JSON.stringify(page.content))))
  const shown = textFields(pageOf('application-services')).map(({ text }) => text)
  expect(shown).toContain('Replace the old system one piece at a time')
  for (const fixed of ['/contact-us', 'prakash-gundavaram', 'application-modernization', 'steps'])
    expect(shown).not.toContain(fixed)
})

test('replaces only the edited field', () => {
  const { content } = pageOf('application-services')
  const key = 'tabs.application-development.paragraphs.1'
  const changed = withTexts(content, {
    [key]: 'Changed',
    'tabs.gone.heading': 'Nowhere',
    path: '/elsewhere',
    'next.href': 'x',
  })
  const before = JSON.stringify(content)
  expect(JSON.stringify(changed)).toBe(
    before.replace(/You see working software every two weeks and decide.*?at any time\./, 'Changed'),
  )
  expect(JSON.stringify(content)).toBe(before)
})

const fields = textFields(pageOf('home'))
const key = 'services.heading'

test.each([
  ['an empty text', { [key]: ' \n ' }, key],
  ['a text that is too long', { [key]: 'x'.repeat(121) }, key],
  ['a control character', { [key]: 'a\u0007b' }, key],
  ['a text with a bidirectional override', { [key]: 'a\u202eb' }, key],
  ['an invisible text', { [key]: '\u200b\u2060' }, key],
  ['a text the page lacks', { 'services.tabs.x': 'y' }, 'services.tabs.x'],
  ['a property of every object', { constructor: 'y' }, 'constructor'],
])('rejects %s with an error on the field', (_name, sent, wrong) =>
  expect(Object.keys(checkTexts(fields, sent).errors)).toEqual([wrong]),
)

test('joins lines and ignores values that equal the default', () =>
  expect(checkTexts(fields, { [key]: 'Our services', 'opening.text': ' Two\nlines ' })).toEqual({
    texts: { 'opening.text': 'Two lines' },
    errors: {},
  }))

const chartOf = (sent: Record<string, string>) => {
  const page = pageOf('case-lone-fir-freight')
  const { texts, errors } = checkTexts(textFields(page), sent)
  return { errors, chart: (withTexts(page.content, texts) as Case).chart }
}

test("shows a drawing's numbers as text to editors and as numbers on the page", () => {
  expect(textFields(pageOf('case-lone-fir-freight')).map(({ text }) => text)).toContain(
    '40, 40, 41, 41, 43, 43, 44, 46, 46, 48, 49, 50',
  )
  expect(chartOf({ 'chart.values': '1,2.5 , 3' })).toMatchObject({ errors: {}, chart: { values: [1, 2.5, 3] } })
  const dots = withTexts({ chart: { kind: 'dots', total: 20, filled: 3, strong: 1 } }, { 'chart.total': '24' })
  expect(dots.chart).toEqual({ kind: 'dots', total: 24, filled: 3, strong: 1 })
})

test.each(['none', '1', '1,,2', '-1, 2', '1e3, 2', '1, 1000001', Array(25).fill(1).join()])(
  'rejects an invalid list of numbers and keeps the drawing: %s',
  (values) => {
    const { chart, errors } = chartOf({ 'chart.values': values })
    expect(errors).toEqual({ 'chart.values': 'Enter 2 to 24 numbers from 0 to 1,000,000, separated by commas.' })
    expect(chart).toMatchObject({ values: expect.arrayContaining([40, 50]) })
  },
)

test('an image is a drawing or an uploaded file', () => {
  const field = fields.find((each) => each.key === 'teasers./our-focus.picture')
  expect(field).toMatchObject({ text: 'teaser-our-focus', drawing: '/pictures/teaser-our-focus.svg' })
  const pictureOf = (texts: Record<string, string>) =>
    (withTexts(pageOf('home').content, texts) as HomeContent).teasers[0]?.picture
  expect(pictureOf({})).toBe('teaser-our-focus')
  const stored = { file: 'a-b_1.webp', width: 1200, height: 800 }
  expect(pictureOf({ 'teasers./our-focus.picture': 'a-b_1.webp 1200x800' })).toEqual(stored)
  const text = pictureText(stored)
  expect(checkTexts(fields, { 'teasers./our-focus.picture': text })).toMatchObject({
    texts: { 'teasers./our-focus.picture': text },
    errors: {},
  })
})

test.each([
  'teaser-our-niche',
  '../a.webp 1x1',
  'a.webp',
  'a.webp 0x9',
  'a.webp 1x1 b',
  'https://x.example/a.webp 1x1',
])('rejects anything else as an image: %s', (sent) =>
  expect(checkTexts(fields, { 'teasers./our-focus.picture': sent }).errors).toEqual({
    'teasers./our-focus.picture': 'Upload the image again.',
  }),
)
