import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { UndoDecision } from '@/components/hiring/decisions/undo-decision'
import { CorrectReading } from '@/components/hiring/moderation/correct-reading'
import { readingWarnings, undoPath } from '@/lib/hiring/moderation/format'
import type { PostingToDecide } from '@/lib/hiring/moderation/queries'
import { isUndecided } from '@/lib/jobs/postings/statuses'
import { placeSentence } from '@/lib/jobs/readings/format'
import { paySentence } from '@/lib/jobs/readings/pay-sentence'
import { dayLabel, momentLabel } from '@/lib/platform/dates'

const warningText = (isPlace: boolean) =>
  isPlace
    ? "Country filters won't find this job and search engines won't list it until you fill in the location."
    : "The salary filter won't find this job until you fill in the pay."

export function PostingSide({ found: { posting, job, decision, isUndoable } }: { found: PostingToDecide }) {
  const { firstName, lastName, email, mobileNumber, phoneE164, confirmedAt, createdAt } = posting
  const { closesOn, decidedAt, approvedAt, expiresAt, closedAt } = posting
  const isWaiting = isUndecided(posting)
  return (
    <aside aria-label="About this posting" className="space-y-5">
      <Card title="Employer">
        <Fact name="Name">
          {firstName} {lastName}
        </Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Mobile">
          <PhoneLink entered={mobileNumber} e164={phoneE164} />
        </Fact>
        <Fact name="Email">{confirmedAt ? `Confirmed on ${dayLabel(confirmedAt)}` : 'Not confirmed yet'}</Fact>
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
        <Card title="Questions for applicants">
          {job.questions.map(({ kind, text, isRequired }) => (
            <Fact key={`${kind} ${text}`} name={isRequired ? 'Required' : 'Optional'}>
              {text}
            </Fact>
          ))}
        </Card>
      )}
      {decidedAt && (
        <Card
          title={isWaiting ? 'Sent back' : 'Decision'}
          end={isUndoable && <UndoDecision path={undoPath(posting.id, posting.version)} />}
        >
          <Fact name="By">{decision?.actorName ?? 'Not recorded'}</Fact>
          <Fact name="On">{momentLabel(decidedAt)}</Fact>
          <Fact name={isWaiting ? 'Questions' : 'Reason'}>{posting.decisionReason}</Fact>
        </Card>
      )}
    </aside>
  )
}

function Card({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="mb-3 text-heading">{title}</h2>
      <dl className="space-y-3">{children}</dl>
      {end}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  )
}

type PostingReadingProps = Pick<PostingToDecide, 'posting' | 'job'>

function PostingReading({ posting, job }: PostingReadingProps) {
  const { id, version, isPlaceStated, isPayStated } = posting
  const { payMin, payMax, payCurrency, payPeriod, city, region, country } = job
  const pay = payCurrency && payPeriod ? { min: payMin, max: payMax, currency: payCurrency, period: payPeriod } : null
  const warnings = readingWarnings(posting)
  const exact = {
    city: (isPlaceStated && city) || '',
    region: (isPlaceStated && region) || '',
    country: (isPlaceStated && country) || '',
    payMin: (isPayStated && payMin?.toString()) || '',
    payMax: (isPayStated && payMax?.toString()) || '',
    payCurrency: (isPayStated && payCurrency) || '',
    payPeriod: (isPayStated && payPeriod?.toLowerCase()) || '',
  }
  return (
    <section
      id="reading"
      aria-labelledby="reading-title"
      className="scroll-mt-28 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 id="reading-title" className="mb-3 text-heading">
        What filters use
      </h2>
      {warnings.length > 0 && (
        <p className="mb-3 flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 font-medium text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            {warnings.join('. ')}. {warningText(posting.countries.length === 0)}
          </span>
        </p>
      )}
      <dl className="space-y-3">
        <div>
          <dt className="text-sm text-muted">Location</dt>
          <dd className="wrap-anywhere">{placeSentence(job, job.workMode === 'REMOTE') || 'Unclear'}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Pay</dt>
          <dd>{pay ? paySentence(pay) : 'Unclear'}</dd>
        </div>
      </dl>
      <CorrectReading key={version} id={id} version={version} exact={exact} isOpen={warnings.length > 0} />
    </section>
  )
}
