import { existsSync } from 'node:fs'
import { headerRules } from './lib/platform/security/headers.mjs'

const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The server around Next compresses pages after it has rewritten them.
  compress: false,
  // For every client, public pages have their metadata in the head.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // `npm run typecheck` and the tests check types, so the build doesn't have to.
  typescript: { ignoreBuildErrors: true },
  trailingSlash: false,
  turbopack: { rules: { 'CHANGELOG.md': { type: 'text' } } },
  images: { remotePatterns: [], unoptimized: true },
  experimental: {
    // Loading every page before the first visitor would block the process for seconds after each start.
    preloadEntriesOnStart: false,
    // Only repeated builds use the compiler's cache, and writing it slows down the first.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Stack traces in the logs are readable without minification, and the build is faster.
    turbopackMinify: { server: false },
  },
  serverExternalPackages: [
    '@node-rs/argon2',
    'sharp',
    'flydrive',
    'redis',
    'rate-limiter-flexible',
    'file-type',
    'pino',
    'prom-client',
  ],
  headers: async () => headerRules.map(({ source, headers }) => ({ source, headers: listed(headers) })),
  redirects: async () => [{ source: '/mail-wording/:key*', destination: '/mail-templates/:key*', permanent: true }],
}

export default config
