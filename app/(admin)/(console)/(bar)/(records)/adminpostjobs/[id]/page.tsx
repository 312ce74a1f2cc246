import type { Metadata } from 'next'
import Link from 'next/link'
import { BackLink } from '@/components/console/lists/back-link'
import { SampleBadge } from '@/components/console/lists/sample-badge'
import { HandleReport, TakeDown } from '@/components/hiring/moderation/posting-actions'
import { PostingDecision } from '@/components/hiring/moderation/posting-decision'
import { PostingDuplicates } from '@/components/hiring/moderation/posting-duplicates'
import { PostingRevision } from '@/components/hiring/moderation/posting-revision'
import { PostingSide } from '@/components/hiring/moderation/posting-side'
import { PostingStatus } from '@/components/hiring/moderation/posting-status'
import { JobDetails } from '@/components/jobs/postings/job-details'
import { Badge } from '@/components/ui/badge'
import { requireAdmin } from '@/lib/auth/guards'
import { nameOfActorKind } from '@/lib/console/audit/format'
import { listDuplicatePostings } from '@/lib/hiring/employers/queries'
import { postings } from '@/lib/hiring/moderation/admin-list'
import { actionHeading, actionText } from '@/lib/hiring/moderation/format'
import {
  findPendingRevision,
  getPosting,
  listPostingHistory,
  type PostingHistoryEntry,
  type PostingToDecide,
} from '@/lib/hiring/moderation/queries'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { canTransition, isUndecided, postingStatuses } from '@/lib/jobs/postings/statuses'
import { reasonLabel } from '@/lib/jobs/reports/format'
import { listReports, type Report } from '@/lib/jobs/reports/queries'
import { ageLabel, dayLabel, momentLabel } from '@/lib/platform/dates'
import { isSampleRow } from '@/lib/platform/sample-rows/queries'
import { orNotFound, pageId } from '@/lib/site/routes/found'

export const metadata: Metadata = {
  title: 'Posting',
  description: 'Preview and review a posting.',
  robots: { index: false },
}

export default async function PostingPage({ params, searchParams }: PageProps<'/adminpostjobs/[id]'>) {
  const { id } = await params
  const admin = await requireAdmin(`/adminpostjobs/${id}`)
  const found = await orNotFound(getPosting(admin, pageId(id)))
  const { posting, job, time } = found
  const isWaiting = isUndecided(posting)
  const [revision, history, reports, duplicates, isSample] = await Promise.all([
    findPendingRevision(admin, posting.id),
    listPostingHistory(admin, posting),
    listReports(admin, posting.id),
    isWaiting ? listDuplicatePostings(admin, posting) : [],
    isSampleRow('Posting', posting.id),
  ])
  return (
    <>
      <BackLink href={postings.url.backOf(await searchParams)}>Jobs Posted</BackLink>
      <PreviewBar found={found} isSample={isSample} />
      <PostingDuplicates duplicates={duplicates} />
      <PostingReports reports={reports} />
      {revision && (
        <PostingRevision id={posting.id} title={`${posting.jobTitle}, ${posting.company}`} revision={revision} />
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <JobDetails job={job} now={time} isPreview />
        <div className="space-y-5">
          <PostingSide found={found} />
          <PostingHistory history={history} />
        </div>
      </div>
    </>
  )
}

function PostingHistory({ history }: { history: PostingHistoryEntry[] }) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry: { actorKind, actorName, action, detail, createdAt } }: { entry: PostingHistoryEntry }) {
  const text = actionText(detail)
  const kind = actorKind === 'EMPLOYER' || actorKind === 'API_KEY' ? `${nameOfActorKind(actorKind)} ` : ''
  return (
    <li className="border-l-2 border-edge pl-4">
      <p className="font-medium">{actionHeading(action)}</p>
      <p className="text-sm text-muted wrap-anywhere">
        {kind}
        {actorName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
      </p>
      {text && <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>}
    </li>
  )
}

function PostingReports({ reports }: { reports: Report[] }) {
  if (reports.length === 0) return null
  const open = reports.filter(({ handledAt }) => !handledAt).length
  return (
    <section aria-labelledby="reports" className="mb-6 rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="reports" className="mb-3 flex flex-wrap items-center gap-3 text-heading">
        Reports {open > 0 && <Badge tone="warning">{open} open</Badge>}
      </h2>
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <Line key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Line({ report: { id, reason, text, email, handledAt, createdAt } }: { report: Report }) {
  const label = reasonLabel(reason)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-medium">{label}</p>
        {text && <p className="mt-1 whitespace-pre-wrap">{text}</p>}
        <p className="mt-1 text-sm text-muted">
          <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
          {email && `, ${email}`}
          {handledAt && `. Resolved on ${momentLabel(handledAt)}`}
        </p>
      </div>
      <HandleReport id={id} label={label} isHandled={handledAt !== null} />
    </li>
  )
}

function PreviewBar({ found, isSample }: { found: PostingToDecide; isSample: boolean }) {
  const { id, version, status, slug, jobTitle, company, confirmedAt } = found.posting
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-edge bg-sunken px-5 py-4">
      <p className="flex flex-wrap items-center gap-3">
        <PostingStatus status={status} />
        {isSample && <SampleBadge />}
        {standingOf(found)}
        {slug && status !== 'REJECTED' && (
          <Link href={jobPath(slug)} prefetch={false} className="text-accent underline">
            View job
          </Link>
        )}
        {status === 'APPROVED' && (
          <Link href={`/adminpostjobs/${id}/people`} prefetch={false} className="text-accent underline">
            Suggested people
          </Link>
        )}
        <Link href={`/adminpostjobs/${id}/stages`} prefetch={false} className="text-accent underline">
          Stages
        </Link>
      </p>
      {status === 'PENDING' && (
        <PostingDecision
          id={id}
          version={version}
          jobTitle={jobTitle}
          company={company}
          isConfirmed={confirmedAt !== null}
          isWide
        />
      )}
      {canTransition('takeDown', found.posting) && (
        <TakeDown id={id} version={version} jobTitle={jobTitle} company={company} />
      )}
    </div>
  )
}

function standingOf({ posting, job, time }: PostingToDecide): string {
  const { status, slug, createdAt, decidedAt, expiresAt } = posting
  const since = status === 'PENDING' ? createdAt : (decidedAt ?? createdAt)
  return postingStatuses[status].previewNote({
    waits: ageLabel(since, time),
    until: expiresAt && dayLabel(expiresAt),
    hasBeenPublic: slug !== null,
    isOver: job.isClosed,
  })
}
