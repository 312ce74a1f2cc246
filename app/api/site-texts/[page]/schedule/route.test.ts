import { query } from '@/e2e/support/database'
import { newAdmin } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { scheduleMessages } from '@/lib/content/editing/messages'
import { siteTextMessages as messages } from '@/lib/content/site-texts/messages'

type Texts = { version: number; texts: Record<string, string>; schedule: { publishAt: string; by: string } | null }

const sites = siteUrls()
const html = { headers: { accept: 'text/html' } }
let editor: Visitor

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const HOUR_MS = 3_600_000
const publish = (page: string, version: number, lead: string, by = editor) =>
  by.call('PUT', `/api/site-texts/${page}`, { json: { version, texts: { lead } } })
const schedule = (page: string, version: number, lead: string, publishAt = inMs(HOUR_MS), by = editor) =>
  by.call('PUT', `/api/site-texts/${page}/schedule`, { json: { version, texts: { lead }, publishAt } })
const cancel = (page: string) => editor.call('DELETE', `/api/site-texts/${page}/schedule`)
const draft = (page: string, version: number, lead: string) =>
  editor.call('PUT', `/api/site-texts/${page}/draft`, { json: { version, texts: { lead } } })
const shows = async (page: string, words: string, site?: string) =>
  (await new Visitor(site).call('GET', `/${page}`, html)).text.includes(words)
const scheduledFor = (page: string) =>
  query<{ publishAt: Date }>(`SELECT "publishAt" FROM "SiteTextSchedule" WHERE "page" = $1`, [page])
const makeDue = (page: string) =>
  query(`UPDATE "SiteTextSchedule" SET "publishAt" = now() - interval '1 second' WHERE "page" = $1`, [page])
const audited = (subject: string, action: string) =>
  query<{ actorKind: string; detail: object }>(
    `SELECT "actorKind", "detail" FROM "AuditEntry" WHERE "subject" = $1 AND "action" = $2 ORDER BY "id"`,
    [subject, `site-text.${action}`],
  )

/** Returns the current version, which the API sends if someone publishes an unknown one. */
async function versionOf(page: string): Promise<number> {
  return ((await publish(page, 2_000_000_000, 'Never')).json as { current: Texts }).current.version
}

async function restoreDefault(page: string): Promise<void> {
  const json = { version: await versionOf(page), from: 0 }
  expect((await editor.call('POST', `/api/site-texts/${page}/restore`, { json })).status).toBe(200)
}

test('scheduled texts are published once when their time comes, in every process', async () => {
  const page = 'staff-augmentation'
  const version = await versionOf(page)
  const lead = `What comes next ${Date.now()}`
  await draft(page, version, lead)
  const publishAt = inMs(HOUR_MS)
  const { status, json } = await schedule(page, version, lead, publishAt)
  expect(status).toBe(200)
  expect(json).toMatchObject({ page, version, schedule: { publishAt, by: 'Test EDITOR' } })
  const list = await editor.call('GET', '/site-texts', html)
  expect(list.text).toContain('Scheduled for')
  expect(await shows(page, lead)).toBe(false)
  await makeDue(page)
  for (const site of sites) await until(() => shows(page, lead, site))

  const versions = await query(`SELECT "adminName" FROM "SiteTextVersion" WHERE "page" = $1 AND "version" > $2`, [
    page,
    version,
  ])
  expect(versions).toEqual([{ adminName: 'Test EDITOR' }])
  expect((await audited('Staff Augmentation', 'published')).at(-1)).toMatchObject({
    actorKind: 'SYSTEM',
    detail: { version: version + 1, changed: ['Top of the page, Lead'], scheduledBy: 'Test EDITOR' },
  })
  expect(await scheduledFor(page)).toEqual([])
  expect(await query(`SELECT 1 FROM "SiteTextDraft" WHERE "page" = $1`, [page])).toEqual([])
  await restoreDefault(page)
})

