import type { ApplicationStatus, InterviewKind, InterviewState, InterviewStep } from '@/lib/generated/prisma/enums'
import { openStatuses } from '@/lib/hiring/applications/statuses'
import { type InterviewKindName, interviewKinds, type WireInterview } from '@/lib/hiring/interviews/schema'
import { spanLabel } from '@/lib/hiring/interviews/zones'

const MINUTE_MS = 60_000

export const kindOf = { phone: 'PHONE', video: 'VIDEO', 'on-site': 'ON_SITE' } as const satisfies Record<
  InterviewKindName,
  InterviewKind
>
export const nameOfKind = { PHONE: 'phone', VIDEO: 'video', ON_SITE: 'on-site' } as const satisfies Record<
  InterviewKind,
  InterviewKindName
>
export const kindLabel = (kind: InterviewKind) => interviewKinds[nameOfKind[kind]]

export const placeLabels = { phone: 'Phone number', video: 'Link', 'on-site': 'Address' } as const

export const stateLabels = {
  PROPOSED: { label: 'Waiting for the applicant', tone: 'warning' },
  DECLINED: { label: 'No time fits', tone: 'danger' },
  SCHEDULED: { label: 'Scheduled', tone: 'success' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
} as const satisfies Record<InterviewState, { label: string; tone: string }>

export const stepLabels: Record<InterviewStep, string> = {
  PROPOSED: 'Interview proposed',
  RESCHEDULED: 'New interview times proposed',
  PICKED: 'Interview scheduled',
  DECLINED: 'No interview time fits',
  CANCELED: 'Interview canceled',
}

type Timed = { state: InterviewState; startsAt: Date | null; minutes: number }

export const endOf = (startsAt: Date, minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE_MS)

/** Whether an interview took place. */
export const isOver = ({ state, startsAt, minutes }: Timed, time: Date) =>
  state === 'SCHEDULED' && startsAt !== null && endOf(startsAt, minutes) <= time

export const isToCome = (interview: Timed, time: Date) => interview.state !== 'CANCELED' && !isOver(interview, time)

type OfApplication = { state: InterviewState; application: { state: ApplicationStatus } }

/** Whether no time can be chosen, because the application was decided or withdrawn. */
export const isClosed = ({ state, application }: OfApplication) =>
  state !== 'SCHEDULED' && state !== 'CANCELED' && !openStatuses.includes(application.state)

type Busy = { startsAt: Date | null; minutes: number }

/** The proposed times that can still be chosen: in the future, and without another interview of the same recruiter. */
export function openSlots({ slots, minutes }: { slots: Date[]; minutes: number }, busy: Busy[], time: Date): Date[] {
  return slots.filter((slot) => slot > time && !busy.some((other) => overlaps(slot, minutes, other)))
}

function overlaps(slot: Date, minutes: number, { startsAt, minutes: length }: Busy): boolean {
  return startsAt !== null && slot < endOf(startsAt, length) && startsAt < endOf(slot, minutes)
}

/** The time in the reader's zone, followed by the other one if clocks differ there. */
export function bothLabels(at: Date, minutes: number, own: string, other: string): string {
  const [first, second] = [own, other].map((zone) => spanLabel(at, minutes, zone))
  return !second || first === second ? (first ?? '') : `${first} (${second})`
}

type Stored = {
  id: number
  applicationId: number
  title: string
  kind: InterviewKind
  place: string
  minutes: number
  timeZone: string
  slots: Date[]
  note: string
  state: InterviewState
  startsAt: Date | null
  version: number
}

export function toInterview(interview: Stored): WireInterview {
  const { id, applicationId, title, place, minutes, timeZone, note, version } = interview
  return {
    id,
    applicationId,
    title,
    kind: nameOfKind[interview.kind],
    place,
    minutes,
    timeZone,
    note,
    version,
    slots: interview.slots.map((slot) => slot.toISOString()),
    state: interview.state.toLowerCase() as WireInterview['state'],
    startsAt: interview.startsAt?.toISOString() ?? null,
  }
}

type Noted = { startsAt: Date | null; text: string; minutes: number; timeZone: string }

/** The time that a step of the history is about, and what was written. */
export const stepText = ({ startsAt, text, minutes, timeZone }: Noted) =>
  [startsAt && spanLabel(startsAt, minutes, timeZone), text].filter(Boolean).join('\n')
