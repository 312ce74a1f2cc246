import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { newApprovedJob } from './support/jobs'
import { problemsOfView } from './support/page-problems'
import { signInAdmin } from './support/people'
import { required } from './support/settings'
import { expect, test } from './support/test'

let server: Server | undefined
test.afterEach(() => server?.close())

/** Another company's site, with a strict content security policy. Returns its URL. */
async function openPartnerSite(body: string): Promise<string> {
  const site = required('TEST_SITE_URL')
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${site}; connect-src ${site}; img-src data:; form-action 'none'`,
    )
    response.end(`<!doctype html><html lang="en"><title>Careers</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"><script src="${site}/open-jobs.js" async></script>
<main><h1>Careers</h1>${body}</main></html>`)
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Custom headers would trigger a CORS preflight. */
const sendNoOwnHeaders = (page: Page) => page.context().setExtraHTTPHeaders({})

test("a partner's site shows and searches the open jobs with one line", { tag: '@both' }, async ({ newPerson }) => {
  const title = `Embedded Engineer ${crypto.randomUUID().slice(0, 8)}`
  await newApprovedJob(await signInAdmin(), { jobTitle: title })
  const page = await newPerson()
  await sendNoOwnHeaders(page)
  await page.goto(await openPartnerSite('<open-jobs limit="5" search="show"></open-jobs>'))
  const jobs = page.locator('open-jobs')
  await expect(jobs.getByRole('heading', { name: 'Open jobs', level: 2 })).toBeVisible()
  await jobs.getByLabel('Search job titles').fill(title)
  await page.keyboard.press('Enter')
  await expect(jobs.getByRole('listitem')).toHaveText([new RegExp(title)])
  await expect(jobs.getByRole('heading')).toBeFocused()
  await expect(jobs.getByRole('link', { name: title })).toHaveAttribute('href', /\?utm_source=127\.0\.0\.1$/)
  expect(await problemsOfView(page)).toEqual([])

  await jobs.getByLabel('Search job titles').fill(crypto.randomUUID())
  await jobs.getByRole('button', { name: 'Search' }).click()
  await expect(jobs.getByText('No open jobs match.')).toBeVisible()
})

test.describe('with a wrong parameter', () => {
  test.use({ expectedErrors: [/status of 400|Unknown parameter: visa/] })

  test("a partner's page keeps its own content if the jobs can't be loaded, and logs why", async ({ newPerson }) => {
    const page = await newPerson()
    await sendNoOwnHeaders(page)
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('Unknown parameter: visa'))
    await page.goto(
      await openPartnerSite('<open-jobs visa="yes"></open-jobs><open-jobs visa="yes">No jobs</open-jobs>'),
    )
    await expect(page.locator('open-jobs')).toHaveText(['Open jobs', 'No jobs'])
    await logged
  })
})
