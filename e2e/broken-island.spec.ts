import { readFileSync } from 'node:fs'
import { required } from './support/settings'
import { expect, test } from './support/test'

test.use({ expectedErrors: [/jane@example\.com/] })

test('replaces an island that throws with a message, reports it without its error text, and keeps the page working', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const body = "export const OfficeMap = { Component() { throw new TypeError('jane@example.com') } }"
  await page.route(/\/islands\/office-map\.island-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
  )
  const answer = page.waitForResponse('**/api/island-errors')
  await page.goto('/contact-us')

  const reported = await answer
  expect(reported.status()).toBe(204)
  expect(reported.request().postDataJSON()).toEqual({
    island: 'office-map',
    kind: 'TypeError',
    place: expect.stringMatching(/^office-map\.island-\w+\.js:\d+:\d+$/),
  })
  const log = () => readFileSync(required('TEST_SITE_LOG'), 'utf8')
  await expect.poll(log).toMatch(/"event":"island-error","island":"office-map","kind":"TypeError"/)
  expect(log()).not.toContain('jane@example.com')
  const maps = page.locator('portal-island[data-name=office-map]')
  for (const map of await maps.all()) await expect(map).toHaveText(/^This part of the page stopped working\./)

  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
})

test('unmounts an island that leaves the page while it is being hydrated, without an error', async ({ newPerson }) => {
  const page = await newPerson()
  await page.goto('/contact-us')
  const isUnmounted = await page.evaluate(async () => {
    const copy = document.querySelector('portal-island[data-name=contact-form]')?.cloneNode(true) as HTMLElement
    document.body.append(copy)
    const listen = copy.addEventListener
    // React starts hydrating by listening for events.
    copy.addEventListener = (...listener: Parameters<typeof listen>) => {
      queueMicrotask(() => copy.remove())
      listen.apply(copy, listener)
    }
    copy.dispatchEvent(new Event('pointerdown'))
    for (let waits = 0; copy.childElementCount && waits < 200; waits++) await new Promise((on) => setTimeout(on, 50))
    return copy.childElementCount === 0
  })
  expect(isUnmounted).toBe(true)
})
