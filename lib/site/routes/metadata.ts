import type { Metadata } from 'next'
import { site } from '@/lib/site/company'

type PageWords = {
  title: string
  description: string
  path: string
  image?: string
}

export function pageMetadata({ title, description, path, image = '/share/site.png' }: PageWords): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

type Crumb = { name: string; path: string }

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

export const publisherData = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.legalName,
  logo: `${origin}/icon-512.png`,
})

export function organizationData(origin: string) {
  const publisher = publisherData(origin)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...publisher,
        url: origin,
        description: site.description,
        email: site.email,
        telephone: site.phone.label,
        address: site.offices.map(({ address }) => ({ '@type': 'PostalAddress', ...address })),
        // A social network's home page isn't a company profile.
        sameAs: site.social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/'),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: site.name,
        url: origin,
        publisher: { '@id': publisher['@id'] },
      },
    ],
  }
}
