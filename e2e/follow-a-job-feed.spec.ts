import { type FeedServer, startFeedServer } from './support/feed-server'
import { problemsOfView } from './support/page-problems'
import { newAdmin } from './support/people'
import { openAs } from './support/sign-in'
import { expect, test } from './support/test'

let feed: FeedServer
test.beforeEach(async () => {
  feed = await startFeedServer()
})
test.afterEach(() => feed.close())

test.use({ expectedErrors: [/responded with a status of 400/] })

test('a recruiter adds a job feed, whose jobs open and close here', { tag: '@both' }, async ({ newPerson }) => {
  const page = await newPerson()
  const id = `${Date.now()}`
  const [first, second] = [`Tide Engineer ${id}`, `Reef Engineer ${id}`]
  feed.list([
    { id: `${id}-1`, title: first },
    { id: `${id}-2`, title: second },
  ])
  await openAs(await newAdmin('RECRUITER'), page, '/adminpostjobs/imports')
  await page.getByRole('link', { name: 'Set up job feeds' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Job feeds', level: 1 })).toBeVisible()
  expect(await problemsOfView(page)).toEqual([])

  await test.step('a URL that the site would not call is refused beside its field', async () => {
    await page.getByRole('button', { name: 'Add feed' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(`Harbor ${id}`)
    await dialog.getByLabel('URL').fill('http://example.com/jobs.xml')
    await dialog.getByLabel('New jobs and changes').selectOption('Publish at once')
    await dialog.getByRole('button', { name: 'Add feed' }).press('Enter')
    await expect(dialog.getByText('Enter a URL that starts with https://').first()).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
    await dialog.getByLabel('URL').fill(feed.url)
    await dialog.getByRole('button', { name: 'Add feed' }).press('Enter')
    await expect(page.getByRole('heading', { name: `Harbor ${id}`, level: 1 })).toBeVisible()
  })

  await test.step('the first import waits for the values that the feed leaves out', async () => {
    await expect(page.getByRole('link', { name: 'Set up' })).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
    await page.getByRole('link', { name: 'Set up' }).press('Enter')
    const values = page.getByRole('region', { name: 'Values for jobs without one' })
    for (const [label, value] of [
      ['First name', 'Nora'],
      ['Last name', 'Whitfield'],
      ['Email', 'nora@lantern.example'],
      ['Mobile number', '+1 512-555-0137'],
    ] as const)
      await values.getByLabel(label, { exact: true }).fill(value)
    await values.getByLabel('Experience').selectOption({ index: 1 })
    await values.getByLabel('Job Type').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Check rows' }).press('Enter')
    await expect(page.getByRole('radio', { name: 'Publish at once' })).toBeChecked()
    await page.getByRole('button', { name: 'Import 2 jobs' }).press('Enter')
    await expect(page.getByText('2 jobs imported.')).toBeVisible()
    await page.getByRole('link', { name: 'Job feed' }).press('Enter')
    await expect(page.getByText('2 open jobs')).toBeVisible()
  })

  await test.step('a job that leaves the feed closes', async () => {
    feed.list([{ id: `${id}-1`, title: first }])
    await page.getByRole('button', { name: 'Check now' }).press('Enter')
    await expect(page.getByText('1 open job', { exact: true })).toBeVisible()
    expect(await problemsOfView(page)).toEqual([])
    const visitor = await newPerson()
    await visitor.goto(`/applied-jobs?q=${id}`)
    await expect(visitor.getByRole('heading', { name: first })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: second })).toBeHidden()
  })

  await test.step('it can be paused and deleted', async () => {
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(page.getByText("We won't check this feed until you resume it.")).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Job feeds', level: 1 })).toBeVisible()
  })
})
