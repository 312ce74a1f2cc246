import type { MetadataRoute } from 'next'
import { groupPages } from '@/lib/api/reference'
import { blogPath } from '@/lib/blogs/format'
import { listBlogTitles } from '@/lib/blogs/queries'
import { casePath, cases } from '@/lib/content/cases'
import { env } from '@/lib/env'
import { landingPath } from '@/lib/landings/format'
import { listLandings } from '@/lib/landings/queries'
import { listOpenJobSlugs } from '@/lib/postings/queries'
import { jobPath } from '@/lib/postings/search-form'
import { routes } from '@/lib/routes/routes'

export const dynamic = 'force-dynamic'

const staticPaths = routes.filter(({ path, sitemap }) => sitemap && !path.includes('[')).map(({ path }) => path)

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = env()
  const blogs = await listBlogTitles()
  const jobs = await listOpenJobSlugs()
  const landings = await listLandings()
  return [
    ...[...staticPaths, ...groupPages.map(({ path }) => path), ...cases.map(casePath)].map((path) => ({
      url: `${SITE_URL}${path}`,
    })),
    ...landings.map((landing) => ({ url: `${SITE_URL}${landingPath(landing)}`, lastModified: landing.newest })),
    ...blogs.map((blog) => ({ url: `${SITE_URL}${blogPath(blog)}`, lastModified: blog.date })),
    ...jobs.map(({ slug, changedAt }) => ({ url: SITE_URL + jobPath(slug), lastModified: changedAt })),
  ]
}
