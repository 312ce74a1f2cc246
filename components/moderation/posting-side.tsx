import type { ReactNode } from 'react'
import { PostingReading } from '@/components/moderation/posting-reading'
import { dayLabel, momentLabel } from '@/lib/dates'
import type { PostingToDecide } from '@/lib/moderation/queries'
import { isUndecided } from '@/lib/postings/statuses'

export function PostingSide({ found: { posting, job, decision } }: { found: PostingToDecide }) {
  const { firstName, lastName, email, mobileNumber, confirmedAt, createdAt, closesOn, decidedAt } = posting
  const { approvedAt, expiresAt, closedAt } = posting
  const isWaiting = isUndecided(posting)
  return (
    <aside aria-label="About this posting" className="space-y-5">
      <Card title="Employer">
        <Fact name="Name">
          {firstName} {lastName}
        </Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Mobile">{mobileNumber}</Fact>
        <Fact name="Address">{confirmedAt ? `Confirmed on ${dayLabel(confirmedAt)}` : 'Not confirmed yet'}</Fact>
        <Fact name="Submitted">{momentLabel(createdAt)}</Fact>
        <Fact name="Asked to close on">{closesOn ? dayLabel(closesOn) : null}</Fact>
        <Fact name="Published">{approvedAt ? momentLabel(approvedAt) : null}</Fact>
        {closedAt ? (
          <Fact name="Closed">{momentLabel(closedAt)}</Fact>
        ) : (
          <Fact name="Closes">{expiresAt ? momentLabel(expiresAt) : null}</Fact>
        )}
      </Card>
      <PostingReading posting={posting} job={job} />
      {job.questions.length > 0 && (
        <Card title="Asked of applicants">
          {job.questions.map(({ kind, text, isRequired }) => (
            <Fact key={`${kind} ${text}`} name={isRequired ? 'Must be answered' : 'May be answered'}>
              {text}
            </Fact>
          ))}
        </Card>
      )}
      {decidedAt && (
        <Card title={isWaiting ? 'Sent back' : 'Decision'}>
          <Fact name="By">{decision?.actorName ?? 'Before the audit trail'}</Fact>
          <Fact name="On">{momentLabel(decidedAt)}</Fact>
          <Fact name={isWaiting ? 'Questions' : 'Reason'}>{posting.decisionReason}</Fact>
        </Card>
      )}
    </aside>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="mb-3 text-heading">{title}</h2>
      <dl className="space-y-3">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
