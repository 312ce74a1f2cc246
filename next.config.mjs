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

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** Of no meaning for the hashed files, of which a page loads some thirty. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Nothing may be shown in a frame but the list of jobs that partners' sites embed (app/embed). */
const noFrames = [{ key: 'X-Frame-Options', value: 'DENY' }]

/**
 * Pages without a policy of their own (middleware.ts sets one by nonce) still refuse frames, plug-ins and foreign bases.
 * Files and calls answer with a stricter one, which this must not replace.
 */
const staticPolicy = {
  key: 'Content-Security-Policy',
  value: "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}

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
    { source: '/:path*', headers: securityHeaders },
    { source: '/:path((?!_next/static/).*)', headers: documentHeaders },
    { source: '/:path((?!_next/static/|embed/).*)', headers: noFrames },
    {
      source:
        '/:path((?!api/|embed/|uploads/|apply-job/|demoregister/|contactus|profile/(?:get|add|update)|(?:hire-from-us|jobpost|blog)(?:/|$)).*)',
      headers: [staticPolicy],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [contactList, ...documentedPaths.map((source) => ({ source, destination: `/api${source}` }))],
    afterFiles: [],
    fallback: [],
  }),
}

export default config
