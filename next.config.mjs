import { headersOfAll, headersOfDocuments, leastPolicy, noFrames } from './lib/chrome/security-headers.mjs'

/**
 * The documented paths of the API that stand outside /api (contract §1). Each answers under /api as well. They are
 * rewritten here and not in the middleware, which would cut uploads at 10 MiB and slow every call down.
 */
const documentedPaths = [
  '/demoregister/:path*',
  '/jobpost',
  '/jobpost/:path*',
  '/apply-job/:path*',
  '/hire-from-us',
  '/hire-from-us/:path*',
  '/blog',
  '/blog/:path*',
  '/profile/get/:path*',
  '/profile/add',
  '/profile/update/:path*',
  '/uploads/:path*',
  '/contactus/:path+',
]

/** GET /contactus is a page for a browser and a call for everyone else; the router's own requests carry `rsc`. */
const contactList = {
  source: '/contactus',
  missing: [
    { type: 'header', key: 'accept', value: '.*text/html.*' },
    { type: 'header', key: 'rsc' },
  ],
  destination: '/api/contactus',
}

const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The server around Next compresses what it has rewritten.
  compress: false,
  // A page for the public has its metadata in its head, whoever asks.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // `npm run typecheck` and the tests prove the types; a start does not wait for that again.
  typescript: { ignoreBuildErrors: true },
  trailingSlash: false,
  images: { remotePatterns: [], unoptimized: true },
  serverExternalPackages: ['@node-rs/argon2', 'sharp', 'flydrive', 'redis', 'rate-limiter-flexible', 'file-type'],
  headers: async () => [
    { source: '/:path*', headers: listed(headersOfAll) },
    { source: '/:path((?!_next/static/).*)', headers: listed(headersOfDocuments) },
    { source: '/:path((?!_next/static/|embed/).*)', headers: listed(noFrames) },
    {
      source:
        '/:path((?!api/|embed/|uploads/|apply-job/|demoregister/|contactus|profile/(?:get|add|update)|(?:hire-from-us|jobpost|blog)(?:/|$)).*)',
      headers: listed(leastPolicy),
    },
  ],
  rewrites: async () => ({
    beforeFiles: [contactList, ...documentedPaths.map((source) => ({ source, destination: `/api${source}` }))],
    afterFiles: [],
    fallback: [],
  }),
}

export default config
