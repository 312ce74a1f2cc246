export function readNext({ next }: Record<string, string | string[] | undefined>): string | null {
  return typeof next === 'string' ? safeNext(next, '') || null : null
}

export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}

/** A path on this site to return to after sign-in, or the fallback. Never another origin. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return fallback
  const url = URL.canParse(next, 'http://site.invalid') ? new URL(next, 'http://site.invalid') : null
  // /.//host resolves to //host, which browsers treat as another site.
  if (url?.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
