import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { brandFile, companyData, site } from '@/lib/site/company'
import { surfaceColors } from '@/lib/site/settings/look-colors'
import './globals.css'

// Font subsets from bench/subset-fonts.ts. `optional` avoids a layout shift by keeping the fallback font.
const body = localFont({
  src: './fonts/inter-latin.woff2',
  variable: '--font-body',
  weight: '400 700',
  display: 'optional',
})
const bodyOfOtherLetters = localFont({
  src: './fonts/inter-latin-ext.woff2',
  variable: '--font-body-ext',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-017F, U+0218-021B, U+1EA0-1EF9' }],
})
const headline = localFont({
  src: './fonts/bricolage-grotesque-latin.woff2',
  variable: '--font-headline',
  weight: '500 700',
  display: 'optional',
})

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
    description: site.description,
    applicationName: site.name,
    formatDetection: { telephone: false },
    icons: site.isSample
      ? {
          icon: [
            { url: '/favicon.ico', sizes: '32x32' },
            { url: '/icon.svg', type: 'image/svg+xml' },
          ],
          apple: '/apple-icon.png',
        }
      : { icon: brandFile('tab-32.png'), apple: brandFile('app-180.png') },
  }
}

export function generateViewport(): Viewport {
  const { light, dark } = surfaceColors()
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  }
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-US"
      className={`${body.variable} ${bodyOfOtherLetters.variable} ${headline.variable}`}
      suppressHydrationWarning
    >
      <head>
        {site.look.version > 0 && <link rel="stylesheet" href={`/theme/${site.look.version}.css`} />}
        {/* Blocks on purpose: it's 500 bytes and determines the first paint. */}
        <script src="/boot.js" />
      </head>
      {/* Not on <html>, where it would push the character set out of the first kilobyte. */}
      <body data-company={companyData()} suppressHydrationWarning>
        {children}
      </body>
    </html>
  )
}
