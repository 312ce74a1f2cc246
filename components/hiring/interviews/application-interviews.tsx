import { Fact } from '@/components/console/lists/fact'
import { InterviewActions, ProposeInterview } from '@/components/hiring/interviews/interview-actions'
import { Badge } from '@/components/ui/badge'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { openStatuses } from '@/lib/hiring/applications/statuses'
import { bothLabels, isToCome, kindLabel, stateLabels, toInterview } from '@/lib/hiring/interviews/format'
import type { ListedInterview, Usual } from '@/lib/hiring/interviews/queries'

type ApplicationInterviewsProps = {
  application: { id: number; state: ApplicationStatus }
  interviews: ListedInterview[]
  usual: Usual
  time: Date
}

export function ApplicationInterviews({ application, interviews, usual, time }: ApplicationInterviewsProps) {
  const current = interviews.find((interview) => isToCome(interview, time))
  const isOpen = openStatuses.includes(application.state)
  if (!current && !isOpen) return null
  return (
    <section aria-labelledby="interviews" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="interviews" className="mb-3 text-heading">
        Interview
      </h2>
      {current ? (
        <CurrentInterview interview={current} isOpen={isOpen} time={time} />
      ) : (
        <>
          <p className="mb-4 text-muted">
            Propose up to 5 times. The applicant chooses one by email, without an account.
          </p>
          <ProposeInterview applicationId={application.id} usual={usual} />
        </>
      )}
    </section>
  )
}

type CurrentInterviewProps = { interview: ListedInterview; isOpen: boolean; time: Date }

function CurrentInterview({ interview, isOpen, time }: CurrentInterviewProps) {
  const { title, kind, place, minutes, timeZone, applicantZone, state, startsAt, slots, recruiter, events } = interview
  const { label, tone } = stateLabels[state]
  const labelOf = (at: Date) => bothLabels(at, minutes, timeZone, applicantZone || timeZone)
  const isLate = state === 'PROPOSED' && slots.every((slot) => slot <= time)
  const message = state === 'DECLINED' && events.find(({ step }) => step === 'DECLINED')?.text
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {message && (
        <blockquote className="mb-4 border-l-2 border-edge pl-4 whitespace-pre-wrap wrap-anywhere">
          {message}
        </blockquote>
      )}
      {isLate && (
        <p className="mb-4 rounded-control bg-warning-soft px-4 py-3 text-warning">
          All of these times have passed. Propose new ones.
        </p>
      )}
      {!isOpen && (
        <p className="mb-4 rounded-control bg-warning-soft px-4 py-3 text-warning">
          The application is closed, but the interview isn't canceled.
        </p>
      )}
      <dl className="space-y-3">
        {startsAt ? (
          <Fact name="Time">{labelOf(startsAt)}</Fact>
        ) : (
          <Fact name="Proposed times">
            <ul className="space-y-1">
              {slots.map((slot) => (
                <li key={slot.toISOString()} className={slot <= time ? 'text-muted line-through' : undefined}>
                  {labelOf(slot)}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={kindLabel(kind)}>{place}</Fact>
        <Fact name="With">{recruiter ? recruiter.name || recruiter.email : 'A former colleague'}</Fact>
      </dl>
      <InterviewActions interview={toInterview(interview)} mayReschedule={isOpen} />
    </>
  )
}
