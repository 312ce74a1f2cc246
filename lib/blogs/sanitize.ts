import sanitizeHtml from 'sanitize-html'

const ownPicture = /^\/uploads\/blogs\/[\w-]+\.webp$/
const ownPage = /^\/(?!\/)/
const foreign = { rel: 'noopener noreferrer nofollow' }

/** The one sanitiser of blog HTML, used when it is written and again when it is shown: what is not listed is dropped. */
export function sanitizeBlogHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a', 'blockquote', 'img', 'br'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...(!ownPage.test(href) && foreign) } }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  })
}
