import { apiPrefixes } from '../routes/api-paths.mjs'

/** What every response carries. */
export const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Of no meaning for the hashed files, of which a page loads some thirty. */
export const headersOfDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Nothing may be shown in a frame but the list of jobs that partners' sites embed (app/embed). */
export const noFrames = { 'X-Frame-Options': 'DENY' }

/** Sent where visitors come by https, which is known at run time alone. */
export const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

/** The content policy of what is no page: calls run and load nothing. */
export const callPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" })

/** The content policy of a stored file, which runs nothing even when it is opened as a page. */
export const filePolicy = `${callPolicy}; sandbox`

/** The same for a document that the back office shows in a frame. */
export const framedFilePolicy = `${policy({ 'default-src': "'none'", 'frame-ancestors': "'self'" })}; sandbox`

/** A mail in a frame of the outbox: it has its own styles, as mails do, and loads and runs nothing. */
export const framedMailPolicy = `${policy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", 'frame-ancestors': "'self'" })}; sandbox`

/** For what has no policy of its own: pages get theirs from middleware.ts or server/, calls and files from their routes. */
export const leastPolicy = policy({
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/**
 * The content policy of every page.
 *
 * @param {object} page
 * @param {string} page.scripts What marks the inline scripts that may run: a nonce or hashes.
 * @param {boolean} [page.isDevelopment] Next's development server evaluates code and writes styles into pages.
 * @param {string} [page.frames] The only other site that the page may show in a frame.
 */
export function pagePolicy({ scripts, isDevelopment, frames }) {
  return policy({
    'default-src': "'none'",
    'script-src': `'self' ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': `'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': frames,
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  })
}

/**
 * The content policy of the page that partners embed: any site may show it; it runs, sends and loads nothing.
 *
 * @param {string} styles What marks its style sheet: a hash.
 */
export function embedPolicy(styles) {
  return policy({
    'default-src': "'none'",
    'style-src': styles,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': '*',
  })
}

/** @param {Record<string, string | false | undefined>} directives Those without a value are left out. */
function policy(directives) {
  const given = Object.entries(directives).filter(([, value]) => value)
  return given.map(([name, value]) => `${name} ${value}`).join('; ')
}

const notBelow = apiPrefixes.map((prefix) => `${prefix.slice(1)}(?:/|$)`).join('|')

/** A page may show ten of the site's own drawings; they change with a release. */
const drawings = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** The table that next.config.mjs gives to Next: which paths carry which headers. */
export const headerRules = [
  { source: '/pictures/:path*', headers: drawings },
  { source: '/:path*', headers: headersOfAll },
  { source: '/:path((?!_next/static/).*)', headers: headersOfDocuments },
  { source: '/:path((?!_next/static/|embed/).*)', headers: noFrames },
  { source: `/:path((?!contactus|${notBelow}).*)`, headers: { 'Content-Security-Policy': leastPolicy } },
]
