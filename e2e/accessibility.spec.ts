import AxeBuilder from '@axe-core/playwright'
import { publicPages } from './support/public-pages'
import { expect, test } from './support/test'

const pages = [
  ...publicPages,
  '/applied-jobs?q=nothing-has-this-title',
  '/applied-jobs?type=Remote&salary=50000',
  '/resetpassword?token=x',
  '/hirefromus/confirm?token=x',
  '/job-alerts/confirm?token=x',
  '/job-alerts/manage?token=x',
  '/something-went-wrong',
  '/admin',
  '/admin/accept?token=x',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages anyone can open, in ${colorScheme}`, async ({ newPerson }) => {
    test.setTimeout(300_000)
    const page = await newPerson()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/applied-jobs')
    const job = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
    await page.goto('/blogsection')
    const related = page.getByRole('complementary', { name: 'Related Blogs' })
    const post = await related.getByRole('listitem').nth(1).getByRole('link').getAttribute('href')
    for (const path of [...pages, job ?? '', post ?? '']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(`${path} is ${Math.max(0, overflow)} px too wide`).toBe(`${path} is 0 px too wide`)
    }
  })
}
