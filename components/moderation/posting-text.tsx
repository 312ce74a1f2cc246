import { ChevronRight } from 'lucide-react'
import { dayLabel } from '@/lib/dates'
import type { ModeratedPosting } from '@/lib/moderation/queries'
import { unfoldedFacts } from '@/lib/postings/format'

/** All that an employer wrote about a job, folded away below its row. */
export function PostingText({ posting }: { posting: ModeratedPosting }) {
  const { jobTitle, companyUrl, closesOn, expiresAt } = posting
  const facts = [
    ...unfoldedFacts(posting),
    ...(closesOn ? [{ label: 'Asked to close on', text: dayLabel(closesOn) }] : []),
    ...(expiresAt ? [{ label: 'Closes on', text: dayLabel(expiresAt) }] : []),
  ]
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent md:min-h-9">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        Full text <span className="sr-only">of {jobTitle}</span>
      </summary>
      <div className="space-y-5 border-t border-line pt-4 pb-2">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {companyUrl && (
            <div className="min-w-0">
              <dt className="text-sm text-muted">Website</dt>
              <dd className="[overflow-wrap:anywhere]">
                <a
                  href={companyUrl}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="underline underline-offset-4"
                >
                  {companyUrl}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <Part title="Description" text={posting.description} />
        <Part title="Qualification" text={posting.qualification} />
      </div>
    </details>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-muted">{title}</p>
      <p className="max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </div>
  )
}
