import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test('the carousel advances by itself, rests under the pointer, wraps and takes arrow keys', async ({ newPerson }) => {
  const page = await newPerson()
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What we do' })
  const shown = (name: string) =>
    expect(carousel.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  await shown('Show slide 1')
  // Its time begins with its script, whenever that has come.
  const second = carousel.getByRole('button', { name: 'Show slide 2', exact: true })
  await expect(async () => {
    await page.clock.fastForward(5_100)
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
  }).toPass()
  await carousel.getByRole('button', { name: 'Next slide' }).focus()
  // Slides that rest are read out as they change.
  await expect(carousel.locator('[aria-live=polite]')).toHaveCount(1)
  await page.clock.fastForward(20_000)
  await shown('Show slide 2')
  await page.keyboard.press('ArrowRight')
  await shown('Show slide 3')
  await page.keyboard.press('ArrowRight')
  await shown('Show slide 1')
  await page.keyboard.press('ArrowLeft')
  await shown('Show slide 3')
})

test('no slide reaches its controls', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What we do' })
  const controls = await carousel.getByRole('button', { name: 'Next slide' }).boundingBox()
  for (const label of ['1 of 3', '2 of 3', '3 of 3']) {
    const slide = carousel.getByRole('group', { name: label, includeHidden: true })
    const link = await slide.getByRole('link', { includeHidden: true }).boundingBox()
    expect((link?.y ?? Number.NaN) + (link?.height ?? 0) + 8, label).toBeLessThan(controls?.y ?? 0)
  }
})

test('a swipe of 40 px changes the slide, a shorter one does not', async ({ newPerson }) => {
  const page = await newPerson()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'What we do' })
  await expect(carousel.getByRole('button', { name: 'Show slide 1' })).toHaveAttribute('aria-current', 'true')
  await swipe(page, 30)
  await expect(carousel.getByRole('button', { name: 'Show slide 1' })).toHaveAttribute('aria-current', 'true')
  await swipe(page, 60)
  await expect(carousel.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
})

/** Moves a finger (or the mouse) over the carousel to the left by so many pixels. */
async function swipe(page: Page, pixels: number) {
  const track = await page.getByRole('group', { name: 'Slides' }).boundingBox()
  if (!track) throw new Error('The carousel is not on the page.')
  const [x, y] = [track.x + track.width / 2, track.y + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - pixels, y, { steps: 4 })
  await page.mouse.up()
}
