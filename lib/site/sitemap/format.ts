import { escapeXml } from '@/lib/platform/xml'

export type SiteMapEntry = { url: string; changedAt?: Date }

export const siteMapOf = (entries: SiteMapEntry[]) => document('urlset', 'url', entries)

/** A sitemap index, for sites too large for one file. */
export const siteMapIndexOf = (parts: SiteMapEntry[]) => document('sitemapindex', 'sitemap', parts)

function document(root: string, element: string, entries: SiteMapEntry[]): string {
  const lines = entries.map(({ url, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(url)}</loc>${changed}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`
}
