/** A path on this site, or a link with a safe scheme, which can't run scripts. */
export function isSafeHref(href: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return isOnThisSite(href)
  if (/^(mailto:[^\s@<>"]+@[^\s@<>"]+|tel:\+?[\d().-]{3,30})$/.test(href)) return true
  return isHttpsUrl(href)
}

/** The link if it's safe, or null. */
export const safeHref = (href: string): string | null => (isSafeHref(href) ? href : null)

export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\@]+$/.test(text) || !URL.canParse(text)) return false
  return new URL(text).hostname.includes('.')
}

const isOnThisSite = (path: string) => {
  const url = URL.canParse(path, 'https://site.invalid') ? new URL(path, 'https://site.invalid') : null
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//')
}

/** Whether an editor's HTML has any text or image. */
export const hasRichText = (html: string) => /<img|[^\s]/.test(html.replace(/<(?!img)[^>]*>|&nbsp;/g, ''))

/** Splits a text into points, one per line. */
export const pointsOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])
