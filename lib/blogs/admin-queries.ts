import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import type { BlogQuery } from '@/lib/blogs/list'
import { sanitizeBlogHtml } from '@/lib/blogs/sanitize'
import { now } from '@/lib/clock'
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

/** One page of the posts, drafts and scheduled ones included, with how many match; a page beyond the last is the last. */
export async function listBlogsOf(_admin: Admin, query: BlogQuery) {
  const where = whereOf(query)
  const shown = pageOf(query.page, await db().blog.count({ where }))
  const { skip, take } = shown
  const blogs = await rowsOf(
    await db().blog.findMany({
      where,
      orderBy: [{ [query.sort]: query.direction }, { id: query.direction }],
      skip,
      take,
      select: { id: true },
    }),
    (within) => db().blog.findMany({ where: within, select: adminBlogSelect }),
  )
  return { blogs, ...shown }
}

/** The next posts of an export, newest first. */
export function listBlogsBefore(_admin: Admin, query: BlogQuery, { before, take }: Batch) {
  const where = { ...whereOf(query), id: { lt: before } }
  return db().blog.findMany({ where, orderBy: { id: 'desc' }, take, select: adminBlogSelect })
}

/** A post as it will look, whether it is public or not; null when there is none of that id. */
export async function findBlogToPreview(_admin: Admin, id: number) {
  const blog = await db().blog.findUnique({ where: { id }, select: adminBlogSelect })
  return blog && { ...blog, description: sanitizeBlogHtml(blog.description) }
}

const searched = ['title', 'category', 'author'] as const

function whereOf({ search, state }: BlogQuery): Prisma.BlogWhereInput {
  const time = now()
  const states: Record<string, Prisma.BlogWhereInput> = {
    public: { state: 'PUBLISHED', publishAt: { lte: time } },
    scheduled: { state: 'PUBLISHED', publishAt: { gt: time } },
    draft: { state: 'DRAFT' },
  }
  return {
    ...states[state],
    ...(search && { OR: searched.map((column) => ({ [column]: contains(search) })) }),
  }
}
