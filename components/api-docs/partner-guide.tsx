import { CodeSample } from '@/components/api-docs/code-sample'

const feeds = [
  ['/api/v1/jobs', 'JSON, a page at a time, with the filters of the job list'],
  ['/api/v1/jobs.xml', 'XML for job aggregators: every open job'],
  ['/api/v1/jobs.rss', 'RSS for feed readers, with the same filters'],
  ['/embed/jobs', 'A page for a frame, light or dark, that runs no script'],
] as const

/** How a partner shows the open jobs on a site of their own. */
export function PartnerGuide({ origin }: { origin: string }) {
  const snippet = `<iframe src="${origin}/embed/jobs?limit=10" title="Open jobs" width="100%" height="640" loading="lazy"></iframe>`
  return (
    <section aria-labelledby="partner-guide-title" className="mb-12 max-w-prose">
      <h2 id="partner-guide-title" className="mb-3 text-heading">
        Open jobs on your site
      </h2>
      <p className="mb-4">
        Four addresses give every open job to anyone, without a key. They may be kept for a minute and answer 304 to a
        reader that sends back their ETag. A job keeps its reference number for good.
      </p>
      <ul className="mb-6 grid gap-1">
        {feeds.map(([path, words]) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
              <code>{path}</code>
            </a>
            <span className="block text-muted">{words}</span>
          </li>
        ))}
      </ul>
      <p className="mb-2">One line shows the list in a page of yours:</p>
      <CodeSample>{snippet}</CodeSample>
    </section>
  )
}
