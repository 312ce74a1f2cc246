import Link from 'next/link'
import type { ReactNode } from 'react'
import { EmailLink } from '@/components/console/lists/email-link'
import { Fact } from '@/components/console/lists/fact'
import { PersonLink } from '@/components/console/lists/person-link'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { OpenMentions } from '@/components/hiring/applications/add-note'
import { Notes } from '@/components/hiring/applications/notes'
import { ResumeFrame } from '@/components/hiring/applications/resume-frame'
import { SentEmail } from '@/components/hiring/applications/sent-email'
import { UndoDecision } from '@/components/hiring/decisions/undo-decision'
import { ShownList } from '@/components/people/profiles/profile-list'
import { nameOfActorKind } from '@/lib/console/audit/format'
import { resumeHref, resumeReadHref, undoPath } from '@/lib/hiring/applications/format'
import type { Colleague } from '@/lib/hiring/applications/mentions'
import type { ReviewedApplication } from '@/lib/hiring/applications/review-queries'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { stepLabels, stepText } from '@/lib/hiring/interviews/format'
import type { ListedInterview } from '@/lib/hiring/interviews/queries'
import { writeHref } from '@/lib/hiring/person-mails/format'
import { listSections } from '@/lib/people/profiles/sections'
import { momentLabel } from '@/lib/platform/dates'
import { unsearchable } from '@/lib/platform/resumes/format'

const card = 'rounded-card border border-line bg-raised p-5 shadow-card'
const words = 'whitespace-pre-wrap wrap-anywhere'
const link = 'inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-8'

type ResumePaneProps = { application: ReviewedApplication; words: string }

export function ResumePane({ application, words }: ResumePaneProps) {
  const { id, studentName, postingId, email, resume } = application
  const { originalName, scannedAt, resumeText } = resume
  const remarks = [!scannedAt && 'not scanned for viruses', resumeText && unsearchable[resumeText.state]].filter(
    Boolean,
  )
  return (
    <section aria-labelledby="resume" className="min-w-0 overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1.5">
        <h2 id="resume" className="text-base wrap-anywhere">
          Resume{' '}
          <span className="font-sans text-sm font-normal text-muted">{[originalName, ...remarks].join(', ')}</span>
        </h2>
        <span className="flex items-center gap-4 text-sm">
          <a href={resumeReadHref(id, words)} target="_blank" rel="noopener" className={link}>
            View<span className="sr-only"> the resume of {studentName} in a new tab</span>
          </a>
          <a
            href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
            download
            aria-label={`Download ${originalName} of ${studentName}`}
            className={link}
          >
            Download
          </a>
        </span>
      </div>
      <ResumeFrame
        key={id}
        src={`${resumeReadHref(id, words)}#view=FitH`}
        title={`Resume of ${studentName}`}
        className="h-[70dvh] w-full bg-sunken lg:h-[calc(100dvh-12rem)]"
      />
    </section>
  )
}

