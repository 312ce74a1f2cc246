import type { MetadataRoute } from 'next'
import { brandFile, site } from '@/lib/site/company'
import { mailColors } from '@/lib/site/settings/look-colors'

export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const icon = (size: number) => (site.isSample ? `/icon-${size}.png` : brandFile(`app-${size}.png`))
  const maskable = site.isSample ? '/icon-512.png' : brandFile('maskable-512.png')
  const colors = mailColors()
  return {
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.surface,
    theme_color: site.look.version === 0 ? site.look.brand : colors.brand,
    icons: [
      { src: icon(192), sizes: '192x192', type: 'image/png' },
      { src: icon(512), sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
