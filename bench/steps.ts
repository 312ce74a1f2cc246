import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '@/scripts/browser'
import { buildIfChanged } from '@/scripts/build'
import { say } from '@/scripts/prepare.mjs'
import { startSite } from '@/scripts/test-site'

/**
 * `npm run bench -- steps`: counts the clicks and keys that a practiced recruiter needs for common work, from the dashboard to
 * the end. Does it in a browser, on a site with sample activity and the people and applications that the work is about.
 */
const ZONE = 'America/Chicago'
const DAY_MS = 86_400_000
const MAX_WAIT_MS = 120_000
/** A resume with little text counts as scanned. */
const LINES = 20

const folder = mkdtempSync(join(tmpdir(), 'portal-steps-'))
await buildIfChanged()
const site = await startSite(folder, { UNDO_SECONDS: '60' })
Object.assign(process.env, site.env)
const { query } = await import('@/e2e/support/database')
const { newAdmin, newProfile, newSeeker, personLinkedTo, signInAdmin } = await import('@/e2e/support/people')
const { applyTo, newApprovedJob } = await import('@/e2e/support/jobs')
const { openAs } = await import('@/e2e/support/sign-in')
const { until } = await import('@/e2e/support/waiting')

type Hands = ReturnType<typeof handsOf>

/** Clicks and types, and counts both. */
function handsOf(page: Page) {
  const used = { clicks: 0, keys: 0 }
  const click = async (target: Locator, options?: Parameters<Locator['click']>[0]) => {
    await target.click(options)
    used.clicks += 1
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    used.keys += keys.length
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    used.keys += text.length
  }
  /** One click opens the list of options, and one chooses. */
  const choose = async (select: Locator, label: string | RegExp) => {
    const option = select.locator('option').filter({ hasText: label }).first()
    await select.selectOption(await option.getAttribute('value'))
    used.clicks += 2
  }
  return { page, used, click, press, type, choose }
}

const stamp = Date.now()
const owner = await signInAdmin()

type Work = { name: string; prepare: () => Promise<(hands: Hands) => Promise<void>> }

