import type { Locator, Page } from '@playwright/test'
import { hydrated } from './support/hydration'
import { LARGE_TEXT, setTextSize } from './support/page-problems'
import { expect, test } from './support/test'

const carouselOf = (page: Page) => page.getByRole('region', { name: 'What we do' })

async function expectShown(page: Page, name: string) {
  await expect(carouselOf(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
}

test('the carousel advances on its own, pauses on hover, wraps around and responds to arrow keys', async ({
  newPerson,
}) => {
  const page = await newPerson()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const carousel = carouselOf(page)
  await expectShown(page, 'Show slide 1')
  // The timer starts when the carousel's script has loaded, however late that is.
  const second = carousel.getByRole('button', { name: 'Show slide 2', exact: true })
  await expect(async () => {
    await page.clock.fastForward(5_100)
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
  }).toPass()
  await carousel.getByRole('button', { name: 'Next slide' }).focus()
  // Slide changes are announced while the carousel is paused.
  await expect(carousel.locator('[aria-live=polite]')).toHaveCount(1)
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Show slide 2')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Show slide 3')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 'Show slide 1')
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 'Show slide 3')
})

test("slides don't overlap their controls, even with double-size text, and the menu stays on screen", {
  tag: '@both',
}, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/')
  await expectApart(page)
  const devtools = await page.context().newCDPSession(page)
  await setTextSize(page, devtools, LARGE_TEXT)
  await expectApart(page)
  await expect(page.getByRole('banner').locator('summary').last()).toBeInViewport({ ratio: 1 })
})

test('a swipe of at least 40 px changes the slide', { tag: '@phone' }, async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/')
  await hydrated(page, 'carousel-controls')
  await expectShown(page, 'Show slide 1')
  await swipe(page, 30)
  await expectShown(page, 'Show slide 1')
  await swipe(page, 60)
  await expectShown(page, 'Show slide 2')
})

/** Expects every slide's link above the controls, and the controls inside the carousel. */
async function expectApart(page: Page) {
  const carousel = carouselOf(page)
  const frame = await boxOf(carousel)
  const controls = await boxOf(carousel.getByRole('button', { name: 'Next slide' }))
  expect(controls.y + controls.height).toBeLessThan(frame.y + frame.height)
  for (const label of ['1 of 3', '2 of 3', '3 of 3']) {
    const slide = carousel.getByRole('group', { name: label, includeHidden: true })
    const link = await boxOf(slide.getByRole('link', { includeHidden: true }))
    expect(link.y + link.height + 8, label).toBeLessThan(controls.y)
  }
}

/** Swipes (or drags) the carousel left by that many pixels. */
async function swipe(page: Page, pixels: number) {
  const track = await boxOf(page.getByRole('group', { name: 'Slides' }))
  const [x, y] = [track.x + track.width / 2, track.y + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - pixels, y, { steps: 4 })
  await page.mouse.up()
}

async function boxOf(seen: Locator) {
  const box = await seen.boundingBox()
  if (!box) throw new Error(`${seen} isn't on the page.`)
  return box
}
