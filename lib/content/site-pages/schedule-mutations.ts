import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { scheduleMessages } from '@/lib/content/editing/messages'
import { authorOf, timeToPublish } from '@/lib/content/editing/schedule'
import { contentChanges } from '@/lib/content/site-pages/changes'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import { auditVersion, checkedContent, lockPage, writeVersion } from '@/lib/content/site-pages/mutations'
import { getSitePage, type SitePage } from '@/lib/content/site-pages/queries'
import { type PageContent, storedContent } from '@/lib/content/site-pages/schema'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { changePages } from '@/lib/site/page-changes/mutations'

type Scheduled = PageContent & { version: number; publishAt: string }

/** Publishes content at a later time. Replaces what was scheduled before. */
export async function schedulePage(admin: Admin, id: number, { version, publishAt: at, ...sent }: Scheduled) {
  const publishAt = timeToPublish(at)
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
      publishAt,
    }
    const where = { pageId: id }
    await tx.sitePageSchedule.upsert({
      where,
      create: { ...where, ...data },
      update: data,
      select: { pageId: true },
    })
    const detail = { publishAt: publishAt.toISOString() }
    await audit(tx, admin, { action: 'site-page.scheduled', subjectId: id, subject: page.title, detail })
    return getSitePage(tx, id)
  })
}

/** The page stays as it is, and so do its editors' drafts. */
export async function unschedulePage(admin: Admin, id: number): Promise<SitePage> {
  return db().$transaction(async (tx) => {
    const { title } = await lockPage(tx, id)
    const { count } = await tx.sitePageSchedule.deleteMany({ where: { pageId: id } })
    if (count === 0) throw new ApiError('not-found', scheduleMessages.noSchedule)
    await audit(tx, admin, { action: 'site-page.unscheduled', subjectId: id, subject: title })
    return getSitePage(tx, id)
  })
}

/** Locks the page, as everything does that changes it. Another process that has it locked publishes it. */
export function publishDuePage(id: number): Promise<void> {
  return changePages('pages', async (tx) => {
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
    const author = authorOf(due, due.content, await draftOf(tx, due))
    await writeVersion(tx, { id, path: page.path, version, content, author })
    const more = { scheduledBy: due.adminName }
    const next = { id, version, before: page.content, content, action: 'site-page.published', more } as const
    await auditVersion(tx, { kind: 'system' }, next)
  })
}

async function draftOf(tx: Database, { pageId, adminId }: { pageId: number; adminId: number | null }) {
  const where = { pageId, adminId: adminId ?? 0 }
  return (await tx.sitePageDraft.findFirst({ where, select: { content: true } }))?.content
}