const works: Work[] = [
  {
    name: 'find a Java person in Texas with AWS in their resume',
    prepare: async () => {
      const wanted = await newSeeker('Rosa Delgado')
      await newProfile(wanted, { skills: 'Java, SQL', personalInfo: 'Lives in Dallas, TX' })
      await newApplicants('Payments Engineer', 1, [wanted], 'Java services on AWS')
      await query(
        `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
        SELECT "id", 'later-jobs', '1', 'x' FROM "Seeker" WHERE "email" = $1`,
        [wanted.email],
      )
      await personLinkedTo(wanted)
      return async ({ page, click, choose, press, type }) => {
        await open(click, page, /^People$/)
        await choose(page.getByRole('combobox', { name: 'Place' }), /^Texas/)
        await page.waitForURL(/place=/)
        await press('/')
        await type('java aws')
        await press('Enter')
        await click(page.getByRole('link', { name: 'Rosa Delgado' }))
        await expect(page.getByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeVisible()
      }
    },
  },
  {
    name: 'decide on twenty applications',
    prepare: async () => {
      const { jobId, ids } = await newApplicants('Warehouse Lead', 20)
      return async ({ page, click, choose, press }) => {
        await openAllOf(jobId, ids.length, { page, click, choose })
        await press('j')
        for (let at = 0; at < 20; at += 1) {
          await press(['v', 's', 'r'][at % 3] ?? 'v')
          if (at < 19) await press('j')
        }
        await until(async () => (await statusesOf(ids)).every((state) => state !== 'NEW'))
      }
    },
  },
  {
    name: 'move five applicants to the interview stage and propose two times to each',
    prepare: async () => {
      const { jobId, ids } = await newApplicants('Field Technician', 5)
      const stages = ['New', 'Interview'].map((name, at) => {
        return { id: null, name, status: at === 0 ? 'new' : 'shortlisted', subject: '', text: '', checklist: '' }
      })
      await owner.call('PUT', `/api/postings/${jobId}/stages`, { json: { updatedAt: null, stages } })
      return async (hands) => {
        const { page, click, choose, press } = hands
        await open(click, page, /^Applied Jobs/)
        await click(page.getByRole('link', { name: 'Board', exact: true }))
        await page.waitForURL(/board/)
        await choose(page.getByRole('combobox', { name: 'Job' }), /^Field Technician/)
        await page.waitForURL(/job=/)
        await expect(page.locator('[data-row]')).toHaveCount(5)
        await press('j', 'x', 'j', 'x', 'j', 'x', 'j', 'x', 'j', 'x')
        await click(page.getByRole('button', { name: 'Move to Interview' }))
        await until(async () => (await statusesOf(ids)).every((state) => state === 'SHORTLISTED'))
        const first = page
          .getByRole('region', { name: /^Interview/ })
          .getByRole('link')
          .first()
        await expect(first).toHaveAttribute('href', /state=shortlisted/)
        await click(first)
        for (let at = 0; at < 5; at += 1) {
          await proposeTimes(hands, at)
          if (at === 4) break
          const heading = page.getByRole('heading', { level: 1 })
          const name = await heading.innerText()
          await press('j')
          await expect(heading).not.toHaveText(name)
        }
        const [found] = await query<{ count: number }>(
          'SELECT count(DISTINCT "applicationId")::int AS "count" FROM "Interview" WHERE "applicationId" = ANY($1)',
          [ids],
        )
        expect(found?.count).toBe(5)
      }
    },
  },
  {
    name: 'reject ten applicants with the email about it, and undo three of them',
    prepare: async () => {
      const { jobId, ids } = await newApplicants('Office Manager', 10)
      return async ({ page, click, choose, press }) => {
        await openAllOf(jobId, ids.length, { page, click, choose })
        await press('j')
        for (let at = 0; at < 10; at += 1) {
          await press('r')
          if (at % 3 === 2) await press('u')
          if (at < 9) await press('j')
        }
        await until(async () => (await statusesOf(ids)).filter((state) => state === 'REJECTED').length === 7)
      }
    },
  },
  {
    name: 'merge two duplicates',
    prepare: async () => {
      const name = 'Ines Okafor'
      const both = [await newSeeker(name), await newSeeker(name)]
      const phone = `+1512${String(stamp).slice(-7)}`
      await query('UPDATE "Seeker" SET "mobile" = $1, "phoneE164" = $1 WHERE "userName" = $2', [phone, name])
      for (const seeker of both) await personLinkedTo(seeker)
      return async ({ page, click, press, type }) => {
        await open(click, page, /^People$/)
        await press('/')
        await type('okafor')
        await press('Enter')
        await page.waitForURL(/search=okafor/)
        await click(page.getByRole('link', { name: 'Ines Okafor' }).first())
        const duplicates = page.getByRole('region', { name: 'Possible duplicates' })
        await click(duplicates.getByRole('button', { name: 'Merge' }))
        await click(page.getByRole('dialog', { name: 'Merge people' }).getByRole('button', { name: 'Merge' }))
        await expect(page.getByText('People merged.')).toBeVisible()
      }
    },
  },
]

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  await addSampleActivity()
  const recruiter = await newAdmin('RECRUITER')
  const rows: string[] = []
  for (const { name, prepare } of works) {
    const act = await prepare()
    const context = await browser.newContext({ baseURL: site.env.TEST_SITE_URL, locale: 'en-US', timezoneId: ZONE })
    const page = await context.newPage()
    await openAs(recruiter, page, '/dashboard')
    await page.waitForLoadState('networkidle')
    const hands = handsOf(page)
    await act(hands)
    rows.push(`| ${name} | ${hands.used.clicks} | ${hands.used.keys} |`)
    say(`${name}: ${hands.used.clicks} clicks, ${hands.used.keys} keys`)
    await context.close()
  }
  console.log(['| work | clicks | keys |', '| --- | ---: | ---: |', ...rows].join('\n'))
} finally {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function addSampleActivity(): Promise<void> {
  type Sample = { change: { status: string } | null; rows: { demo: number; activity: number }[] }
  const current = async () => (await owner.call('GET', '/api/sample-data')).json as Sample
  const rows = (await current()).rows.reduce((sum, { demo, activity }) => sum + demo + activity, 0)
  const reply = await owner.call('POST', '/api/sample-data', { json: { rows } })
  if (reply.status >= 400) throw new Error(`The sample activity wasn't added: ${reply.text}`)
  await until(async () => (await current()).change?.status !== 'running', MAX_WAIT_MS)
}

type Applicants = Awaited<ReturnType<typeof newSeeker>>[]

/** Applications for a new job, whose resumes have been read. */
async function newApplicants(jobTitle: string, count: number, known: Applicants = [], text = 'Ten years of work') {
  const jobId = await newApprovedJob(owner, { jobTitle })
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) {
    const seeker = known[at] ?? (await newSeeker(`Applicant ${jobTitle} ${at + 1}`))
    const { json } = await applyTo(
      jobId,
      seeker,
      new File([`${text}.\n`.repeat(LINES)], 'resume.txt', { type: 'text/plain' }),
    )
    ids.push((json as { applyJobDetailsId: number }).applyJobDetailsId)
  }
  const isRead = `SELECT 1 FROM "Application" a LEFT JOIN "ResumeText" r ON r."fileId" = a."resumeId"
    WHERE a."id" = ANY($1) AND r."state" IS DISTINCT FROM 'READ'`
  await until(async () => (await query(isRead, [ids])).length === 0, MAX_WAIT_MS)
  return { jobId, ids }
}