export function ApplicationTexts({ application: { answers, coverNote } }: { application: ReviewedApplication }) {
  return (
    <>
      {answers.length > 0 && (
        <section aria-labelledby="answers" className={card}>
          <h2 id="answers" className="mb-3 text-heading">
            Answers
          </h2>
          <dl className="space-y-4">
            {answers.map(({ question, answer }, index) => (
              <div key={index}>
                <dt className="text-muted wrap-anywhere">{question}</dt>
                <dd className={answer ? `font-medium ${words}` : 'text-muted'}>{answer || 'No answer'}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="cover-note" className={card}>
        <h2 id="cover-note" className="mb-3 text-heading">
          Cover note
        </h2>
        <p className={coverNote ? words : 'text-muted'}>{coverNote || 'No cover note'}</p>
      </section>
    </>
  )
}

type ApplicationNotesProps = {
  applicationId: number
  notes: ReviewedApplication['notes']
  colleagues: Colleague[]
  unopened: number | null
}

export function ApplicationNotes({ applicationId, notes, colleagues, unopened }: ApplicationNotesProps) {
  return (
    <section aria-labelledby="notes" className={card}>
      <h2 id="notes" className="mb-1 text-heading">
        Notes
      </h2>
      <Notes
        path={`/api/applications/${applicationId}/notes`}
        draft={`note-${applicationId}`}
        notes={notes}
        colleagues={colleagues}
      />
      {unopened && <OpenMentions applicationId={applicationId} lastNoteId={unopened} />}
    </section>
  )
}

export function ApplicationFacts({ application }: { application: ReviewedApplication }) {
  const {
    id,
    studentName,
    seeker,
    email,
    lists,
    mobileNumber,
    phoneE164,
    createdAt,
    source,
    referrerHost,
    termsVersion,
  } = application
  return (
    <section aria-labelledby="applicant" className={card}>
      <h2 id="applicant" className="mb-3 text-heading">
        Applicant
      </h2>
      <dl className="space-y-3">
        <Fact name="Person">
          {seeker.personId !== null && (
            <>
              <PersonLink id={seeker.personId}>Everything about {studentName}</PersonLink>
              <Link href={writeHref([id], 'applications')} prefetch={false} className={`${link} ml-4`}>
                Write email
              </Link>
            </>
          )}
        </Fact>
        <Fact name="Email">
          <EmailLink email={email} />
        </Fact>
        <Fact name="Mobile">{mobileNumber && <PhoneLink entered={mobileNumber} e164={phoneE164} />}</Fact>
        <Fact name="Applied">
          <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
        </Fact>
        <Fact name="Source">{source}</Fact>
        <Fact name="Referring site">{referrerHost}</Fact>
        {listSections
          .filter(({ name }) => lists[name].length > 0)
          .map(({ name, title }) => (
            <Fact key={name} name={title}>
              <ShownList name={name} lists={lists} />
            </Fact>
          ))}
        <Fact name="Terms version">{termsVersion}</Fact>
      </dl>
    </section>
  )
}

type Event = ReviewedApplication['events'][number]

type ApplicationHistoryProps = {
  applicationId: number
  events: Event[]
  interviews: ListedInterview[]
  maySeeOutbox: boolean
}

export function ApplicationHistory({ applicationId, events, interviews, maySeeOutbox }: ApplicationHistoryProps) {
  const last = events.find(({ undoneAt }) => !undoneAt)
  const steps = [
    ...events.map((event) => ({ at: event.createdAt, event, step: null })),
    ...interviews.flatMap((interview) =>
      interview.events.map((step) => ({ at: step.createdAt, event: null, step: { ...interview, ...step } })),
    ),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  return (
    <section aria-labelledby="history" className={card}>
      <h2 id="history" className="mb-3 text-heading">
        History
      </h2>
      <ol className="space-y-4">
        {steps.map(({ event, step }) =>
          event ? (
            <Step
              key={`event-${event.id}`}
              {...event}
              title={event.stage || labelOf(event.state)}
              isUndone={event.undoneAt !== null}
            >
              {event.mailText && (
                <SentEmail
                  email={{
                    subject: event.mailSubject,
                    text: event.mailText,
                    isWaiting: isUndoable(event),
                    mail: event.mail,
                  }}
                  maySeeOutbox={maySeeOutbox}
                />
              )}
              {event.id === last?.id && isUndoable(event) && <UndoDecision path={undoPath(applicationId, event.id)} />}
            </Step>
          ) : (
            <Step key={`interview-${step.id}`} {...step} title={stepLabels[step.step]}>
              {stepText(step) && <p className={`mt-1 text-sm ${words}`}>{stepText(step)}</p>}
            </Step>
          ),
        )}
      </ol>
    </section>
  )
}

type StepProps = Pick<Event, 'actorKind' | 'actorName' | 'createdAt'> & {
  title: string
  isUndone?: boolean
  children: ReactNode
}

function Step({ title, isUndone, actorKind, actorName, createdAt, children }: StepProps) {
  return (
    <li className="border-l-2 border-edge pl-4">
      <p className="font-medium">
        {title}
        {isUndone && <span className="font-normal text-muted"> (undone)</span>}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {nameOfActorKind(actorKind)} {actorName},{' '}
        <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
      </p>
      {children}
    </li>
  )
}

/** Emails leave in real time, even if a test has moved the clock. */
const isUndoable = ({ undoUntil }: Pick<Event, 'undoUntil'>) => undoUntil !== null && undoUntil > new Date()

const labelOf = (state: Event['state']) => applicationStatuses[state].label
