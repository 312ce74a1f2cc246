import { headingsBelow } from '@/lib/content/blogs/headings'
import { withPictureSets } from '@/lib/content/blogs/pictures'
import { sanitizeBlogHtml } from '@/lib/content/blogs/sanitize'

/** An editor's HTML, with its headings nested under a title of level `titleLevel`. */
export function RichHtml({ html, titleLevel }: { html: string; titleLevel: 1 | 2 }) {
  const shown = withPictureSets(headingsBelow(titleLevel, sanitizeBlogHtml(html)))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML has just been sanitized.
  return <div className="reading" dangerouslySetInnerHTML={{ __html: shown }} />
}
