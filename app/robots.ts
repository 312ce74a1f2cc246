import type { MetadataRoute } from 'next'
import { adminPaths, seekerPaths } from '@/lib/chrome/paths'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** Crawlers may read the public site; the seekers' area, the back office and the calls are not for them. */
export default function robots(): MetadataRoute.Robots {
  const closed = [...seekerPaths, ...adminPaths, '/admin', '/resetpassword', '/otpverification'].map(
    (path) => `${path}$`,
  )
  return {
    rules: { userAgent: '*', allow: ['/', '/api/v1/jobs'], disallow: [...closed, '/api/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
