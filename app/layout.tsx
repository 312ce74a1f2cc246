import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { site } from '@/lib/site'
import './globals.css'

// Optional: on a slow first visit the fallback stays, so that no line moves under a reader.
const body = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-body',
  weight: '100 900',
  display: 'optional',
})
const headline = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-headline',
  weight: '200 800',
  display: 'optional',
})

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_URL),
  title: { default: `${site.legalName}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1713' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={`${body.variable} ${headline.variable}`} suppressHydrationWarning>
      <head>
        {/* Blocking on purpose: it is 500 bytes and decides what the first paint looks like. */}
        <script src="/boot.js" />
      </head>
      <body>{children}</body>
    </html>
  )
}
