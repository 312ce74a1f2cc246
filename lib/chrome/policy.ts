/** The content policy of a page rendered for one request; `nonce` marks the scripts that Next wrote into it. */
export function contentPolicy(nonce: string, isDevelopment: boolean): string {
  const scripts = isDevelopment ? " 'unsafe-eval'" : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    isDevelopment ? "style-src-elem 'self' 'unsafe-inline'" : "style-src-elem 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
