import { problemsOfPage } from './support/page-problems'
import { pageGroups } from './support/public-pages'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'parallel' })

for (const [group, pages] of Object.entries(pageGroups))
  test(`each page is light, still, accessible in light and dark, and fits with large text: ${group}`, {
    tag: '@both',
  }, async ({ newPerson }) => {
    test.setTimeout(180_000)
    const problems: string[] = []
    for (const { path } of pages) {
      const page = await newPerson()
      problems.push(...(await problemsOfPage(page, path)))
      await page.context().close()
    }
    expect(problems).toEqual([])
  })
