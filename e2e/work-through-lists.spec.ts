import { query } from './support/database'
import { listReady, openPalette } from './support/hydration'
import { applyTo, newApprovedJob, postingData, submitPosting } from './support/jobs'
import { problemsOfView } from './support/page-problems'
import { newSeeker, signInAdmin } from './support/people'
import { openAsOwner } from './support/sign-in'
import { expect, test } from './support/test'
import { until } from './support/waiting'

const MAX_ROW_HEIGHT = 64
const MIN_ROWS = 10
/** Lists with enough rows in a new installation to fill a screen. */
const longLists = ['/adminregister', '/adminpostjobs?status=approved', '/partnerlist', '/audit']

test('a long list shows at least ten rows at once, none taller than 64 px', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const owner = await newPerson()
  for (const path of longLists) {
    await openAsOwner(owner, path)
    const rows = owner.locator('tbody tr')
    await expect(rows.first()).toBeVisible()
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect))
    const inView = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= 800)
    expect(inView.length, `rows in view of ${path}`).toBeGreaterThanOrEqual(Math.min(MIN_ROWS, boxes.length))
    expect(Math.max(...boxes.map(({ height }) => height)), `the highest row of ${path}`).toBeLessThanOrEqual(
      MAX_ROW_HEIGHT,
    )
  }
})

test('navigation keeps the sidebar and only shows the header and footer where they belong', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/dashboard')
  const sidebar = owner.getByRole('navigation', { name: 'Admin console' })
  await sidebar.evaluate((element) => element.setAttribute('data-seen', ''))
  const isFramed = async (isExpected: boolean) => {
    const count = isExpected ? 1 : 0
    await expect(owner.getByRole('banner')).toHaveCount(count)
    await expect(owner.getByRole('contentinfo')).toHaveCount(count)
  }
  await isFramed(false)
  for (const [link, isExpected] of [
    [/^Jobs Posted/, true],
    [/^View Partner/, false],
    [/^Add Client Logo/, true],
    [/^Dashboard/, false],
  ] as const) {
    await sidebar.getByRole('link', { name: link }).click()
    await isFramed(isExpected)
  }
  await expect(owner.locator('nav[data-seen]')).toHaveCount(1)
})

test("the list doesn't show the email of someone who never finished registering as their name", async ({
  newPerson,
}) => {
  const email = `halfway-${Date.now()}@mail.example`
  await query(`INSERT INTO "Seeker" ("email", "verifiedAt") VALUES ($1, now())`, [email])
  const owner = await newPerson()
  await openAsOwner(owner, `/adminregister?search=${email}`)
  const row = owner.getByRole('row').filter({ hasText: email })
  await expect(row.getByRole('cell').or(row.getByRole('rowheader')).first()).toContainText('Registration incomplete')
  await expect(row.getByText(email)).toHaveCount(1)
})

test('an admin decides on twenty postings with twenty keys and no page load, and undoes the last decision', {
  tag: '@desktop',
}, async ({ newPerson }) => {
  const stem = `Dock Scheduler ${Date.now()}`
  for (let at = 0; at < 20; at += 1) await submitPosting(postingData({ jobTitle: `${stem} ${at}` }))
  const owner = await newPerson()
  await openAsOwner(owner, `/adminpostjobs?status=pending&search=${encodeURIComponent(stem).replaceAll('%20', '+')}`)
  const rows = owner.getByRole('row').filter({ hasText: stem })
  await expect(rows).toHaveCount(20)
  const panel = owner.getByRole('region', { name: 'Posting preview' })
  await expect(panel.getByRole('heading', { name: `${stem} 0`, exact: true })).toBeVisible()
  let loads = 0
  owner.on('load', () => {
    loads += 1
  })

  await owner.keyboard.press('j')
  for (let pressed = 0; pressed < 19; pressed += 1) await owner.keyboard.press('a')
  await expect(rows).toHaveCount(1)
  await expect(panel.getByRole('heading', { name: `${stem} 19`, exact: true })).toBeVisible()
  await owner.keyboard.press('a')
  await expect(rows).toHaveCount(0)
  await owner.keyboard.press('u')
  await expect(rows).toHaveCount(1)
  await until(async () => (await approvedOf(stem)) === 19)
  expect(loads).toBe(0)
})

