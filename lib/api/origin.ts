const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a call may change something (contract §3): a browser says by Sec-Fetch-Site, else by Origin, where the call
 * comes from; neither header, as from a program, passes. `siteOrigin` is the origin of SITE_URL.
 */
export function isAllowedOrigin(method: string, headers: Headers, siteOrigin: string): boolean {
  if (safeMethods.includes(method)) return true
  const origin = headers.get('origin')
  if (origin === siteOrigin) return true
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  return origin === null
}
