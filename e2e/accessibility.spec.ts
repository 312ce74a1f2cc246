import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test'

const pages = [
  '/',
  '/about-us',
  '/technology-trainings',
  '/registration',
  '/contact-us',
  '/blogsection',
  '/hirefromus',
  '/applied-jobs',
  '/applied-jobs?q=nothing-has-this-title',
  '/privacy',
  '/login',
  '/register',
  '/otpverification',
  '/forgotpassword',
  '/admin',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages anyone can open, in ${colorScheme}`, async ({ newPerson }) => {
    test.setTimeout(180_000)
    const page = await newPerson()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(`${path} is ${Math.max(0, overflow)} px too wide`).toBe(`${path} is 0 px too wide`)
    }
  })
}
