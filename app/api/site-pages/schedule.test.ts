import { query } from '@/e2e/support/database'
import { newAdmin } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import {
  addSitePage,
  contentOf,
  newSitePage,
  openPage,
  publishSitePage,
  type SavedPage,
} from '@/e2e/support/site-pages'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { scheduleMessages } from '@/lib/content/editing/messages'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'

const sites = siteUrls()
let editor: Visitor

beforeAll(async () => {
  editor = await newAdmin('EDITOR')
})

const { sections } = contentOf()
const contentWith = (title: string) => contentOf({ title, sections })
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const schedule = (page: Pick<SavedPage, 'id' | 'version'>, title: string, publishAt: string, by = editor) =>
  by.call('PUT', `/api/site-pages/${page.id}/schedule`, {
    json: { version: page.version, publishAt, ...contentWith(title) },
  })
const cancel = ({ id }: Pick<SavedPage, 'id'>) => editor.call('DELETE', `/api/site-pages/${id}/schedule`)
const shows = async (path: string, words: string, site?: string) => (await openPage(path, site)).text.includes(words)
const audited = (id: number, action: string) =>
  query<{ actorKind: string; detail: object }>(
    `SELECT "actorKind", "detail" FROM "AuditEntry" WHERE "subjectId" = $1 AND "action" = $2 ORDER BY "id"`,
    [id, `site-page.${action}`],
  )
const scheduledFor = (id: number) =>
  query<{ publishAt: Date }>(`SELECT "publishAt" FROM "SitePageSchedule" WHERE "pageId" = $1`, [id])

const makeDue = ({ id }: Pick<SavedPage, 'id'>) =>
  query(`UPDATE "SitePageSchedule" SET "publishAt" = now() - interval '1 second' WHERE "pageId" = $1`, [id])

test('scheduled content is published once when its time comes, in every process', async () => {
  const page = await newSitePage(editor, contentWith('What is public now'))
  const draft = { json: { version: 1, ...contentWith('What comes next') } }
  await editor.call('PUT', `/api/site-pages/${page.id}/draft`, draft)
  const publishAt = inMs(3_600_000)
  const { status, json } = await schedule(page, 'What comes next', publishAt)
  expect(status).toBe(200)
  expect(json).toMatchObject({ version: 1, title: 'What is public now', schedule: { publishAt, by: 'Test EDITOR' } })
  expect(await shows(page.path, 'What is public now')).toBe(true)
  await makeDue(page)
  for (const site of sites) await until(() => shows(page.path, 'What comes next', site))

  const versions = await query(`SELECT "version", "adminName" FROM "SitePageVersion" WHERE "pageId" = $1 ORDER BY 1`, [
    page.id,
  ])
  expect(versions).toEqual([
    { version: 1, adminName: 'Test EDITOR' },
    { version: 2, adminName: 'Test EDITOR' },
  ])
  expect((await audited(page.id, 'published'))[1]).toMatchObject({
    actorKind: 'SYSTEM',
    detail: { version: 2, changed: ['Title'], scheduledBy: 'Test EDITOR' },
  })
  expect(await scheduledFor(page.id)).toEqual([])
  const drafts = await query(`SELECT 1 FROM "SitePageDraft" WHERE "pageId" = $1`, [page.id])
  expect(drafts).toEqual([])
})

test('a page that was never published opens when its time comes', async () => {
  const page = await addSitePage(editor)
  expect((await schedule(page, 'Opening day', inMs(3_600_000))).status).toBe(200)
  expect((await openPage(page.path)).status).toBe(404)
  await makeDue(page)
  await until(() => shows(page.path, 'Opening day'))
})

test('a canceled schedule publishes nothing, and the draft stays', async () => {
  const page = await newSitePage(editor)
  const draft = { json: { version: 1, ...contentWith('Never public') } }
  await editor.call('PUT', `/api/site-pages/${page.id}/draft`, draft)
  await schedule(page, 'Never public', inMs(3_600_000))
  expect((await schedule(page, 'Never public', inMs(7_200_000))).status).toBe(200)
  expect((await scheduledFor(page.id)).length).toBe(1)
  const canceled = await cancel(page)
  expect([canceled.status, (canceled.json as { schedule: unknown }).schedule]).toEqual([200, null])
  expect((await cancel(page)).status).toBe(404)
  const preview = await openPage(`/site-pages/${page.id}/preview`, undefined, editor)
  expect(preview.text).toContain('Never public')
  expect((await audited(page.id, 'scheduled')).length).toBe(2)
  expect((await audited(page.id, 'unscheduled')).length).toBe(1)
})

test('publishing or restoring anything cancels what was scheduled before', async () => {
  const page = await newSitePage(editor, contentWith('First'))
  await schedule(page, 'Scheduled', inMs(3_600_000))
  await publishSitePage(editor, page.id, 1, contentWith('Second'))
  expect(await scheduledFor(page.id)).toEqual([])
  await schedule({ ...page, version: 2 }, 'Scheduled', inMs(3_600_000))
  await editor.call('POST', `/api/site-pages/${page.id}/restore`, { json: { version: 2, from: 1 } })
  expect(await scheduledFor(page.id)).toEqual([])
})

test('rejects a stale version, the same content, and times that are past or too far off', async () => {
  const page = await newSitePage(editor, contentWith('First'))
  await publishSitePage(editor, page.id, 1, contentWith('Second'))
  const stale = await schedule(page, 'Third', inMs(3_600_000))
  expect([stale.status, (stale.json as { current: SavedPage }).current.title]).toEqual([409, 'Second'])
  const current = { ...page, version: 2 }
  const same = await schedule(current, 'Second', inMs(3_600_000))
  expect([same.status, (same.json as { message: string }).message]).toEqual([400, messages.same])
  for (const [publishAt, message] of [
    [inMs(-1_000), scheduleMessages.publishAtPast],
    [inMs(400 * 86_400_000), scheduleMessages.publishAtFar],
    ['tomorrow', scheduleMessages.publishAt],
  ] as const) {
    const { status, json } = await schedule(current, 'Third', publishAt)
    expect([status, (json as { errors: object }).errors]).toEqual([400, { publishAt: message }])
  }
  expect(await scheduledFor(page.id)).toEqual([])
})
