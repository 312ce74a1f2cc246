import 'server-only'
import { ApiError, type FieldErrors, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Actor, audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { sanitizeBlogHtml } from '@/lib/content/blogs/sanitize'
import { findPictures } from '@/lib/content/editing/queries'
import { contentChanges } from '@/lib/content/site-pages/changes'
import { hasRichText } from '@/lib/content/site-pages/format'
import { linksOf, picturesOf } from '@/lib/content/site-pages/links'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import { getSitePage, listLinkablePaths, type SitePage, sitePageSelect } from '@/lib/content/site-pages/queries'
import { MAX_PAGES, type PageContent, storedContent } from '@/lib/content/site-pages/schema'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { lineMessages } from '@/lib/platform/schemas'
import { changePages } from '@/lib/site/page-changes/mutations'
import { ADDED_PAGES } from '@/lib/site/routes/added-paths'
import { findRoute } from '@/lib/site/routes/routes'

type Sent = PageContent & { version: number }

/** Adds a page without content. Visitors can open it once it's published. */
export async function addPage(admin: Admin, { title, path }: { title: string; path: string }): Promise<SitePage> {
  const added = await db()
    .$transaction(async (tx) => {
      if ((await tx.sitePage.count()) >= MAX_PAGES) throw new ApiError('invalid', messages.tooManyPages(MAX_PAGES))
      const data = { title, path, ...changedBy(admin), createdAt: now() }
      const page = await tx.sitePage.create({ data, select: { id: true } })
      await audit(tx, admin, { action: 'site-page.added', subjectId: page.id, subject: title, detail: { path } })
      return page
    })
    .catch(pathTaken)
  return getSitePage(db(), added.id)
}

/** Throws `conflict` with the current page if the version is stale. */
export async function publishPage(admin: Admin, id: number, { version, ...content }: Sent): Promise<SitePage> {
  return publish(admin, id, version, await checkedContent(content), 'site-page.published')
}

/** Publishes an earlier version again. Its links may point to pages that have been deleted since. */
export async function restorePage(admin: Admin, id: number, { version, from }: { version: number; from: number }) {
  const where = { pageId_version: { pageId: id, version: from } }
  const row = await db().sitePageVersion.findUnique({ where, select: { content: true } })
  const content = storedContent.read(row?.content)
  if (!content) throw new ApiError('not-found', messages.noVersion)
  return publish(admin, id, version, content, 'site-page.restored')
}

async function publish(admin: Admin, id: number, version: number, content: PageContent, action: AuditAction) {
  await changePages('pages', async (tx) => {
    const data = { version: { increment: 1 }, title: content.title, ...changedBy(admin) }
    // Of two concurrent publishers, the second waits here and then has a stale version.
    const { count } = await tx.sitePage.updateMany({ where: { id, version }, data })
    const page = await getSitePage(tx, id)
    if (count === 0) throw new ApiError('conflict', messages.changed, { current: page })
    if (page.content && contentChanges(page.content, content).length === 0) throw new ApiError('invalid', messages.same)
    const next = { before: page.content, id, path: page.path, version: version + 1, content }
    await writeVersion(tx, { ...next, author: admin, keepsDraft: action === 'site-page.restored' })
    await auditVersion(tx, admin, { ...next, action })
  })
  return getSitePage(db(), id)
}

type Version = { id: number; version: number; before: PageContent | null; content: PageContent }
type Author = { id: number | null; name: string; email: string }
type Written = Omit<Version, 'before'> & {
  path: string
  author: Author
  /** Whether this isn't the content of the author's draft. */
  keepsDraft?: boolean
}

/**
 * Writes a page's content, and cancels what was scheduled for the content before it. The caller
 * has already updated the version and title in the page's row.
 */
export async function writeVersion(tx: Database, { id, path, version, content, author, keepsDraft }: Written) {
  await tx.sitePageVersion.create({
    data: {
      pageId: id,
      version,
      content: storedContent.write(content),
      adminName: author.name || author.email,
      createdAt: now(),
    },
    select: { version: true },
  })
  await tx.sitePageSchedule.deleteMany({ where: { pageId: id } })
  if (author.id !== null && !keepsDraft)
    await tx.sitePageDraft.deleteMany({ where: { pageId: id, adminId: author.id } })
  // Until the first version is published, the path may redirect to the page that used to be there.
  if (version === 1) await tx.sitePageRedirect.deleteMany({ where: { path } })
}

export async function auditVersion(
  tx: Database,
  actor: Actor,
  { id, version, before, content, action, more }: Version & { action: AuditAction; more?: { scheduledBy: string } },
) {
  const detail = { version, changed: contentChanges(before, content).map(({ label }) => label), ...more }
  await audit(tx, actor, { action, subjectId: id, subject: content.title, detail })
}

type Imported = { path: string; isHidden: boolean; content: PageContent }

/** Adds or changes the page at a path, in the caller's transaction. Returns its id. Expects valid content. */
export async function importPage(tx: Database, admin: Admin, { path, isHidden, content }: Imported): Promise<number> {
  const found = await tx.sitePage.findUnique({ where: { path }, select: { id: true } })
  const created = { path, title: content.title, ...changedBy(admin), createdAt: now() }
  const { id } = found ?? (await tx.sitePage.create({ data: created, select: { id: true } }))
  if (!found)
    await audit(tx, admin, { action: 'site-page.added', subjectId: id, subject: content.title, detail: { path } })
  const before = await lockPage(tx, id)
  const { content: published } = await getSitePage(tx, id)
  const isPlaced = before.isHidden === isHidden
  const isSame = published !== null && contentChanges(published, content).length === 0
  const data = {
    ...changedBy(admin),
    ...(!isPlaced && { isHidden, placeVersion: { increment: 1 } }),
    ...(!isSame && { title: content.title, version: { increment: 1 } }),
  }
  await tx.sitePage.update({ where: { id }, data, select: { id: true } })
  if (!isSame) {
    const next = { before: published, id, path, version: before.version + 1, content }
    await writeVersion(tx, { ...next, author: admin, keepsDraft: true })
    await auditVersion(tx, admin, { ...next, action: 'site-page.published' })
  }
  const about = { subjectId: id, subject: content.title }
  if (!isPlaced) await audit(tx, admin, { action: isHidden ? 'site-page.hidden' : 'site-page.shown', ...about })
  return id
}

type Place = { path: string; isHidden: boolean; placeVersion: number }

/** Changes the path, which redirects the old one, and whether menus and the sitemap show the page. */
export async function placePage(admin: Admin, id: number, { path, isHidden, placeVersion }: Place): Promise<SitePage> {
  await changePages('pages', async (tx) => {
    const before = await lockPage(tx, id)
    if (before.placeVersion !== placeVersion) throw new ApiError('conflict', messages.placeChanged, { current: before })
    if (before.path === path && before.isHidden === isHidden) throw new ApiError('invalid', messages.placeSame)
    const data = { path, isHidden, placeVersion: { increment: 1 }, ...changedBy(admin) }
    await tx.sitePage.update({ where: { id }, data, select: { id: true } })
    const about = { subjectId: id, subject: before.title }
    if (before.path !== path) {
      if (before.version > 0) await redirect(tx, id, before.path, path)
      await audit(tx, admin, { action: 'site-page.moved', ...about, detail: { from: before.path, to: path } })
    }
    if (before.isHidden !== isHidden)
      await audit(tx, admin, { action: isHidden ? 'site-page.hidden' : 'site-page.shown', ...about })
  }).catch(pathTaken)
  return getSitePage(db(), id)
}

/** Redirects lead to the page, not to a path, so that they never form a chain or a loop. */
async function redirect(tx: Database, pageId: number, from: string, to: string): Promise<void> {
  await tx.sitePageRedirect.deleteMany({ where: { path: to } })
  const row = { pageId, createdAt: now() }
  await tx.sitePageRedirect.upsert({
    where: { path: from },
    create: { path: from, ...row },
    update: row,
    select: { path: true },
  })
}

/** The paths that the page had are then gone (410). A page that was never published leaves nothing. */
export async function deletePage(admin: Admin, id: number): Promise<void> {
  await changePages('pages', async (tx) => {
    const page = await lockPage(tx, id)
    await tx.sitePage.delete({ where: { id }, select: { id: true } })
    if (page.version > 0)
      await tx.sitePageRedirect.upsert({
        where: { path: page.path },
        create: { path: page.path, createdAt: now() },
        update: { pageId: null, createdAt: now() },
        select: { path: true },
      })
    const detail = { path: page.path }
    await audit(tx, admin, { action: 'site-page.deleted', subjectId: id, subject: page.title, detail })
  })
}

/** Saves an admin's draft, which only they can preview. A draft can be incomplete. */
export async function saveDraft(admin: Admin, id: number, { version, ...content }: Sent): Promise<void> {
  const page = await getSitePage(db(), id)
  const drafted = sanitizedContent(content)
  if (page.content && contentChanges(page.content, drafted).length === 0) return discardDraft(admin, id)
  const key = { pageId: id, adminId: admin.id }
  const data = { version, content: storedContent.write(drafted), updatedAt: now() }
  await db().sitePageDraft.upsert({
    where: { pageId_adminId: key },
    create: { ...key, ...data },
    update: data,
    select: { pageId: true },
  })
}

export async function discardDraft(admin: Admin, id: number): Promise<void> {
  await db().sitePageDraft.deleteMany({ where: { pageId: id, adminId: admin.id } })
}

/**
 * The content with sanitized HTML and the sizes of its stored images. Throws `invalid` with a message for each invalid
 * field.
 */
export async function checkedContent(sent: PageContent): Promise<PageContent> {
  const content = sanitizedContent(sent)
  const errors = contentProblems(content, await listLinkablePaths())
  const pictures = picturesOf(content)
  const stored = await findPictures(
    db(),
    pictures.map(({ picture }) => picture.file),
  )
  for (const { path, picture } of pictures) {
    const size = stored.get(picture.file)
    if (size) Object.assign(picture, size)
    else errors[`${path}.file`] = messages.picture
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid', Object.values(errors)[0], { fields: errors })
  return content
}

/** Messages by field, for text that's only markup and links to pages that don't exist. */
export function contentProblems(content: PageContent, addedPaths: ReadonlySet<string>): FieldErrors {
  const errors: FieldErrors = {}
  content.sections.forEach((section, index) => {
    if (section.kind === 'text' && !hasRichText(section.body))
      errors[`sections.${index}.body`] = lineMessages('Text', 0).missing
  })
  for (const { path, href } of linksOf(content)) {
    const [target = ''] = href.split(/[?#]/, 1)
    const row = findRoute(target)
    const isThere = row && row.path !== ADDED_PAGES ? row.audience !== 'admin' : addedPaths.has(target)
    if (target.startsWith('/') && !isThere && !isFile(target)) errors[path] = messages.noPage(target)
  }
  return errors
}

/** Files and feeds, such as /feed.xml. */
const isFile = (path: string) => /\.\w+$/.test(path)

export const sanitizedContent = (content: PageContent): PageContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.kind === 'text' ? { ...section, body: sanitizeBlogHtml(section.body) } : section,
  ),
})

export async function lockPage(tx: Database, id: number) {
  await tx.$executeRaw`SELECT 1 FROM "SitePage" WHERE "id" = ${id} FOR UPDATE`
  const page = await tx.sitePage.findUnique({ where: { id }, select: sitePageSelect })
  if (!page) throw new ApiError('not-found')
  return page
}

const changedBy = (admin: Admin) => ({ changedBy: admin.name || admin.email, changedAt: now() })

function pathTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new ApiError('invalid', messages.pathTaken, { fields: { path: messages.pathTaken } })
}
