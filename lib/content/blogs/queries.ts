import 'server-only'
import { readingMinutes } from '@/lib/content/blogs/format'
import { sanitizeBlogHtml } from '@/lib/content/blogs/sanitize'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

const selection = {
  id: true,
  category: true,
  title: true,
  author: true,
  description: true,
  date: true,
  imageAlt: true,
  image: { select: { name: true, width: true, height: true } },
} as const

export const isPublic = () => ({ state: 'PUBLISHED' as const, publishAt: { lte: now() } })

export async function listBlogs() {
  const blogs = await db().blog.findMany({
    where: isPublic(),
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: selection,
  })
  return blogs.map((blog) => ({ ...blog, description: sanitizeBlogHtml(blog.description) }))
}

export type Blog = Awaited<ReturnType<typeof listBlogs>>[number]

export async function listBlogCards() {
  const { imageAlt: _alt, author: _author, ...shown } = selection
  const blogs = await db().blog.findMany({
    where: isPublic(),
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: shown,
  })
  return blogs.map(({ description, ...blog }) => ({ ...blog, minutes: readingMinutes(description) }))
}

export type BlogCard = Awaited<ReturnType<typeof listBlogCards>>[number]

export function listBlogTitles() {
  return db().blog.findMany({
    where: isPublic(),
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: { id: true, title: true, category: true, date: true },
  })
}

export async function findBlog(id: number): Promise<Blog | null> {
  const blog = await db().blog.findFirst({ where: { id, ...isPublic() }, select: selection })
  return blog && { ...blog, description: sanitizeBlogHtml(blog.description) }
}
