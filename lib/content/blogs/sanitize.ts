import sanitizeHtml from 'sanitize-html'

const ownPicture = /^\/uploads\/blogs\/[\w-]+\.webp$/
const ownPage = /^\/(?![/\\])/
const foreignPage = /^(https?:\/\/|mailto:)/i
const foreign = { rel: 'noopener noreferrer nofollow' }

/** The only sanitizer of blog HTML. It runs on write and on render, and drops anything that isn't listed. */
export function sanitizeBlogHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a', 'blockquote', 'img', 'br'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href) }),
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: { src, alt, ...sizeOf(width, height), loading: 'lazy' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  })
}

function linkOf(url: string): Record<string, string> {
  const href = url.replace(/[\s\p{Cc}]/gu, '')
  if (ownPage.test(href)) return { href }
  return foreignPage.test(href) ? { href, ...foreign } : {}
}

function sizeOf(width: string, height: string): Record<string, string> {
  return [width, height].every((length) => /^[1-9]\d{0,3}$/.test(length)) ? { width, height } : {}
}
