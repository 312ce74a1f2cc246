import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newAlert } from './support/alerts'
import { applyTo, newApprovedJob } from './support/jobs'
import { OpenIdProvider, removeProviders, signInWith } from './support/openid-provider'
import { isWide, problemsOfLargeText, problemsOfPage, problemsOfView } from './support/page-problems'
import { backOfficeGroups, pageGroups, publicPages, seekerPages } from './support/pages'
import { newAdmin, newEmail, newProfile, newSeeker, signInAdmin } from './support/people'
import { keepCookies, openAsOwner, openAsSeeker } from './support/sign-in'
import { expect, test } from './support/test'
import { Visitor } from './support/visitor'

test.describe.configure({ mode: 'parallel' })

/** Enough for about twenty pages in a row, even on a busy machine. */
const MAX_SWEEP_MS = 300_000

for (const [group, pages] of Object.entries(pageGroups))
  test(`every page is light and stable, accessible in light and dark mode, and fits with large text: ${group}`, {
    tag: '@both',
  }, async ({ newPerson }) => {
    test.setTimeout(MAX_SWEEP_MS)
    const problems: string[] = []
    for (const { path } of pages) {
      const page = await newPerson()
      problems.push(...(await problemsOfPage(page, path)))
      await page.context().close()
    }
    expect(problems).toEqual([])
  })

for (const [group, pages] of Object.entries(backOfficeGroups))
  test(`every console page is accessible and fits the screen: ${group}`, {
    tag: '@both',
  }, async ({ newPerson }) => {
    test.setTimeout(MAX_SWEEP_MS)
    const owner = await newPerson()
    await openAsOwner(owner, '/dashboard')
    expect(await problemsOfEach(owner, pages)).toEqual([])
  })

test("the console's record pages are accessible and fit the screen", {
  tag: '@both',
}, async ({ newPerson }) => {
  const jobId = await newApprovedJob(await signInAdmin())
  const { json } = await applyTo(jobId, await newSeeker())
  const { applyJobDetailsId } = json as { applyJobDetailsId: number }
  const owner = await newPerson()
  await openAsOwner(owner, '/outbox')
  const mail = await owner.locator('a[href^="/outbox/"]').first().getAttribute('href')
  const pages = [
    `/adminpostjobs/${jobId}`,
    `/adminpostjobs/${jobId}/people`,
    `/adminappliedjobs/${applyJobDetailsId}`,
    '/blogs/1',
    '/blogs/1/edit',
    `${mail}`,
  ]
  expect(await problemsOfEach(owner, pages)).toEqual([])
})

test("every page of a seeker's account is accessible and fits the screen", {
  tag: '@both',
}, async ({ newPerson }) => {
  test.setTimeout(MAX_SWEEP_MS)
  const seeker = await newSeeker()
  const jobId = await newApprovedJob(await signInAdmin())
  await newProfile(seeker)
  await newAlert(seeker)
  await applyTo(jobId, seeker)
  await seeker.visitor.call('PUT', `/api/saved-jobs/${jobId}`)
  const page = await newPerson()
  await openAsSeeker(seeker, page, '/userdashboard')
  expect(await problemsOfEach(page, seekerPages)).toEqual([])
})

test('the pages that finish a sign-in at a provider are light, accessible and fit the screen', {
  tag: '@both',
}, async ({ newPerson }) => {
  const provider = await OpenIdProvider.start()
  const domain = `${randomBytes(4).toString('hex')}.example`
  const key = await provider.connect({ forSeekers: true, forStaff: true, domains: domain })
  const colleague = `colleague@${domain}`
  await newAdmin('RECRUITER', colleague)
  const pending = {
    // Asks for a name, a code and consent.
    seeker: await provider.person({ email: newEmail(), email_verified: false, name: 'Meera Nair' }),
    admin: await provider.person({ email: colleague, email_verified: true, name: 'Colleague' }),
  }
  try {
    const problems: string[] = []
    for (const kind of ['seeker', 'admin'] as const) {
      const visitor = new Visitor()
      const { location } = await signInWith(visitor, key, pending[kind], { kind })
      expect(location).toBe({ seeker: '/login/continue', admin: '/admin/continue' }[kind])
      const page = await newPerson()
      await keepCookies(visitor, page)
      problems.push(...(await problemsOfPage(page, location)))
      await expect(page.getByRole('form', { name: 'Finish signing in' })).toBeVisible()
    }
    expect(problems).toEqual([])
  } finally {
    await removeProviders(key)
    provider.stop()
  }
})

/** Large text is only checked at the narrowest width. */
async function problemsOfEach(page: Page, paths: string[]): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    const found = await problemsOfView(page)
    if (!isWide(page)) found.push(...(await problemsOfLargeText(page)))
    problems.push(...found.map((problem) => `${path}: ${problem}`))
  }
  return problems
}

test('every page is readable without JavaScript and has its metadata', async ({ newPerson, request, baseURL }) => {
  const parser = await newPerson()
  const problems: string[] = []
  const titles = new Map<string, string>()
  for (const { path, names } of publicPages) {
    const html = await (await request.get(path)).text()
    const { headings, title, descriptions, tags, isDescribed } = await parser.evaluate(readAsMachine, html)
    const report = (problem: string) => problems.push(`${path}: ${problem}`)
    if (headings !== 1) report(`${headings} headings of the first level`)
    if (!path.includes('?') && titles.has(title)) report(`has the title of ${titles.get(title)}`)
    titles.set(title, path)
    // A post's title is its author's.
    if (title.length > 60 && !path.startsWith('/blogsection/')) report(`a title of ${title.length} characters`)
    for (const { length } of descriptions) if (length > 155) report(`a description of ${length} characters`)
    if (!names) continue
    for (const [tag, values] of Object.entries(tags)) if (values.length !== 1) report(`${values.length} times ${tag}`)
    for (const tag of ['canonical', 'og:image', 'og:url'] as const)
      for (const url of tags[tag]) if (!URL.canParse(url) || new URL(url).origin !== baseURL) report(`${tag} is ${url}`)
    if (names === 'fully' && !isDescribed) report('no JSON-LD')
  }
  expect(problems).toEqual([])
})

/** Runs in the page: parses the HTML the way a browser without JavaScript does. */
function readAsMachine(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const values = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((found) => found.getAttribute(name) ?? '')
  return {
    headings: page.querySelectorAll('h1').length,
    title: page.title,
    descriptions: values('meta[name=description]', 'content'),
    tags: {
      'og:title': values('meta[property="og:title"]', 'content'),
      'og:image': values('meta[property="og:image"]', 'content'),
      'og:url': values('meta[property="og:url"]', 'content'),
      canonical: values('link[rel=canonical]', 'href'),
    },
    isDescribed: page.querySelector('script[type="application/ld+json"]') !== null,
  }
}
