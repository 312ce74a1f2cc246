import type { Metadata } from 'next'
import { site } from '@/lib/site'

type PageWords = {
  /** Without the brand, which the template adds. */
  title: string
  description: string
  path: string
  /** A picture of the page's own for share cards, by its path; `own` when a file beside the page draws it. */
  image?: string
}

/** The metadata of a public page: title, description, canonical link, Open Graph and Twitter card. */
export function pageMetadata({ title, description, path, image = '/opengraph-image' }: PageWords): Metadata {
  const images = image === 'own' ? {} : { images: [image] }
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: { title, description, url: path, siteName: site.name, locale: 'en_US', type: 'website', ...images },
    twitter: { card: 'summary_large_image', title, description, ...images },
  }
}

type Crumb = { name: string; path: string }

/** BreadcrumbList data of an inner page; Home is added in front. `origin` is SITE_URL. */
export function breadcrumbData(origin: string, crumbs: Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}

/** Organization and WebSite data of the home page. `origin` is SITE_URL. */
export function organizationData(origin: string) {
  const id = `${origin}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: site.legalName,
        url: origin,
        logo: `${origin}/icon-512.png`,
        description: site.description,
        email: site.email,
        telephone: site.phone.label,
        address: site.offices.map(({ lines }) => lines.join(', ')),
        sameAs: site.social.map(({ href }) => href),
      },
      { '@type': 'WebSite', '@id': `${origin}/#website`, name: site.name, url: origin, publisher: { '@id': id } },
    ],
  }
}
