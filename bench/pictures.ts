import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '@/scripts/browser'
import { buildIfChanged } from '@/scripts/build'
import { say } from '@/scripts/prepare.mjs'
import { startSite } from '@/scripts/test-site'

const FOLDER = 'docs/pictures'
const QUALITY = 45

const publicPaths = [
  ...['/', '/applied-jobs', '/applied-jobs/apply/scrum-master', '/hirefromus', '/blogsection', '/case-studies'],
  ...['/case-studies/lone-fir-freight', '/our-track-record', '/about-us', '/consulting', '/global-staffing'],
  ...['/best-in-class-software-engineering', '/contact-us', '/registration', '/login'],
]
const seekerPaths = ['/userdashboard', '/profile', '/job-alerts']
const adminPaths = ['/dashboard', '/adminappliedjobs']

const screens = [
  { width: 390, height: 844, shown: 200 },
  { width: 1280, height: 800, shown: 400 },
]
const schemes = ['light', 'dark'] as const

/**
 * `npm run bench -- pictures`: takes screenshots of the twenty main pages on a phone and a laptop, in light and dark
 * mode. Writes them to docs/pictures, with a page that shows them all. Starts its own site with only the demo company.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-pictures-'))
await buildIfChanged()
const site = await startSite(folder)
Object.assign(process.env, site.env)
const { newProfile, newSeeker, signInAdmin } = await import('@/e2e/support/people')
const { applyTo, newApprovedJob } = await import('@/e2e/support/jobs')
const { newAlert } = await import('@/e2e/support/alerts')
const { openAs } = await import('@/e2e/support/sign-in')

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const seeker = await newSeeker('Meera Rao')
  await newProfile(seeker, {
    summary: 'Backend engineer with nine years in payments. Built two ledgers and retired a third.',
    skills: 'Java, Spring Boot, PostgreSQL, Kafka',
    personalInfo: 'Hyderabad, would move to Austin',
  })
  await newAlert(seeker)
  const admin = await signInAdmin()
  await applyTo(await newApprovedJob(admin, { jobTitle: 'Senior Payments Engineer' }), seeker)
  for (const { width, height, shown } of screens)
    for (const colorScheme of schemes) {
      const options = { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', baseURL: origin() } as const
      const visitors = [
        { paths: publicPaths, context: await browser.newContext(options), visitor: null },
        { paths: seekerPaths, context: await browser.newContext(options), visitor: seeker.visitor },
        { paths: adminPaths, context: await browser.newContext(options), visitor: admin },
      ]
      for (const { paths, context, visitor } of visitors) {
        const page = await context.newPage()
        if (visitor) await openAs(visitor, page, paths[0] ?? '/')
        for (const path of paths) await take(page, path, join(FOLDER, nameOf(path, width, colorScheme)), shown)
        await context.close()
      }
      say(`${width} px, ${colorScheme}: done`)
    }
  writeFileSync(join(FOLDER, 'README.md'), contactSheet())
} finally {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function take(page: Page, path: string, file: string, shown: number): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const width = shown * 1.6
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
}

function origin(): string {
  return process.env.TEST_SITE_URL ?? ''
}

function nameOf(path: string, width: number, scheme: string): string {
  return `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${scheme}.webp`
}

function contactSheet(): string {
  const rows = [...publicPaths, ...seekerPaths, ...adminPaths].map((path) => {
    const cells = schemes.flatMap((scheme) =>
      screens.map(
        ({ width, shown }) =>
          `<img src="${nameOf(path, width, scheme)}" width="${shown}" alt="${path} at ${width} px in ${scheme}">`,
      ),
    )
    return `| \`${path}\` | ${cells.join(' | ')} |`
  })
  const heads = schemes.flatMap((scheme) => screens.map(({ width }) => `${width} px, ${scheme}`))
  return [
    '# The main pages',
    '',
    'These screenshots show the first screen of each page. `npm run bench -- pictures` takes them.',
    '',
    `| page | ${heads.join(' | ')} |`,
    `| --- |${heads.map(() => ' --- |').join('')}`,
    ...rows,
    '',
  ].join('\n')
}
