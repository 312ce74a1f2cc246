import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { pictureMessages } from '@/lib/content/editing/messages'
import { findPictures } from '@/lib/content/editing/queries'
import { checkTexts } from '@/lib/content/site-texts/check'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import { type TextPage, type Texts, textFields } from '@/lib/content/site-texts/pages'
import { picturesInTexts, pictureText } from '@/lib/content/site-texts/pictures'
import { changesOf, findNewest, getTexts, type SiteTexts, textsOf } from '@/lib/content/site-texts/queries'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { changePages } from '@/lib/site/page-changes/mutations'

/**
 * Throws `conflict` with the current version if the given one is stale. If two editors publish at once, only the first
 * can write the next version.
 */
export async function publishTexts(
  admin: Admin,
  page: TextPage,
  sent: { version: number; texts: Texts },
): Promise<SiteTexts> {
  return publish(admin, page, sent.version, await validTexts(page, sent.texts), 'site-text.published')
}

/** Publishes an earlier version again. Version 0 is the content file. */
export async function restoreTexts(admin: Admin, page: TextPage, sent: { version: number; from: number }) {
  const where = { page_version: { page: page.slug, version: sent.from } }
  const row = sent.from > 0 ? await db().siteTextVersion.findUnique({ where, select: { texts: true } }) : { texts: {} }
  if (!row) throw new ApiError('not-found', siteTextMessages.noVersion)
  // Drops fields that the page no longer has and values that are now too long.
  return publish(admin, page, sent.version, checkTexts(textFields(page), textsOf(row)).texts, 'site-text.restored')
}

async function publish(admin: Admin, page: TextPage, version: number, texts: Texts, action: AuditAction) {
  const { slug } = page
  return changePages('texts', async (tx) => {
    const current = await findNewest(tx, slug)
    if ((current?.version ?? 0) !== version) throw new ApiError('conflict', siteTextMessages.changed)
    if (changesOf(page, textsOf(current), texts).length === 0) throw new ApiError('invalid', siteTextMessages.same)
    await writeTexts(tx, admin, page, { current, texts, action, keepsDraft: action === 'site-text.restored' })
    return getTexts(tx, slug)
  }).catch(async (error) => {
    const isConflict = isUniqueViolation(error) || (error instanceof ApiError && error.code === 'conflict')
    if (!isConflict) throw error
    throw new ApiError('conflict', siteTextMessages.changed, { current: await getTexts(db(), slug) })
  })
}

type Version = {
  current: { version: number; texts: unknown } | null
  texts: Texts
  action: AuditAction
  /** Whether these aren't the texts of the author's draft. */
  keepsDraft?: boolean
}
type Author = { id: number | null; name: string; email: string }

/**
 * Writes the version after `current`, and cancels what was scheduled for the version before. Throws a unique violation
 * if someone else wrote it first.
 */
export async function writeTexts(
  tx: Database,
  author: Admin | Author,
  page: TextPage,
  { current, texts, action, keepsDraft, scheduledBy }: Version & { scheduledBy?: string },
): Promise<void> {
  const { slug, title } = page
  const version = (current?.version ?? 0) + 1
  await lockTexts(tx, slug)
  const data = { page: slug, version, texts, adminName: author.name || author.email, createdAt: now() }
  await tx.siteTextVersion.create({ data, select: { id: true } })
  await tx.siteTextSchedule.deleteMany({ where: { page: slug } })
  if (author.id !== null && !keepsDraft)
    await tx.siteTextDraft.deleteMany({ where: { page: slug, adminId: author.id } })
  const changed = changesOf(page, textsOf(current), texts).map(({ label }) => label)
  const actor = 'kind' in author ? author : ({ kind: 'system' } as const)
  await audit(tx, actor, { action, subject: title, detail: { version, changed, ...(scheduledBy && { scheduledBy }) } })
}

/** Built-in pages have no row to lock. Without this, something could be scheduled for a version that was just replaced. */
export async function lockTexts(tx: Database, slug: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${lockName(slug)}))`
}

export const lockName = (slug: string) => `site-texts ${slug}`

/** Saves an admin's draft, which only they can preview. Deletes the draft if it equals the published version. */
export async function saveDraft(admin: Admin, page: TextPage, sent: { version: number; texts: Texts }): Promise<void> {
  const key = { page: page.slug, adminId: admin.id }
  const texts = await validTexts(page, sent.texts)
  if (changesOf(page, textsOf(await findNewest(db(), page.slug)), texts).length === 0) return discardDraft(admin, page)
  const data = { version: sent.version, texts, updatedAt: now() }
  await db().siteTextDraft.upsert({
    where: { page_adminId: key },
    create: { ...key, ...data },
    update: data,
    select: { page: true },
  })
}

export async function discardDraft(admin: Admin, page: TextPage): Promise<void> {
  await db().siteTextDraft.deleteMany({ where: { page: page.slug, adminId: admin.id } })
}

/** The texts to save, with the sizes of their stored images. Throws `invalid` with a message for each invalid field. */
export async function validTexts(page: TextPage, sent: Texts): Promise<Texts> {
  const { texts, errors } = checkTexts(textFields(page), sent)
  const pictures = picturesInTexts(texts)
  const stored = await findPictures(
    db(),
    pictures.map(({ picture }) => picture.file),
  )
  for (const { key, picture } of pictures) {
    const size = stored.get(picture.file)
    if (size) texts[key] = pictureText({ ...picture, ...size })
    else errors[key] = pictureMessages.missing
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', undefined, { fields: errors })
  return texts
}
