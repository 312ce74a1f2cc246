import type { Metadata } from 'next'
import { brandFile, site } from '@/lib/site/company'
import { hoursData } from '@/lib/site/settings/hours'

type PageWords = {
  title: string
  description: string
  path: string
  image?: string
}

/** Pictures drawn for the sample company carry its name; any other company has one made of its name and colors. */
const shareImage = (drawn: string) => (site.isSample || !drawn.startsWith('/share/') ? drawn : brandFile('share.png'))

/** Search engines cut off longer titles, so a long one is shown without the site's name. */
const MAX_TITLE = 60

export function pageMetadata({ title, description, path, image = '/share/site.png' }: PageWords): Metadata {
  const images = [shareImage(image)]
  return {
    title: `${title} | ${site.name}`.length > MAX_TITLE ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
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
  logo: `${origin}${site.isSample ? '/icon-512.png' : brandFile('app-512.png')}`,
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
        telephone: site.phone.e164,
        address: site.offices.map(({ street, city, region, postalCode, country }) => ({
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: city,
          ...(region && { addressRegion: region }),
          ...(postalCode && { postalCode }),
          addressCountry: country,
        })),
        contactPoint: site.offices.map((office) => {
          const hoursAvailable = hoursData(office)
          const contact = { '@type': 'ContactPoint', name: office.name, telephone: office.phone.e164 }
          return { ...contact, areaServed: office.country, ...(hoursAvailable && { hoursAvailable }) }
        }),
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
