import { sanitizeBlogHtml } from '@/lib/blogs/sanitize'

/** A blog's description: the one place that shows HTML, and it sanitises what it shows. */
export function BlogHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser stands right before it.
  return <div className="reading" dangerouslySetInnerHTML={{ __html: sanitizeBlogHtml(html) }} />
}
