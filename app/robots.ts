import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { routes } from '@/lib/site/routes/routes'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  const closed = routes.filter(({ robots }) => robots === 'disallow').map(({ path }) => `${path}$`)
  return {
    rules: { userAgent: '*', allow: ['/', '/api/v1/jobs'], disallow: [...closed, '/api/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
