import { Mail } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { EmailLink } from '@/components/console/lists/email-link'
import { Fact } from '@/components/console/lists/fact'
import { PhoneLink } from '@/components/console/lists/phone-link'
import { ChangeStatus } from '@/components/hiring/applications/change-status'
import { SentEmail } from '@/components/hiring/applications/sent-email'
import { CancelMail } from '@/components/hiring/person-mails/cancel-mail'
import { RefusedAddress } from '@/components/hiring/person-mails/refused-address'
import { ShownList } from '@/components/people/profiles/profile-list'
import { buttonClass } from '@/components/ui/button'
import { stateLabels } from '@/lib/hiring/interviews/format'
import { spanLabel } from '@/lib/hiring/interviews/zones'
import { writeHref } from '@/lib/hiring/person-mails/format'
import { phonesOf, resumesOf } from '@/lib/hiring/persons/format'
import type { PersonRecord } from '@/lib/hiring/persons/queries'
import type { Moment } from '@/lib/hiring/persons/timeline'
import { stagesOf } from '@/lib/hiring/stages/format'
import { readProfileLists } from '@/lib/people/profiles/lists'
import { listSections, profileSections } from '@/lib/people/profiles/sections'
import { type ConsentKind, consentNames } from '@/lib/platform/consents/texts'
import { dayLabel, momentLabel } from '@/lib/platform/dates'
import { unsearchable } from '@/lib/platform/resumes/format'

type PersonProps = { person: PersonRecord }

/** The consents that someone gives for a purpose of its own, rather than by applying or registering. */
const lasting: readonly ConsentKind[] = ['later-jobs', 'news', 'job-alerts']

const link = 'inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 lg:min-h-6'

export function PersonContact({ person }: PersonProps) {
  const { id, emails, seekers } = person
  const phones = phonesOf(person)
  const lastSeen = seekers
    .flatMap(({ lastSeenAt }) => lastSeenAt ?? [])
    .sort((one, other) => Number(other) - Number(one))[0]
  const consents = seekers.flatMap((seeker) => seeker.consents).filter(({ withdrawnAt }) => !withdrawnAt)
  const purposes = lasting.filter((kind) => consents.some((consent) => consent.kind === kind))
  return (
    <Card id="contact" title="Contact">
      <dl className="grid gap-3 max-xl:grid-cols-2 large-text:grid-cols-1 [&>:first-child]:max-xl:col-span-full">
        <Fact name="Email">
          {emails.map(({ address, ...mark }) => (
            <div key={address}>
              <EmailLink email={address} />
              <RefusedAddress personId={id} address={address} {...mark} />
            </div>
          ))}
        </Fact>
        <Fact name="Phone">
          {phones.length > 0 &&
            phones.map(({ entered, e164 }) => <PhoneLink key={e164 ?? entered} entered={entered} e164={e164} />)}
        </Fact>
        <Fact name="Country">{seekers.flatMap(({ country }) => country || [])[0]}</Fact>
        <Fact name="Account">
          {seekers.map(({ id: seekerId, createdAt }) => (
            <p key={seekerId}>Registered {dayLabel(createdAt)}</p>
          ))}
          {seekers.length === 0 && 'None'}
        </Fact>
        <Fact name="Last signed in">{lastSeen && dayLabel(lastSeen)}</Fact>
        <Fact name="Consents">{purposes.map((kind) => consentNames[kind]).join(', ')}</Fact>
      </dl>
      {emails.length > 0 && (
        <Link href={writeHref([id])} prefetch={false} className={buttonClass('secondary', 'mt-4')}>
          <Mail aria-hidden className="size-4" /> Write email
        </Link>
      )}
    </Card>
  )
}

