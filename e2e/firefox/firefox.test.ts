import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { answerTo } from '@/e2e/support/captcha'
import { newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { codeIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { newVisit, openFirefox } from './firefox'

let browser: Browser
let folder: string
let resume: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-firefox-'))
  resume = join(folder, 'resume.pdf')
  writeFileSync(resume, Buffer.from(await pdfResume().arrayBuffer()))
  browser = await openFirefox()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

const named = (name: string) =>
  `::-p-xpath(//*[@aria-label="${name}" or @id=//label[starts-with(normalize-space(), "${name}")]/@for])`
const link = (name: string) => `::-p-xpath(//a[normalize-space()=${JSON.stringify(name)}])`
const text = (words: string) => `::-p-xpath(//*[contains(text(), ${JSON.stringify(words)})])`
const fill = (page: Page, name: string, value: string) => page.locator(named(name)).fill(value)
const click = (page: Page, selector: string) => page.locator(selector).click()
const shownIn = (page: Page, name: string) => page.$eval(named(name), (control) => (control as HTMLInputElement).value)

async function attach(page: Page, id: string, file: string) {
  const input = (await page.waitForSelector(`#${id}`)) as ElementHandle<HTMLInputElement>
  await input.uploadFile(file)
}

test('finds a job with a filter and words typed before the scripts loaded', async () => {
  const jobTitle = `Firefox Rigger ${Date.now()}`
  await newApprovedJob(await signInAdmin(), { jobTitle })
  const { page, errors, openEarly } = await newVisit(browser)
  await openEarly('/applied-jobs', async () => {
    await fill(page, 'Search job titles', jobTitle)
  })
  expect(await shownIn(page, 'Search job titles')).toBe(jobTitle)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.search.includes('q='))
  await page.waitForSelector(link(jobTitle))
  await page.waitForSelector('portal-island[data-name=filter-behavior][data-hydrated]')
  await click(page, 'input[name=type][value=Hybrid]')
  await page.waitForFunction(() => location.search.includes('type=Hybrid'))
  await click(page, link(jobTitle))
  await page.waitForFunction(() => location.pathname.startsWith('/applied-jobs/apply/'))
  expect(await page.$eval('h1', (heading) => heading.textContent)).toContain(jobTitle)
  expect(errors).toEqual([])
})

test('applies with input and clicks from before the scripts loaded', async () => {
  const jobTitle = `Firefox Welder ${Date.now()}`
  const questions = [{ kind: 'sponsorship', text: 'Do you need a visa for this job?', isRequired: true }]
  await newApprovedJob(await signInAdmin(), { jobTitle, questions })
  const { page, errors, openEarly } = await newVisit(browser)
  const list = await new Visitor().call('GET', `/applied-jobs?q=${encodeURIComponent(jobTitle)}`, {
    headers: { accept: 'text/html' },
  })
  const path = /\/applied-jobs\/apply\/firefox-welder-\d+/.exec(list.text)?.[0] ?? ''
  await openEarly(path, async () => {
    await fill(page, 'Cover note', 'A tank that does not leak.')
    await click(page, 'input[type=radio][value=No]')
    await attach(page, 'field-resume', resume)
    await click(page, '#field-terms')
    await click(page, '::-p-xpath(//button[contains(., "without an account")])')
  })
  const email = newEmail('guest')
  await fill(page, 'Full Name', 'Lena Ortiz')
  await fill(page, 'Email', email)
  expect(await shownIn(page, 'Cover note')).toBe('A tank that does not leak.')
  await page.waitForSelector(text('resume.pdf'))
  await click(page, 'form[aria-label=Apply] button[type=submit]')
  const code = codeIn(await waitForMail(email))
  const box = await page.waitForSelector('::-p-xpath(//fieldset[contains(legend, "One-time code")]//input)')
  await box?.click()
  await page.keyboard.type(code, { delay: 20 })
  await click(page, 'form[aria-label=Apply] button[type=submit]')
  await page.waitForSelector(text('Application submitted'))
  expect(errors).toEqual([])
})

test('sends a message started before the scripts loaded', async () => {
  const { page, errors, openEarly } = await newVisit(browser)
  await openEarly('/contact-us', async () => {
    await fill(page, 'Name', 'Lena Ortiz')
    await fill(page, 'Email', newEmail())
    await click(page, '#field-consent')
  })
  await fill(page, 'Phone', '+1 512-555-0190')
  await fill(page, 'Subject', 'A question')
  await fill(page, 'Message', 'When does the next Java course begin?')
  await click(page, '::-p-xpath(//button[contains(., "question instead")])')
  const question = await page.waitForSelector('form[aria-label="Contact us"] fieldset [aria-live] p')
  await fill(page, 'Your answer', answerTo((await question?.evaluate(({ textContent }) => textContent)) ?? ''))
  await click(page, 'form[aria-label="Contact us"] button[type=submit]')
  await page.waitForSelector(text('Message sent successfully!'))
  expect(errors).toEqual([])
})

test('posts a job from a form that was submitted before the scripts loaded', async () => {
  const { page, errors, openEarly } = await newVisit(browser)
  const jobTitle = `Firefox Foreman ${Date.now()}`
  await openEarly('/hirefromus', async () => {
    await fill(page, 'Job title', jobTitle)
    await page.select('#hire-experience', '2 - 4 Years')
    await attach(page, 'hire-companyLogo', 'e2e/support/logo.png')
    await click(page, 'form[aria-label="Post a job"] button[type=submit]')
  })
  await page.waitForSelector(text('There is a problem'))
  const problems = await page.$$eval('form[aria-label="Post a job"] [role=alert] a', (links) =>
    links.map(({ textContent }) => textContent),
  )
  expect(problems).toContain('Job type is required')
  expect(problems.filter((problem) => /job title|experience|logo/i.test(problem ?? ''))).toEqual([])
  for (const [name, value] of Object.entries({
    firstName: 'Nora',
    lastName: 'Whitfield',
    email: newEmail('employer'),
    mobileNumber: '+1 512-555-0137',
    company: 'Lantern Freight Systems',
    companyUrl: 'https://lantern-freight.example',
    vacancies: '2',
    noticePeriod: '15 Days',
    description: 'Plan truck routes.',
    qualification: 'Three years of TypeScript',
    salary: '₹60,000 - ₹90,000 per month',
    location: 'Hyderabad, Telangana, India',
  }))
    await page.locator(`#hire-${name}`).fill(value)
  await page.select('#hire-employmentType', 'Full Time')
  await page.select('#hire-jobType', 'Hybrid')
  await page.select('#hire-workDays', 'Mon - Fri')
  await click(page, 'form[aria-label="Post a job"] button[type=submit]')
  await page.waitForSelector(text('Job posted successful!'))
  expect(errors).toEqual([])
})