async function approvedOf(stem: string): Promise<number> {
  const rows = await query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM "Posting" WHERE "status" = 'APPROVED' AND "jobTitle" LIKE $1`,
    [`${stem}%`],
  )
  return rows[0]?.count ?? 0
}

test('keys move through a list, open a row and show help, and filters keep the page', async ({ newPerson }) => {
  const owner = await newPerson()
  await openAsOwner(owner, '/outbox')
  const rows = owner.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await listReady(owner)
  await owner.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await owner.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await owner.keyboard.press('?')
  const keys = owner.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByText('Next row')).toBeVisible()
  await owner.keyboard.press('Escape')
  const subject = await rows.first().getByRole('link').first().innerText()
  await rows.first().focus()
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('heading', { level: 1, name: subject })).toBeVisible()
})

test('the palette opens a page and finds a record by name', async ({ newPerson }) => {
  const jobTitle = `Berth Planner ${Date.now()}`
  await submitPosting(postingData({ jobTitle }))
  const owner = await newPerson()
  await openAsOwner(owner, '/dashboard')
  const palette = await openPalette(owner)
  await palette.getByRole('combobox').fill(jobTitle)
  await expect(palette.getByRole('option', { name: new RegExp(jobTitle) })).toBeVisible()
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible()
  await openPalette(owner)
  await palette.getByRole('combobox').fill('audit')
  await owner.keyboard.press('Enter')
  await expect(owner).toHaveURL(/\/audit$/)
})

test('an admin decides on a posting by touch on a phone, and the menu has Logout', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const jobTitle = `Crane Signaller ${Date.now()}`
  await submitPosting(postingData({ jobTitle }))
  const owner = await newPerson()
  await openAsOwner(
    owner,
    `/adminpostjobs?status=pending&search=${encodeURIComponent(jobTitle).replaceAll('%20', '+')}`,
  )
  await owner.getByText('Menu', { exact: true }).click()
  const menu = owner.getByRole('navigation', { name: 'Admin console' })
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeInViewport()
  await expect(menu.getByRole('link', { name: /^Jobs Posted/ })).toHaveAttribute('aria-current', 'page')
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: `Approve ${jobTitle}` }).tap()
  await expect(owner.getByText(`Approved ${jobTitle}.`)).toBeVisible()
  await owner.getByRole('button', { name: 'Undo' }).tap()
  await owner.getByRole('button', { name: `Approve ${jobTitle}` }).tap()
  await until(async () => (await approvedOf(jobTitle)) === 1)
})

const MAX_TOP = 300

test('on a phone, the first application is in view, and filters are in a sheet', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const jobTitle = `Tide Gauger ${Date.now()}`
  await applyTo(await newApprovedJob(await signInAdmin(), { jobTitle }), await newSeeker('Gita Shah'))
  const owner = await newPerson()
  const search = `search=${encodeURIComponent(jobTitle)}`
  for (const path of ['/adminappliedjobs', `/adminappliedjobs/board?${search}`]) {
    await openAsOwner(owner, path)
    const first = owner.locator('[data-row]').first()
    // React inserts it hidden at first.
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y, `the first application in ${path}`).toBeLessThanOrEqual(MAX_TOP)
  }

  await openAsOwner(owner, `/adminappliedjobs?${search}`)
  await expect(owner.getByRole('link', { name: 'Gita Shah', exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Filters', exact: true }).tap()
  const sheet = owner.getByRole('region', { name: 'Filters' })
  await expect(sheet.getByRole('link', { name: 'Board' })).toBeVisible()
  await expect(sheet.getByRole('navigation', { name: 'Sort' })).toBeVisible()
  expect(await problemsOfView(owner)).toEqual([])
  await owner.keyboard.press('j')
  await expect(owner.locator('[data-row]:focus')).toHaveCount(0)
  await sheet.getByRole('combobox', { name: 'Date' }).selectOption('Last 24 hours')
  await expect(owner).toHaveURL(/date=day/)
  await sheet.getByRole('button', { name: 'Show results' }).tap()
  await expect(sheet).toBeHidden()
  await expect(owner.getByRole('button', { name: 'Filters 1 chosen' })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Gita Shah', exact: true })).toBeVisible()
  await owner.keyboard.press('j')
  await expect(owner.locator('[data-row]:focus')).toHaveCount(1)
})

test('on a phone, Enter searches a list in a browser without popovers', {
  tag: '@phone',
}, async ({ newPerson }) => {
  const owner = await newPerson()
  await owner.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'))
  await openAsOwner(owner, '/outbox')
  await listReady(owner)
  await owner.getByRole('searchbox').fill('zebra')
  await owner.keyboard.press('Enter')
  await expect(owner).toHaveURL(/\/outbox\?search=zebra$/)
  await expect(owner.getByText('Nothing matches your search.')).toBeVisible()
})
