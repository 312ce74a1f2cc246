import { launchArguments } from './support/launch'
import { publicPages } from './support/public-pages'
import { expect, test } from './support/test'

test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: [...launchArguments, '--blink-settings=defaultFontSize=32'],
  },
})

test('with text at twice its size no page is wider than the screen, and the menu stays on it', async ({
  newPerson,
}) => {
  test.setTimeout(120_000)
  const page = await newPerson()
  for (const path of publicPages) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content, path).toBeLessThanOrEqual(screen ?? 0)
  }
  await page.goto('/')
  await expect(page.getByRole('banner').locator('summary').last()).toBeInViewport({ ratio: 1 })
})

test('with text at twice its size a slide keeps its words, its link and its controls apart', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What we do' })
  const link = await carousel.getByRole('group', { name: '1 of 3' }).getByRole('link').boundingBox()
  const controls = await carousel.getByRole('button', { name: 'Next slide' }).boundingBox()
  const end = await carousel.boundingBox()
  expect((link?.y ?? Number.NaN) + (link?.height ?? 0)).toBeLessThan(controls?.y ?? 0)
  expect((controls?.y ?? Number.NaN) + (controls?.height ?? 0)).toBeLessThan((end?.y ?? 0) + (end?.height ?? 0))
})
