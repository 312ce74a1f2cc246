import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { otherCompany, saveLook, saveSetting, settingOf } from '@/e2e/support/another-company'
import { query } from '@/e2e/support/database'
import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { keepCookies } from '@/e2e/support/sign-in'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { say } from '@/scripts/prepare.mjs'
import { type Brand, brands, drawLogo } from './brands'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const schemes = ['light', 'dark'] as const

/** Makes the test site each brand's in turn, and takes pictures of its main pages. Returns how many. */
export async function takePictures(browser: Browser, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const owner = await signInAdmin()
  await owner.call('POST', '/api/setup/content', { json: { choice: 'outline' } })
  await removeSample(owner)
  let taken = 0
  for (const brand of brands) {
    await become(owner, brand)
    const { title, company, city, description, qualification, pay } = brand.job
    const job = { jobTitle: title, company, location: city, description, qualification, salary: pay }
    const id = await newApprovedJob(owner, job)
    taken += await takeBrand(browser, owner, { folder, brand, job: jobPath(await slugOf(id)) })
    say(`${brand.company.name}: done`)
  }
  return taken
}

async function removeSample(owner: Visitor): Promise<void> {
  type Sample = { rows: { demo: number; activity: number }[]; change: { status: string } | null }
  const sample = async () => (await owner.call('GET', '/api/sample-data')).json as Sample
  const rows = (await sample()).rows.reduce((sum, { demo, activity }) => sum + demo + activity, 0)
  await owner.call('DELETE', '/api/sample-data', { json: { rows } })
  await until(async () => (await sample()).change?.status === 'done')
}

async function become(owner: Visitor, brand: Brand): Promise<void> {
  const { prefix, linkedin, facebook, ...company } = brand.company
  const offices = brand.offices.map((office) => ({
    ...otherCompany.offices[0],
    ...office,
    latitude: null,
    longitude: null,
  }))
  const social = { ...otherCompany.social, linkedin, facebook }
  const replies = [
    await saveSetting(owner, 'company', { ...otherCompany, ...company, offices, social, referencePrefix: prefix }),
    await saveLook(owner, await lookOf(owner, brand), {
      logo: new File([new Uint8Array(await drawLogo(brand))], 'logo.png', { type: 'image/png' }),
    }),
  ]
  for (const { status, text } of replies) if (status !== 200) throw new Error(`Not saved: ${status} ${text}`)
}

const lookOf = async (owner: Visitor, { colors, look }: Brand) => ({
  ...(await settingOf(owner, 'look')).value,
  ...colors,
  ...look,
})

type Wanted = { folder: string; brand: Brand; job: string }

async function takeBrand(browser: Browser, owner: Visitor, { folder, brand, job }: Wanted): Promise<number> {
  const pages = {
    home: '/',
    jobs: '/applied-jobs',
    job,
    contact: '/contact-us',
    login: '/login',
    console: '/dashboard',
  }
  let taken = 0
  for (const viewport of sizes)
    for (const colorScheme of schemes) {
      const baseURL = required('TEST_SITE_URL')
      const context = await browser.newContext({ viewport, colorScheme, baseURL, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await keepCookies(owner, page)
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        await page.waitForLoadState('networkidle')
        const start = brand.company.name.toLowerCase().replaceAll(' ', '-')
        await page.screenshot({ path: join(folder, `${start}-${name}-${viewport.width}-${colorScheme}.png`) })
        taken += 1
      }
      await context.close()
    }
  return taken
}

async function slugOf(id: number): Promise<string> {
  const [row] = await query<{ slug: string }>('SELECT "slug" FROM "Posting" WHERE "id" = $1', [id])
  return row?.slug ?? ''
}
