export const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const headersOfDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const noFrames = { 'X-Frame-Options': 'DENY' }

export const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }

export const callPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" })

export const filePolicy = `${callPolicy}; sandbox`

export const framedFilePolicy = `${policy({ 'default-src': "'none'", 'frame-ancestors': "'self'" })}; sandbox`

/** The policy for an email or a resume shown in a frame. It has its own styles and can't load or run anything. */
export const framedPagePolicy = `${policy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", 'frame-ancestors': "'self'" })}; sandbox`

/** The policy for files, and for pages sent as Next wrote them because server/light-page.ts couldn't change them. */
export const leastPolicy = policy({
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/**
 * The content security policy of every page.
 *
 * @param {object} page
 * @param {string} page.scripts The nonce or hashes of inline scripts that can run.
 * @param {boolean} [page.isDevelopment] Next's development server evaluates code and writes styles into pages.
 * @param {string} [page.frames] The only other site the page can show in a frame.
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
 * The content security policy of the page that partners embed. Any site can show it, and it can't run or load anything,
 * and only sends its own search.
 * @param {string} styles The hash of its style sheet.
 */
export function embedPolicy(styles) {
  return policy({
    'default-src': "'none'",
    'style-src': styles,
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': '*',
  })
}

/** @param {Record<string, string | false | undefined>} directives Leaves out directives without a value. */
function policy(directives) {
  const given = Object.entries(directives).filter(([, value]) => value)
  return given.map(([name, value]) => `${name} ${value}`).join('; ')
}

const webComponent = { 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' }
const drawings = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** Headers that neither middleware.ts nor API calls set. */
export const headerRules = [
  { source: '/pictures/:path*', headers: drawings },
  { source: '/:path*', headers: headersOfAll },
  { source: '/:path((?!_next/static/).*)', headers: headersOfDocuments },
  { source: '/:path((?!_next/static/|embed/).*)', headers: noFrames },
  { source: '/open-jobs.js', headers: webComponent },
  { source: '/:path((?!api/|embed/).*)', headers: { 'Content-Security-Policy': leastPolicy } },
]
