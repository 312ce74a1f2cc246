import 'server-only'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { endOf } from '@/lib/hiring/interviews/format'
import { site } from '@/lib/site/company'

type Event = { uid: string; sequence: number; startsAt: Date; minutes: number; title: string; place: string }
type Party = { name: string; email: string }

export type Invitation = Event & {
  organizer: string
  attendees: Party[]
  description: string
  stamp: Date
}

/**
 * An invitation, or the cancellation of one, as RFC 5546 describes them. Calendars recognize an event by its UID and
 * organizer, and follow the message with the highest SEQUENCE. Times are in UTC, so each calendar shows its own zone.
 */
export function invitation(method: 'REQUEST' | 'CANCEL', { organizer, attendees, ...event }: Invitation): string {
  const calendar = ical({ prodId: prodId(), method: ICalCalendarMethod[method] })
  const isCanceled = method === 'CANCEL'
  calendar.createEvent({
    ...eventOf(event),
    sequence: event.sequence,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(site.name), email: organizer },
    attendees: attendees.map(({ name, email }) => ({
      name: parameter(name) || email,
      email,
      rsvp: false,
      role: ICalAttendeeRole.REQ,
      status: isCanceled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
    })),
  })
  return calendar.toString()
}

type FeedEvent = Event & { description: string; url: string; stamp: Date }

/** A calendar to subscribe to. */
export function calendarFeed(events: FeedEvent[]): string {
  const name = `${site.name} interviews`
  const calendar = ical({ prodId: prodId(), name, ttl: 15 * 60, method: ICalCalendarMethod.PUBLISH })
  for (const event of events)
    calendar.createEvent({
      ...eventOf(event),
      sequence: event.sequence,
      url: event.url,
      status: ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}

function eventOf({ uid, startsAt, minutes, title, place, description, stamp }: Omit<FeedEvent, 'url' | 'sequence'>) {
  return {
    id: uid,
    start: startsAt,
    end: endOf(startsAt, minutes),
    stamp,
    summary: title,
    location: place,
    description,
  } satisfies ICalEventData
}

const prodId = () => ({ company: parameter(site.name), product: 'Interviews' })

/** Values of parameters can't contain quotes or control characters. */
const parameter = (text: string) => text.replaceAll(/["\p{Cc}]/gu, ' ').trim()
