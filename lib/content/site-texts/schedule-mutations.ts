import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { scheduleMessages } from '@/lib/content/editing/messages'
import { authorOf, timeToPublish } from '@/lib/content/editing/schedule'
import { checkTexts } from '@/lib/content/site-texts/check'
import { siteTextMessages as messages } from '@/lib/content/site-texts/messages'
import { lockName, lockTexts, validTexts, writeTexts } from '@/lib/content/site-texts/mutations'
import { findTextPage, type TextPage, type Texts, textFields } from '@/lib/content/site-texts/pages'
import { changesOf, findNewest, getTexts, type SiteTexts, textsOf } from '@/lib/content/site-texts/queries'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { changePages } from '@/lib/site/page-changes/mutations'

type Scheduled = { version: number; texts: Texts; publishAt: string }

/** Publishes texts at a later time. Replaces what was scheduled before. */
export async function scheduleTexts(admin: Admin, page: TextPage, sent: Scheduled): Promise<SiteTexts> {
  const { slug, title } = page
  const publishAt = timeToPublish(sent.publishAt)
  const texts = await validTexts(page, sent.texts)
  return db().$transaction(async (tx) => {
    await lockTexts(tx, slug)
    const current = await getTexts(tx, slug)
    if (current.version !== sent.version) throw new ApiError('conflict', messages.changed, { current })
    if (changesOf(page, current.texts, texts).length === 0) throw new ApiError('invalid', messages.same)
    const data = { adminId: admin.id, adminName: admin.name || admin.email, texts, publishAt }
    const where = { page: slug }
    await tx.siteTextSchedule.upsert({ where, create: { ...where, ...data }, update: data, select: { page: true } })
    const detail = { publishAt: publishAt.toISOString() }
    await audit(tx, admin, { action: 'site-text.scheduled', subject: title, detail })
    return getTexts(tx, slug)
  })
}

/** The page stays as it is, and so do its editors' drafts. */
export async function unscheduleTexts(admin: Admin, { slug, title }: TextPage): Promise<SiteTexts> {
  return db().$transaction(async (tx) => {
    await lockTexts(tx, slug)
    const { count } = await tx.siteTextSchedule.deleteMany({ where: { page: slug } })
    if (count === 0) throw new ApiError('not-found', scheduleMessages.noSchedule)
    await audit(tx, admin, { action: 'site-text.unscheduled', subject: title })
    return getTexts(tx, slug)
  })
}

/** Another process that has the page locked publishes it. */
export function publishDueTexts(slug: string): Promise<void> {
  return changePages('texts', async (tx) => {
    const [lock] = await tx.$queryRaw<{ isMine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext(${lockName(slug)})) AS "isMine"`
    const where = { page: slug, publishAt: { lte: now() } }
    const due = lock?.isMine ? await tx.siteTextSchedule.findFirst({ where }) : null
    if (!due) return
    const page = findTextPage(slug)
    if (!page) throw new Error(`There's no page ${slug} anymore to publish the scheduled texts of.`)
    await writeTexts(tx, authorOf(due, due.texts, await draftOf(tx, due)), page, {
      current: await findNewest(tx, slug),
      // Drops fields that the page no longer has and values that are now too long.
      texts: checkTexts(textFields(page), textsOf(due)).texts,
      action: 'site-text.published',
      scheduledBy: due.adminName,
    })
  })
}

async function draftOf(tx: Database, { page, adminId }: { page: string; adminId: number | null }) {
  const where = { page, adminId: adminId ?? 0 }
  return (await tx.siteTextDraft.findFirst({ where, select: { texts: true } }))?.texts
}
