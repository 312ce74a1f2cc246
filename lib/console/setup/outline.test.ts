import { outlineOf } from '@/lib/console/setup/outline'
import { checkTexts } from '@/lib/content/site-texts/check'
import { findTextPage, type TextPage, textFields, textPages, withTexts } from '@/lib/content/site-texts/pages'

test.each(textPages.map((page) => [page.slug, page] as const))(
  'writes an outline of %s that an editor could save',
  (_, page) => {
    const texts = outlineOf(page)
    expect(Object.keys(texts).length).toBeGreaterThan(0)
    expect(checkTexts(textFields(page), texts)).toEqual({ texts, errors: {} })
  },
)

test("keeps titles and replaces the sample company's text", () => {
  const about = findTextPage('about-us') as TextPage
  const outlined = withTexts(about.content as { title: string; lead: string }, outlineOf(about))
  expect(outlined.title).toBe('About Us')
  expect(outlined.lead).toBe('Say in one or two sentences what visitors get here.')
})
