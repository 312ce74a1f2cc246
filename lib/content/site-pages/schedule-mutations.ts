import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { contentChanges } from '@/lib/content/site-pages/changes'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import { auditVersion, checkedContent, lockPage, writeVersion } from '@/lib/content/site-pages/mutations'
import { getSitePage, type SitePage } from '@/lib/content/site-pages/queries'
import { type PageContent, storedContent } from '@/lib/content/site-pages/schema'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/rows'
import { changePages } from '@/lib/site/page-changes/mutations'

const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000

type Scheduled = PageContent & { version: number; publishAt: string }

/** Publishes content at a later time. Replaces what was scheduled before. */
export async function schedulePage(admin: Admin, id: number, { version, publishAt, ...sent }: Scheduled) {
  const at = new Date(publishAt)
  const ahead = at.getTime() - now().getTime()
  const problem = ahead <= 0 ? messages.publishAtPast : ahead > MAX_AHEAD_MS ? messages.publishAtFar : null
  if (problem) throw new ApiError('invalid', problem, { fields: { publishAt: problem } })
  const content = await checkedContent(sent)
  return db().$transaction(async (tx): Promise<SitePage> => {
    await lockPage(tx, id)
    const page = await getSitePage(tx, id)
    if (page.version !== version) throw new ApiError('conflict', messages.changed, { current: page })
    if (page.content && contentChanges(page.content, content).length === 0) throw new ApiError('invalid', messages.same)
    const data = {
      adminId: admin.id,
      adminName: admin.name || admin.email,
      content: storedContent.write(content),
      publishAt: at,
    }
    const where = { pageId: id }
    await tx.sitePageSchedule.upsert({
      where,
      create: { ...where, ...data },
      update: data,
      select: { pageId: true },
    })
    const detail = { publishAt: at.toISOString() }
    await audit(tx, admin, { action: 'site-page.scheduled', subjectId: id, subject: page.title, detail })
    return getSitePage(tx, id)
  })
}

/** The page stays as it is, and so do its editors' drafts. */
export async function unschedulePage(admin: Admin, id: number): Promise<SitePage> {
  return db().$transaction(async (tx) => {
    const { title } = await lockPage(tx, id)
    const { count } = await tx.sitePageSchedule.deleteMany({ where: { pageId: id } })
    if (count === 0) throw new ApiError('not-found', messages.noSchedule)
    await audit(tx, admin, { action: 'site-page.unscheduled', subjectId: id, subject: title })
    return getSitePage(tx, id)
  })
}

export function publishScheduledPages(): Promise<void> {
  return processDueRows({
    task: 'publish-scheduled-pages',
    due: async (take) => {
      const where = { publishAt: { lte: now() } }
      const orderBy = { publishAt: 'asc' } as const
      const rows = await db().sitePageSchedule.findMany({ where, orderBy, take, select: { pageId: true } })
      return rows.map(({ pageId }) => pageId)
    },
    act: async ([id]) => {
      if (id !== undefined) await changePages('pages', (tx) => publishDue(tx, id))
    },
  })
}

/** Locks the page, as everything does that changes it. Another process that has it locked publishes it. */
async function publishDue(tx: Database, id: number): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "SitePage" WHERE "id" = ${id} FOR UPDATE SKIP LOCKED`
  const where = { pageId: id, publishAt: { lte: now() } }
  const due = locked.length > 0 ? await tx.sitePageSchedule.findFirst({ where }) : null
  if (!due) return
  const content = storedContent.read(due.content)
  if (!content) throw new Error(`The scheduled content of page ${id} can't be read.`)
  const page = await getSitePage(tx, id)
  const version = page.version + 1
  const data = { version, title: content.title, changedBy: due.adminName, changedAt: now() }
  await tx.sitePage.update({ where: { id }, data, select: { id: true } })
  const author = { id: await editorDoneWith(tx, due), name: due.adminName, email: '' }
  await writeVersion(tx, { id, path: page.path, version, content, author })
  await auditVersion(
    tx,
    { kind: 'system' },
    {
      id,
      version,
      before: page.content,
      content,
      action: 'site-page.published',
      more: { scheduledBy: due.adminName },
    },
  )
}

type Due = { pageId: number; adminId: number | null; content: unknown }

/** Whose draft is published with this. Null if they have edited it since they scheduled it: then they keep it. */
async function editorDoneWith(tx: Database, { pageId, adminId, content }: Due): Promise<number | null> {
  if (adminId === null) return null
  const draft = await tx.sitePageDraft.findFirst({ where: { pageId, adminId }, select: { content: true } })
  return !draft || JSON.stringify(draft.content) === JSON.stringify(content) ? adminId : null
}
