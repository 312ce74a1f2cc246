import type { MailStatus } from '@/lib/generated/prisma/enums'
import { plainNote } from '@/lib/hiring/applications/mentions'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { stepLabels, stepText } from '@/lib/hiring/interviews/format'
import { deliveryLabel, isCancelable } from '@/lib/hiring/person-mails/format'
import type { PersonRecord } from '@/lib/hiring/persons/queries'
import { sessionLabels } from '@/lib/people/demos/format'

/** Something that happened with a person. `href` leads to the record it belongs to. */
export type Moment = {
  key: string
  at: Date
  title: string
  about?: string
  by?: string
  text?: string
  href?: string
  email?: {
    subject: string
    text: string
    isWaiting: boolean
    mail: { id: number; state: MailStatus } | null
    /** Instead of whether it's waiting or sent. */
    label?: string
    error?: string | null
    /** What to cancel, while that's possible. */
    cancel?: { sendId: string; personId: number; others: number } | null
  }
}

type Application = PersonRecord['seekers'][number]['applications'][number]
type Message = PersonRecord['messages'][number]

/** Everything that happened with a person, newest first. `time` tells whether an email can still be stopped. */
export function timelineOf({ id, seekers, demos, messages, notes, mails }: PersonRecord, time: Date): Moment[] {
  const moments = [
    ...seekers.flatMap(({ id: seekerId, createdAt, generalApplication, applications }) => [
      { key: `account-${seekerId}`, at: createdAt, title: 'Registered' },
      ...(generalApplication
        ? [
            {
              key: `later-${seekerId}`,
              at: generalApplication.createdAt,
              title: 'Left a resume for future jobs',
              text: generalApplication.wish,
            },
          ]
        : []),
      ...applications.flatMap((application) => momentsOf(application, time)),
    ]),
    ...demos.map(({ id: demoId, type, createdAt }) => ({
      key: `demo-${demoId}`,
      at: createdAt,
      title: 'Registered for a demo session',
      about: sessionLabels[type],
    })),
    ...messages.flatMap(momentsOfMessage),
    ...mails.map((mail) => momentOfMail(id, mail)),
    ...notes.map(({ id: noteId, createdAt, authorName, text }) => ({
      key: `person-note-${noteId}`,
      at: createdAt,
      title: 'Note',
      by: authorName,
      text,
    })),
  ]
  return moments.sort((one, other) => other.at.getTime() - one.at.getTime())
}

function momentsOf({ id, posting, events, notes, interviews }: Application, time: Date): Moment[] {
  const shared = { about: `${posting.jobTitle}, ${posting.company}`, href: `/adminappliedjobs/${id}` }
  return [
    ...events.map(({ undoUntil, mailSubject, mailText, mail, ...event }) => ({
      ...shared,
      key: `event-${event.id}`,
      at: event.createdAt,
      title: titleOf(event),
      // Without a name, it was the person of the page.
      ...(event.actorKind !== 'SEEKER' && { by: event.actorName }),
      ...(mailText && {
        email: { subject: mailSubject, text: mailText, isWaiting: undoUntil !== null && undoUntil > time, mail },
      }),
    })),
    ...notes.map((note) => ({
      ...shared,
      key: `note-${note.id}`,
      at: note.createdAt,
      title: 'Note',
      by: note.authorName,
      text: plainNote(note.text, note.mentions),
    })),
    ...interviews.flatMap((interview) =>
      interview.events.map((event) => ({
        ...shared,
        key: `interview-${event.id}`,
        at: event.createdAt,
        title: stepLabels[event.step],
        ...(event.actorKind !== 'SEEKER' && { by: event.actorName }),
        text: stepText({ ...interview, ...event }),
      })),
    ),
  ]
}

type Event = Application['events'][number]

function titleOf({
  state,
  stage,
  actorKind,
  undoneAt,
}: Pick<Event, 'state' | 'stage' | 'actorKind' | 'undoneAt'>): string {
  if (state === 'NEW' && actorKind === 'SEEKER') return 'Applied'
  return (stage || applicationStatuses[state].label) + (undoneAt ? ' (undone)' : '')
}

function momentsOfMessage({ id, subject, message, createdAt, replies }: Message): Moment[] {
  const shared = { about: subject, href: `/contactus?message=${id}` }
  return [
    { ...shared, key: `message-${id}`, at: createdAt, title: 'Message', text: message },
    ...replies.map((reply) => ({
      ...shared,
      key: `reply-${reply.id}`,
      at: reply.createdAt,
      title: 'Reply',
      by: reply.authorName,
      email: { subject: reply.subject, text: reply.text, isWaiting: false, mail: reply.mail },
    })),
  ]
}

function momentOfMail(personId: number, { mails, ...written }: PersonRecord['mails'][number]): Moment {
  const { id, email, sendId, authorName, subject, text, createdAt, others } = written
  const mail = mails[0] ?? null
  return {
    key: `mail-${id}`,
    at: createdAt,
    title: 'Email',
    ...(email && { about: email }),
    by: authorName,
    email: {
      subject,
      text,
      isWaiting: false,
      mail,
      label: deliveryLabel(written, mail),
      error: mail?.state === 'FAILED' ? mail.lastError : null,
      cancel: isCancelable(mail) ? { sendId, personId, others } : null,
    },
  }
}
