import type { MetadataRoute } from 'next'
import { brandFile, site } from '@/lib/site/company'

export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const icon = (size: number) => (site.isSample ? `/icon-${size}.png` : brandFile(`icon-${size}.png`))
  return {
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: '#faf6ee',
    theme_color: '#12392b',
    icons: [
      { src: icon(192), sizes: '192x192', type: 'image/png' },
      { src: icon(512), sizes: '512x512', type: 'image/png' },
      { src: icon(512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
