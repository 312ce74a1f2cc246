import { publicPages } from './support/public-pages'
import { expect, test } from './support/test'

test('the navigation says where one is, and the focus is seen on dark ground too', async ({ newPerson }) => {
  const page = await newPerson()
  // Once in the row of wide screens, once in the menu of small ones.
  const jobs = page.locator('header a[href="/applied-jobs"]')
  for (const [path, current] of [
    ['/applied-jobs', 'page'],
    ['/applied-jobs/type/remote', 'true'],
  ] as const) {
    await page.goto(path)
    await expect(jobs.and(page.locator(`[aria-current=${current}]`))).toHaveCount(2)
  }
  await expect(page.locator('header a[href="/products"][aria-current]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const home = page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true })
  await home.focus()
  const [ring, ground] = await home.evaluate((link) => [
    getComputedStyle(link).outlineColor,
    getComputedStyle(link.closest('footer') ?? link).backgroundColor,
  ])
  expect(contrast(ring ?? '', ground ?? '')).toBeGreaterThanOrEqual(3)
})

/** The contrast of two colours as WCAG counts it, each as 'rgb(r, g, b)'. */
function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors
    .map((color) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

test('whatever is tapped is as large as a thumb, and whatever is clicked as a pointer needs', async ({ newPerson }) => {
  test.setTimeout(120_000)
  const page = await newPerson()
  const least = (page.viewportSize()?.width ?? 0) < 1000 ? 44 : 24
  // The API reference is a dense list, read at a desk.
  for (const path of publicPages.filter((one) => !one.startsWith('/api-docs'))) {
    await page.goto(path)
    expect(await page.evaluate(targetsBelow, least), path).toEqual([])
  }
})

/** Runs in the page: what can be tapped, is no link within a sentence, and is narrower or lower than so many px. */
function targetsBelow(least: number): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input:not([type=hidden])')]
  return targets.flatMap((target) => {
    const style = getComputedStyle(target)
    const isInSentence = style.display === 'inline' && target.parentElement?.closest('p, .reading') !== null
    const isWholeCard = getComputedStyle(target, '::after').position === 'absolute'
    const tapped = target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target
    const { width, height } = tapped.getBoundingClientRect()
    if (isInSentence || isWholeCard || !target.checkVisibility() || width <= 1) return []
    const size = `${Math.round(width)}x${Math.round(height)}`
    return Math.min(width, height) < least - 0.5 ? [`${size} ${target.outerHTML.slice(0, 120)}`] : []
  })
}
