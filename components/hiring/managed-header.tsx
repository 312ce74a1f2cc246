import { ExternalLink, MessageCircleQuestion } from 'lucide-react'
import Link from 'next/link'
import { CompanyLogo } from '@/components/postings/company-logo'
import { PlainText } from '@/components/postings/plain-text'
import { Badge } from '@/components/ui/badge'
import { dayLabel } from '@/lib/dates'
import type { Managed } from '@/lib/hiring/format'

const badges = {
  pending: ['warning', 'Waiting for our decision'],
  returned: ['warning', 'We have a question'],
  approved: ['success', 'Open'],
  rejected: ['danger', 'Not published'],
  closed: ['neutral', 'Closed'],
  filled: ['neutral', 'Filled'],
  expired: ['neutral', 'Expired'],
} as const
type Status = keyof typeof badges

export function ManagedHeader({ posting }: { posting: Managed }) {
  const [tone, label] = badges[posting.status as Status]
  const { status, jobTitle, company, companyLogo, path, reason } = posting
  return (
    <section aria-label="Your posting" className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <CompanyLogo company={company} fileName={companyLogo ?? undefined} className="size-14" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-heading break-words sm:text-title">{jobTitle}</h2>
          <p className="mt-1 break-words text-muted">{company}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
        <span>{sentenceOf(posting)}</span>
        {path && (
          <Link href={path} className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline">
            See its page <ExternalLink aria-hidden className="size-4" />
          </Link>
        )}
      </p>
      {posting.changeSentAt && status === 'approved' && (
        <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning">
          The change that you sent on {day(posting.changeSentAt)} waits for our decision. Until then the job stays
          public as it was.
        </p>
      )}
      {reason && (
        <div className="mt-5 flex items-start gap-3.5 rounded-control bg-brand-soft p-4">
          <MessageCircleQuestion aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          <div className="min-w-0">
            <h3 className="mb-1 font-semibold">{status === 'returned' ? 'What we ask you' : 'What we noticed'}</h3>
            <PlainText text={reason} />
          </div>
        </div>
      )}
    </section>
  )
}

const day = (moment: string | null) => (moment ? dayLabel(new Date(moment)) : '')

function sentenceOf({ status, path, submittedAt, expiresAt, closedAt }: Managed): string {
  const sentences: Record<Status, string> = {
    pending: `You sent it on ${day(submittedAt)}. We look at every posting and write to you.`,
    returned: 'Change the posting and send it to us again. Nothing is lost.',
    approved: `It takes applications until ${day(expiresAt)}.`,
    rejected: 'We will not publish it as it stands. You can post it again and change it.',
    closed: path ? `You closed it on ${day(closedAt)}. It takes no applications.` : 'You withdrew it.',
    filled: `The position has been filled. It has taken no applications since ${day(closedAt)}.`,
    expired: `Its time was over on ${day(expiresAt)}. It takes no applications.`,
  }
  return sentences[status as Status]
}
