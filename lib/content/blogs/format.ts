import slugify from '@sindresorhus/slugify'
import { blogPicturePath } from '@/lib/content/blogs/pictures'
import { publisherData } from '@/lib/site/routes/metadata'

type BlogRow = {
  id: number
  category: string
  title: string
  author: string
  description: string
  date: Date
  image: { name: string } | null
}

export function toBlogWire({ id, category, title, author, description, date, image }: BlogRow) {
  return {
    id,
    category_name: category,
    title,
    author,
    blog_image: image?.name ?? '',
    description,
    date: date.toISOString().slice(0, 10),
  }
}

type AdminBlogRow = BlogRow & { state: 'DRAFT' | 'PUBLISHED'; publishAt: Date; imageAlt: string; version: number }

export function toAdminBlogWire(blog: AdminBlogRow) {
  return {
    ...toBlogWire(blog),
    imageAlt: blog.imageAlt,
    state: blog.state === 'DRAFT' ? ('draft' as const) : ('published' as const),
    publishAt: blog.publishAt.toISOString(),
    version: blog.version,
  }
}

export type AdminBlogWire = ReturnType<typeof toAdminBlogWire>

export function blogPath({ id, title }: { id: number; title: string }): string {
  return `/blogsection/${[id, slugify(title)].filter(Boolean).join('-')}`
}

export function blogIdOf(slug: string): number | null {
  const id = Number(/^(\d{1,9})(-|$)/.exec(slug)?.[1] ?? 0)
  return id > 0 ? id : null
}

export function blogSummary(html: string, longest = 155): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = plain.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

const WORDS_A_MINUTE = 220

export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export function toBlogPosting(origin: string, blog: BlogRow) {
  const url = `${origin}${blogPath(blog)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: blog.title.slice(0, 110),
    description: blogSummary(blog.description),
    articleSection: blog.category,
    author: { '@type': 'Person', name: blog.author },
    publisher: publisherData(origin),
    datePublished: blog.date.toISOString().slice(0, 10),
    url,
    mainEntityOfPage: url,
    ...(blog.image && { image: origin + blogPicturePath(blog.image.name) }),
  }
}
