import type { ReactNode } from 'react'
import { InterviewTimes } from '@/components/hiring/interviews/interview-times.island'
import { Button } from '@/components/ui/button'
import { SelectField, TextAreaField } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { kindLabel } from '@/lib/hiring/interviews/format'
import { invitationMessages as messages } from '@/lib/hiring/interviews/messages'
import type { OpenInvitation } from '@/lib/hiring/interviews/queries'
import { INVITATION_PATH } from '@/lib/hiring/interviews/schema'
import { spanLabel, timeZones, zoneLabel } from '@/lib/hiring/interviews/zones'

type InvitationProps = { invitation: OpenInvitation; token: string; zone: string; problem: string }

const problems: Record<string, string> = {
  invalid: messages.invalid,
  conflict: messages.changed,
  gone: messages.changed,
  'too-many': messages.tooMany,
}

/** What an applicant sees and can do. Works without JavaScript: forms are sent by the browser. */
export function InterviewInvitation({ invitation, token, zone, problem }: InvitationProps) {
  const { title, kind, place, note, jobTitle, company, recruiterName, status } = invitation
  const known = problem && (problems[problem] ?? messages.failed)
  return (
    <div className="max-w-reading">
      {known && (
        <div className="mb-6">
          <MessageArea message={{ tone: 'error', text: known }} />
        </div>
      )}
      <h2 className="text-title break-words">{title}</h2>
      <p className="mt-1 break-words text-muted">
        {jobTitle}, {company}
      </p>
      {(status === 'PROPOSED' || status === 'SCHEDULED') && (
        <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
          <dt className="text-muted">{kindLabel(kind)}</dt>
          <dd className="wrap-anywhere">
            {/^https?:\/\/\S+$/.test(place) ? (
              <a href={place} className="underline underline-offset-4">
                {place}
              </a>
            ) : (
              place
            )}
          </dd>
          {recruiterName && (
            <>
              <dt className="text-muted">With</dt>
              <dd className="wrap-anywhere">{recruiterName}</dd>
            </>
          )}
          {note && (
            <>
              <dt className="text-muted">Note</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{note}</dd>
            </>
          )}
        </dl>
      )}
      <div className="mt-8">
        {status === 'PROPOSED' && <Proposed invitation={invitation} token={token} zone={zone} />}
        {status === 'SCHEDULED' && <Scheduled invitation={invitation} token={token} zone={zone} />}
        {status === 'DECLINED' && <p>{messages.declined}</p>}
        {status === 'CANCELED' && <p>{messages.canceled}</p>}
        {status === 'CLOSED' && <p>{messages.closed}</p>}
        {status === 'OVER' && <p>{messages.over}</p>}
      </div>
    </div>
  )
}

type StateProps = Omit<InvitationProps, 'problem'>

function Proposed({ invitation: { slots, minutes, timeZone }, token, zone }: StateProps) {
  if (slots.length === 0)
    return (
      <>
        <p className="mb-5">{messages.noneLeft}</p>
        <DeclineForm token={token} />
      </>
    )
  const times = slots.map((slot) => ({ at: slot.toISOString(), label: spanLabel(slot, minutes, timeZone) }))
  return (
    <>
      <AnswerForm token={token} answer="pick">
        <fieldset className="min-w-0">
          <legend className="mb-3 text-heading font-semibold">Choose a time</legend>
          <InterviewTimes times={times} minutes={minutes} zone={zone} isChoice />
        </fieldset>
        <Button type="submit" className="mt-5 max-sm:w-full">
          Confirm time
        </Button>
      </AnswerForm>
      <ZoneForm token={token} zone={zone || timeZone} />
      <More summary="None of these times works">
        <DeclineForm token={token} />
      </More>
    </>
  )
}

const DeclineForm = ({ token }: { token: string }) => (
  <AnswerForm token={token} answer="decline">
    <TextAreaField name="message" label="When would suit you?" rows={3} required maxLength={2_000} />
    <Button type="submit" look="secondary" className="mt-4">
      Ask for other times
    </Button>
  </AnswerForm>
)

function Scheduled({ invitation: { startsAt, minutes, timeZone }, token, zone }: StateProps) {
  if (!startsAt) return null
  const times = [{ at: startsAt.toISOString(), label: spanLabel(startsAt, minutes, timeZone) }]
  return (
    <>
      <p className="mb-3 font-semibold text-success">{messages.chosen}</p>
      <InterviewTimes times={times} minutes={minutes} zone={zone} isChoice={false} />
      <ZoneForm token={token} zone={zone || timeZone} />
      <p className="mt-5">We emailed you an invitation for your calendar.</p>
      <More summary="I can't make it">
        <AnswerForm token={token} answer="cancel">
          <TextAreaField name="message" label="Message" rows={3} isOptional maxLength={2_000} />
          <Button type="submit" look="danger" className="mt-4">
            Cancel interview
          </Button>
        </AnswerForm>
      </More>
    </>
  )
}

type AnswerFormProps = { token: string; answer: 'pick' | 'decline' | 'cancel'; children: ReactNode }

function AnswerForm({ token, answer, children }: AnswerFormProps) {
  return (
    <form method="post" action={`/api/interviews/answer?token=${encodeURIComponent(token)}`}>
      <input type="hidden" name="answer" value={answer} />
      {children}
    </form>
  )
}

type MoreProps = { summary: string; children: ReactNode }

function More({ summary, children }: MoreProps) {
  return (
    <details className="mt-8 border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {summary}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}

/** Browsers with JavaScript show the visitor's own time zone by themselves. */
function ZoneForm({ token, zone }: { token: string; zone: string }) {
  return (
    <noscript>
      <form action={INVITATION_PATH} className="mt-6 flex flex-wrap items-end gap-3">
        <input type="hidden" name="token" value={token} />
        <SelectField
          name="zone"
          label="Your time zone"
          defaultValue={zone}
          options={timeZones(zone).map((value) => ({ value, label: zoneLabel(value) }))}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" look="secondary">
          Show times
        </Button>
      </form>
    </noscript>
  )
}
