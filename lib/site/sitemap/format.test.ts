import { siteMapIndexOf, siteMapOf } from '@/lib/site/sitemap/format'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

test('lists each page with its URL escaped for XML and the time of its last change, if known', () => {
  const changedAt = new Date('2026-01-31T10:00:00Z')
  expect(siteMapOf([{ url: 'https://jobs.example/a?b&c', changedAt }, { url: 'https://jobs.example/' }])).toBe(
    `${HEAD}<urlset ${NAMESPACE}>
<url><loc>https://jobs.example/a?b&#38;c</loc><lastmod>2026-01-31T10:00:00.000Z</lastmod></url>
<url><loc>https://jobs.example/</loc></url>
</urlset>
`,
  )
})

test('lists the files of a large board', () => {
  expect(siteMapIndexOf([{ url: 'https://jobs.example/sitemap/pages.xml' }])).toBe(
    `${HEAD}<sitemapindex ${NAMESPACE}>
<sitemap><loc>https://jobs.example/sitemap/pages.xml</loc></sitemap>
</sitemapindex>
`,
  )
})
