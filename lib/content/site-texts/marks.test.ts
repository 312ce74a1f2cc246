import { hasMarks, markedParts, withMark, withoutMarks } from '@/lib/content/site-texts/marks'
import { findTextPage, textFields, withMarkedTexts, withTexts } from '@/lib/content/site-texts/pages'

test('finds each marked text and what is between them', () => {
  const text = `${withMark(0, 'Lone Fir')}, ${withMark(37, 'Freight').toLowerCase()}.${withMark(5, '')}`
  expect(markedParts(text)).toEqual([0, ', ', 37, '.', 5])
  expect([withoutMarks(text), hasMarks(text), hasMarks('Lone Fir')]).toEqual(['Lone Fir, freight.', true, false])
})

test('a text that contains marks of its own is one field', () =>
  expect(markedParts(withMark(2, `a${withMark(9, 'b')}c\u2063`))).toEqual([2]))

test.each(['home', 'case-lone-fir-freight', 'our-focus'])(
  'marks every text of a page with the number of its field, but no numbers and images: %s',
  (slug) => {
    const page = findTextPage(slug)
    if (!page) throw new Error(`Page ${slug} not found`)
    const fields = textFields(page)
    const ofWords = fields.filter(({ numbers, drawing }) => !numbers && !drawing)
    const texts = Object.fromEntries(ofWords.map(({ key }) => [key, `Text of ${key}`]))
    const marked = stringsIn(withMarkedTexts(page.content, texts)).filter(hasMarks)
    const plain = stringsIn(withTexts(page.content, texts))
    expect(marked.map((text) => markedParts(text).map((index) => fields[Number(index)]?.key))).toEqual(
      Object.keys(texts).map((key) => [key]),
    )
    expect(marked.map(withoutMarks).every((text) => plain.includes(text))).toBe(true)
  },
)

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