export function PersonApplications({ person: { seekers } }: PersonProps) {
  const applications = seekers.flatMap((seeker) => seeker.applications)
  return (
    <Card id="applications" title="Applications">
      {applications.length === 0 ? (
        <p className="text-muted">No applications</p>
      ) : (
        <ul className="divide-y divide-line">
          {applications.map(({ id, state, stageId, studentName, createdAt, posting, interviews }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2 first:pt-0 last:pb-0">
              <p className="min-w-0 flex-1 basis-60">
                <Link
                  href={`/adminappliedjobs/${id}`}
                  prefetch={false}
                  className={`${link} font-semibold wrap-anywhere`}
                >
                  {posting.jobTitle}
                </Link>
                <span className="block text-sm text-muted wrap-anywhere">
                  {posting.company}, <time dateTime={createdAt.toISOString()}>{dayLabel(createdAt)}</time>
                </span>
                {interviews.slice(0, 1).map(({ state: interviewState, startsAt, minutes, timeZone }) => (
                  <span key={id} className="block text-sm text-muted wrap-anywhere">
                    Interview: {stateLabels[interviewState].label.toLowerCase()}
                    {startsAt && `, ${spanLabel(startsAt, minutes, timeZone)}`}
                  </span>
                ))}
              </p>
              <ChangeStatus
                id={id}
                state={state}
                stageId={stageId}
                studentName={studentName}
                stages={stagesOf(posting.stages)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

export function PersonResumes({ person }: PersonProps) {
  const resumes = resumesOf(person)
  if (resumes.length === 0) return null
  return (
    <Card id="resumes" title="Resumes">
      <ul className="space-y-3">
        {resumes.map(({ id, name, href, isInNewTab, from, at, state }) => (
          <li key={id}>
            <a
              href={href}
              {...(isInNewTab && { target: '_blank', rel: 'noopener' })}
              className={`${link} wrap-anywhere`}
            >
              {name}
              {isInNewTab && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
            <p className="text-sm text-muted wrap-anywhere">
              {[from.join(', '), dayLabel(at), state && unsearchable[state]].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function PersonProfile({ person: { seekers } }: PersonProps) {
  const profile = seekers.flatMap((seeker) => seeker.profile ?? [])[0]
  const wish = seekers.flatMap(({ generalApplication }) => generalApplication?.wish || [])[0]
  if (!profile && !wish) return null
  const lists = readProfileLists(profile)
  const texts = profileSections.flatMap(({ inputs }) =>
    inputs.map(({ name, label }) => ({ label, text: profile?.[name] })),
  )
  return (
    <Card id="profile" title="Profile">
      <dl className="space-y-3">
        <Fact name="Looking for">{wish}</Fact>
        {listSections
          .filter(({ name }) => lists[name].length > 0)
          .map(({ name, title }) => (
            <Fact key={name} name={title}>
              <ShownList name={name} lists={lists} />
            </Fact>
          ))}
        {texts.map(({ label, text }) => (
          <Fact key={label} name={label}>
            {text && <span className="whitespace-pre-wrap">{text}</span>}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

type PersonTimelineProps = { moments: Moment[]; maySeeOutbox: boolean }

export function PersonTimeline({ moments, maySeeOutbox }: PersonTimelineProps) {
  return (
    <Card id="history" title="History">
      <ol className="space-y-4">
        {moments.map(({ key, at, title, about, by, text, href, email }) => (
          <li key={key} className="border-l-2 border-edge pl-4">
            <p className="wrap-anywhere">
              <span className="font-medium">{title}</span>
              {about && (
                <>
                  {' · '}
                  {href ? (
                    <Link href={href} prefetch={false} className="underline decoration-edge underline-offset-4">
                      {about}
                    </Link>
                  ) : (
                    about
                  )}
                </>
              )}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {by && `${by}, `}
              <time dateTime={at.toISOString()}>{momentLabel(at)}</time>
            </p>
            {text && <p className="mt-1 max-w-reading whitespace-pre-wrap wrap-anywhere">{text}</p>}
            {email && <SentEmail email={email} maySeeOutbox={maySeeOutbox} />}
            {email?.cancel && <CancelMail {...email.cancel} subject={email.subject} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

export function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
