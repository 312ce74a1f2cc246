import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { type AdminBlog, adminBlogSelect } from '@/lib/content/blogs/admin-queries'
import { toAdminBlogWire } from '@/lib/content/blogs/format'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import { sanitizeBlogHtml } from '@/lib/content/blogs/sanitize'
import type { BlogFields } from '@/lib/content/blogs/schema'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, releaseFile, removeStored, withStoredUpload } from '@/lib/platform/uploads/mutations'
import { changePages } from '@/lib/site/page-changes/mutations'

export async function addBlog(admin: Admin, fields: BlogFields, image: Upload | null): Promise<AdminBlog> {
  const blog = await withStoredUpload(image, (name) =>
    changePages('blogs', async (tx) => {
      const stored = image && name ? await createStoredFile(tx, name, image) : null
      const data = { ...columnsOf(fields), createdAt: now(), ...(stored && { imageId: stored.id }) }
      const added = await tx.blog.create({ data, select: adminBlogSelect })
      await audit(tx, admin, { action: 'blog.added', ...subjectOf(added), detail: { state: fields.state } })
      return added
    }),
  )
  return blog
}

/**
 * Updates a post and sets its date to today. Throws `not-found`, or `conflict` with the current post if `version` is
 * stale.
 */
export async function updateBlog(admin: Admin, id: number, fields: BlogFields, image: Upload | null) {
  const { version } = fields
  const { blog, unused } = await withStoredUpload(image, (name) =>
    changePages('blogs', async (tx) => {
      const before = await lockBlog(tx, id)
      const stored = image && name ? await createStoredFile(tx, name, image) : null
      const { count } = await tx.blog.updateMany({
        where: { id, ...(version !== undefined && { version }) },
        data: { ...columnsOf(fields), ...(stored && { imageId: stored.id }), version: { increment: 1 } },
      })
      if (count === 0)
        throw new ApiError('conflict', editMessages.changed, { current: toAdminBlogWire(await getBlog(tx, id)) })
      const saved = await getBlog(tx, id)
      await audit(tx, admin, { action: 'blog.changed', ...subjectOf(saved), detail: { state: fields.state } })
      return { blog: saved, unused: stored && before.imageId ? await releaseFile(tx, before.imageId) : null }
    }),
  )
  if (unused) await removeStored(unused)
  return blog
}

export async function deleteBlog(admin: Admin, id: number): Promise<void> {
  const unused = await changePages('blogs', async (tx) => {
    const blog = await lockBlog(tx, id)
    const { count } = await tx.blog.deleteMany({ where: { id } })
    if (count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'blog.deleted', ...subjectOf(blog) })
    return blog.imageId ? releaseFile(tx, blog.imageId) : null
  })
  if (unused) await removeStored(unused)
}

/** Concurrent uploads wait here, because otherwise one image would be orphaned. */
async function lockBlog(tx: Database, id: number) {
  await tx.$executeRaw`SELECT 1 FROM "Blog" WHERE "id" = ${id} FOR UPDATE`
  return getBlog(tx, id)
}

export async function addBlogImage(_admin: Admin, image: Upload) {
  const { name } = await withStoredUpload(image, (stored) =>
    db().$transaction((tx) => createStoredFile(tx, stored ?? '', image)),
  )
  return { src: blogPicturePath(name), width: image.width, height: image.height }
}

async function getBlog(tx: Database, id: number) {
  const blog = await tx.blog.findUnique({ where: { id }, select: { ...adminBlogSelect, imageId: true } })
  if (!blog) throw new ApiError('not-found')
  return blog
}

function columnsOf({ category_name, title, author, description, imageAlt, state, publishAt }: BlogFields) {
  const time = now()
  const published = publishAt ? new Date(publishAt) : time
  return {
    category: category_name,
    title,
    author,
    description: sanitizeBlogHtml(description),
    imageAlt,
    // A scheduled post is dated when it goes public.
    date: published > time ? published : time,
    state: state === 'draft' ? ('DRAFT' as const) : ('PUBLISHED' as const),
    publishAt: published,
  }
}

const subjectOf = ({ id, title }: { id: number; title: string }) => ({ subjectId: id, subject: title })
