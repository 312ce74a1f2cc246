import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { sanitizeBlogHtml } from '@/lib/content/blogs/sanitize'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

export const adminBlogSelect = {
  id: true,
  state: true,
  publishAt: true,
  category: true,
  title: true,
  author: true,
  description: true,
  imageAlt: true,
  image: { select: { name: true, width: true, height: true } },
  date: true,
  version: true,
} satisfies Prisma.BlogSelect

export type AdminBlog = Prisma.BlogGetPayload<{ select: typeof adminBlogSelect }>

export async function findBlogToPreview(_admin: Admin, id: number) {
  const blog = await db().blog.findUnique({ where: { id }, select: adminBlogSelect })
  return blog && { ...blog, description: sanitizeBlogHtml(blog.description) }
}

export async function getBlogToEdit(_admin: Admin, id: number): Promise<AdminBlog> {
  const blog = await db().blog.findUnique({ where: { id }, select: adminBlogSelect })
  if (!blog) throw new ApiError('not-found')
  return blog
}
