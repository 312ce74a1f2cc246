import type { MetadataRoute } from 'next'
import { groupPages } from '@/lib/api/describe/groups'
import { blogPath } from '@/lib/blogs/format'
import { listBlogTitles } from '@/lib/blogs/queries'
import { contentPages } from '@/lib/content/pages'
import { env } from '@/lib/env'
import { landingPath } from '@/lib/landings/format'
import { listLandings } from '@/lib/landings/queries'
import { listOpenJobSlugs } from '@/lib/postings/queries'
import { jobPath } from '@/lib/postings/search-form'

export const dynamic = 'force-dynamic'

const otherPages = [
  '/',
  '/applied-jobs',
  '/blogsection',
  '/hirefromus',
  '/registration',
  '/contact-us',
  '/api-docs',
  ...groupPages.map(({ path }) => path),
  '/privacy',
  '/login',
  '/register',
]

/** Every page for the public: the pages of words, the blog, the open jobs and the pages about them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = env()
  const blogs = await listBlogTitles()
  const jobs = await listOpenJobSlugs()
  const landings = await listLandings()
  return [
    ...[...otherPages, ...contentPages.map(({ path }) => path)].map((path) => ({ url: `${SITE_URL}${path}` })),
    ...landings.map((landing) => ({ url: `${SITE_URL}${landingPath(landing)}` })),
    ...blogs.map((blog) => ({ url: `${SITE_URL}${blogPath(blog)}`, lastModified: blog.date })),
    ...jobs.map(({ slug, approvedAt }) => ({
      url: SITE_URL + jobPath(slug),
      lastModified: approvedAt,
    })),
  ]
}