async function statusesOf(ids: number[]): Promise<string[]> {
  const rows = await query<{ state: string }>('SELECT "state" FROM "Application" WHERE "id" = ANY($1)', [ids])
  return rows.map(({ state }) => state)
}

async function open(click: Hands['click'], page: Page, name: RegExp): Promise<void> {
  await click(page.getByRole('navigation', { name: 'Admin console' }).getByRole('link', { name }))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The list of all of a job's applications. */
async function openAllOf(
  jobId: number,
  count: number,
  { page, click, choose }: Pick<Hands, 'page' | 'click' | 'choose'>,
) {
  await open(click, page, /^Applied Jobs/)
  await click(page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^All/ }))
  await page.waitForURL(/view=all/)
  const job = page.getByRole('combobox', { name: 'Job' })
  const label = await job.locator(`option[value="${jobId}"]`).innerText()
  await choose(job, label)
  await page.waitForURL(new RegExp(`job=${jobId}`))
  await expect(page.locator('[data-row]')).toHaveCount(count)
}

/** An interview at the same link for everyone, at two times that are next to each other. */
async function proposeTimes({ page, click, press, type }: Hands, at: number): Promise<void> {
  await click(page.getByRole('button', { name: 'Propose interview' }))
  const form = page.getByRole('form', { name: 'Propose interview' })
  const link = form.getByLabel('Link')
  if ((await link.inputValue()) === '') {
    await click(link)
    await type('meet.example/hiring')
  }
  const day = new Date(Date.now() + (at + 3) * DAY_MS)
  const date = [day.getUTCMonth() + 1, day.getUTCDate()].map((part) => String(part).padStart(2, '0')).join('')
  for (const [index, hour] of ['02', '03'].entries()) {
    const field = form.getByRole('textbox', { name: `Time ${index + 1}` })
    // On the month, where typing starts.
    await click(field, { position: { x: 22, y: 20 } })
    await type(`${date}${day.getUTCFullYear()}`)
    await press('ArrowRight')
    await type(`${hour}00P`)
  }
  await click(form.getByRole('button', { name: 'Propose interview' }))
  await expect(page.getByText('Waiting for the applicant')).toBeVisible()
}
