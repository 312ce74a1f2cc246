import { headingsBelow } from '@/lib/blogs/headings'
import { withPictureSets } from '@/lib/blogs/pictures'
import { sanitizeBlogHtml } from '@/lib/blogs/sanitize'

export function BlogHtml({ html, titleLevel }: { html: string; titleLevel: 1 | 2 }) {
  const shown = withPictureSets(headingsBelow(titleLevel, sanitizeBlogHtml(html)))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser stands right before it.
  return <div className="reading" dangerouslySetInnerHTML={{ __html: shown }} />
}
