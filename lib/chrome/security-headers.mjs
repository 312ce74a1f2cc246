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

/**
 * For what has no policy of its own: pages get one from middleware.ts or from server/public-pages.ts, calls and uploads a
 * stricter one from their routes.
 */
export const leastPolicy = {
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
}