test('an editor who keeps editing after scheduling still has their draft after publication', async () => {
  const page = 'consulting'
  const version = await versionOf(page)
  const [lead, later] = [`Scheduled ${Date.now()}`, `Still a draft ${Date.now()}`]
  expect((await schedule(page, version, lead)).status).toBe(200)
  await draft(page, version, later)
  await makeDue(page)
  await until(() => shows(page, lead))
  const preview = await editor.call('GET', `/site-texts/${page}/preview`, html)
  expect(preview.text).toContain(later)
  await editor.call('DELETE', `/api/site-texts/${page}/draft`)
  await restoreDefault(page)
})

test('a canceled schedule publishes nothing, and the draft stays', async () => {
  const page = 'global-staffing'
  const version = await versionOf(page)
  await draft(page, version, 'Never public')
  await schedule(page, version, 'Never public')
  expect((await schedule(page, version, 'Never public', inMs(2 * HOUR_MS))).status).toBe(200)
  expect((await scheduledFor(page)).length).toBe(1)
  const canceled = await cancel(page)
  expect([canceled.status, (canceled.json as Texts).schedule]).toEqual([200, null])
  const again = await cancel(page)
  expect([again.status, (again.json as { message: string }).message]).toEqual([404, scheduleMessages.noSchedule])
  const preview = await editor.call('GET', `/site-texts/${page}/preview`, html)
  expect(preview.text).toContain('Never public')
  expect((await audited('Global Staffing', 'scheduled')).length).toBe(2)
  expect((await audited('Global Staffing', 'unscheduled')).length).toBe(1)
  await editor.call('DELETE', `/api/site-texts/${page}/draft`)
})

test('publishing or restoring anything cancels what was scheduled before', async () => {
  const page = 'business-services'
  const version = await versionOf(page)
  await schedule(page, version, 'Scheduled')
  expect((await publish(page, version, 'Published now')).json).toMatchObject({ schedule: null })
  expect(await scheduledFor(page)).toEqual([])
  await schedule(page, version + 1, 'Scheduled')
  await restoreDefault(page)
  expect(await scheduledFor(page)).toEqual([])
})

test('if someone publishes while someone else schedules, nothing stays scheduled for the old version', async () => {
  const page = 'business-services'
  const other = await newAdmin('EDITOR')
  for (const round of [1, 2, 3, 4, 5]) {
    const version = await versionOf(page)
    const [published, scheduled] = await Promise.all([
      publish(page, version, `Round ${round}`, other),
      schedule(page, version, 'Too late'),
    ])
    expect(published.status).toBe(200)
    expect([200, 409]).toContain(scheduled.status)
    expect(await scheduledFor(page)).toEqual([])
  }
  await restoreDefault(page)
})

test('rejects a stale version, the same texts, invalid ones, and times that are past or too far off', async () => {
  const page = 'products'
  const version = await versionOf(page)
  await publish(page, version, 'Published')
  const stale = await schedule(page, version, 'Later')
  expect([stale.status, (stale.json as { current: Texts }).current.texts]).toEqual([409, { lead: 'Published' }])
  const same = await schedule(page, version + 1, 'Published')
  expect([same.status, (same.json as { message: string }).message]).toEqual([400, messages.same])
  const empty = await schedule(page, version + 1, ' ')
  expect([empty.status, (empty.json as { errors: object }).errors]).toEqual([400, { lead: messages.empty }])
  for (const [publishAt, message] of [
    [inMs(-1_000), scheduleMessages.publishAtPast],
    [inMs(400 * 24 * HOUR_MS), scheduleMessages.publishAtFar],
    ['tomorrow', scheduleMessages.publishAt],
  ] as const) {
    const { status, json } = await schedule(page, version + 1, 'Later', publishAt)
    expect([status, (json as { errors: object }).errors]).toEqual([400, { publishAt: message }])
  }
  expect(await scheduledFor(page)).toEqual([])
  await restoreDefault(page)
})
