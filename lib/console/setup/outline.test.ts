import { sampleTraces } from '@/e2e/support/sample-words'
import { outlineOf } from '@/lib/console/setup/outline'
import { checkTexts } from '@/lib/content/site-texts/check'
import { findTextPage, type TextPage, textFields, textPages, withTexts } from '@/lib/content/site-texts/pages'

const pages = textPages.map((page) => [page.slug, page] as const)

test.each(pages)('writes an outline of %s that an editor could save', (_, page) => {
  const texts = outlineOf(page)
  expect(Object.keys(texts).length).toBeGreaterThan(0)
  expect(checkTexts(textFields(page), texts)).toEqual({ texts, errors: {} })
})

test.each(pages)('leaves no place, person, client, course or picture of the sample company in %s', (_, page) => {
  const outlined = textFields({ ...page, content: withTexts(page.content, outlineOf(page)) })
  // The slug of a case study is only the name its texts are stored with.
  const text = outlined.map((field) => `${field.text} ${field.drawing ?? ''}`).join('\n')
  expect(sampleTraces({ path: page.path, status: 200, type: 'text/plain', text, headers: '' })).toEqual([])
})

test("keeps the titles of pages and replaces the sample company's text", () => {
  const about = findTextPage('about-us') as TextPage
  const outlined = withTexts(about.content as { title: string; lead: string }, outlineOf(about))
  expect(outlined.title).toBe('About Us')
  expect(outlined.lead).toBe('Say in one or two sentences what visitors get here.')
})

test('numbers the topics of a page and the steps of another', () => {
  const labels = Object.values(outlineOf(findTextPage('technology-trainings') as TextPage))
  expect(labels).toEqual(expect.arrayContaining(['Topic 1', 'Topic 8', 'Step 1', 'Step 5']))
})
