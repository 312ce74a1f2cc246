import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { openStatuses } from '@/lib/hiring/applications/statuses'
import { settledStatus, undoable } from '@/lib/hiring/applications/undo-queries'
import { isClosed, isOver, isToCome, nameOfKind, openSlots } from '@/lib/hiring/interviews/format'
import { invitationUrl, readInvitation } from '@/lib/hiring/interviews/links'
import { now } from '@/lib/platform/clock'

export const interviewSelect = {
  id: true,
  uid: true,
  sequence: true,
  applicationId: true,
  recruiterId: true,
  title: true,
  kind: true,
  place: true,
  minutes: true,
  timeZone: true,
  note: true,
  slots: true,
  state: true,
  startsAt: true,
  applicantZone: true,
  version: true,
  recruiter: { select: { name: true, email: true, role: true } },
  application: {
    select: {
      id: true,
      seekerId: true,
      email: true,
      studentName: true,
      state: true,
      posting: { select: { jobTitle: true, company: true } },
    },
  },
} satisfies Prisma.InterviewSelect

export type WholeInterview = Prisma.InterviewGetPayload<{ select: typeof interviewSelect }>

export const interviewEventSelect = {
  id: true,
  step: true,
  actorKind: true,
  actorName: true,
  startsAt: true,
  text: true,
  createdAt: true,
} satisfies Prisma.InterviewEventSelect

/** An application's interviews, newest first. */
export function listInterviews(_recruiter: Admin, applicationId: number) {
  return db().interview.findMany({
    where: { applicationId },
    orderBy: { id: 'desc' },
    select: { ...interviewSelect, events: { orderBy: { id: 'desc' }, select: interviewEventSelect } },
  })
}

/** How the recruiter held the last interview, for the next proposal. A phone number is the applicant's, so it's left out. */
export async function findUsual({ id }: Admin) {
  const select = { kind: true, place: true, minutes: true } satisfies Prisma.InterviewSelect
  const last = await db().interview.findFirst({ where: { recruiterId: id }, orderBy: { id: 'desc' }, select })
  if (!last) return null
  const { kind, place, minutes } = last
  return { kind: nameOfKind[kind], place: kind === 'PHONE' ? '' : place, minutes }
}

export type Usual = Awaited<ReturnType<typeof findUsual>>

export type ListedInterview = Awaited<ReturnType<typeof listInterviews>>[number]

/** Other interviews of the same recruiter that are still to come. */
export async function listBusy(database: Database, { id, recruiterId }: Pick<WholeInterview, 'id' | 'recruiterId'>) {
  if (recruiterId === null) return []
  const where = { recruiterId, id: { not: id }, state: 'SCHEDULED' as const, startsAt: { gte: dayBefore(now()) } }
  return database.interview.findMany({ where, select: { startsAt: true, minutes: true } })
}

const dayBefore = (time: Date) => new Date(time.getTime() - 24 * 60 * 60 * 1000)

/** What the link in an email shows. Null if the link is wrong or old, or the application was deleted. */
export async function findInvitation(token: string) {
  const id = await readInvitation(token)
  const interview = id === null ? null : await db().interview.findUnique({ where: { id }, select: interviewSelect })
  if (!interview) return null
  const { application, title, kind, place, minutes, timeZone, note, startsAt, recruiter } = interview
  const time = now()
  const isEnded = await hasEnded(db(), interview)
  return {
    title,
    kind,
    place,
    minutes,
    timeZone,
    note,
    startsAt,
    jobTitle: application.posting.jobTitle,
    company: application.posting.company,
    recruiterName: recruiter?.name ?? '',
    status: isOver(interview, time) ? ('OVER' as const) : isEnded ? ('CLOSED' as const) : interview.state,
    slots: openSlots(interview, await listBusy(db(), interview), time),
  }
}

/** Whether no time can be chosen anymore. A decision that can still be undone doesn't count. */
export async function hasEnded(tx: Database, { state, application }: WholeInterview): Promise<boolean> {
  return isClosed({ state, application: (await settledStatus(tx, application.id)) ?? application })
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** A seeker's interviews that are still to come, by application, with the link to choose a time or cancel. */
export async function listOwnInterviews({ id: seekerId }: Seeker) {
  const interviews = await db().interview.findMany({
    where: {
      application: { seekerId },
      OR: [
        { state: 'SCHEDULED' },
        { state: 'PROPOSED', application: { state: { in: openStatuses } } },
        { state: 'PROPOSED', application: { events: { some: undoable() } } },
      ],
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      applicationId: true,
      title: true,
      kind: true,
      minutes: true,
      timeZone: true,
      applicantZone: true,
      state: true,
      startsAt: true,
    },
  })
  const toCome = interviews.filter((interview) => isToCome(interview, now()))
  const linked = toCome.map(async (interview) => {
    return [interview.applicationId, { ...interview, url: await invitationUrl(interview.id) }] as const
  })
  return new Map(await Promise.all(linked))
}

export type OwnInterview = Awaited<ReturnType<typeof listOwnInterviews>> extends Map<number, infer One> ? One : never

/** Applications whose applicant said that none of the recruiter's times fits. */
export const withoutTime = (recruiterId: number) =>
  ({
    state: { in: openStatuses },
    interviews: { some: { recruiterId, state: 'DECLINED' } },
  }) satisfies Prisma.ApplicationWhereInput

const FEED_DAYS = 30
const MAX_FEED = 1_000

export async function findFeed(calendarHash: string) {
  const admin = await db().admin.findUnique({ where: { calendarHash }, select: { id: true, role: true } })
  if (!admin || !hasPermission(admin.role, 'recruiter')) return null
  const since = new Date(now().getTime() - FEED_DAYS * 24 * 60 * 60 * 1000)
  return db().interview.findMany({
    where: { recruiterId: admin.id, state: 'SCHEDULED', startsAt: { gte: since } },
    orderBy: { startsAt: 'asc' },
    take: MAX_FEED,
    select: interviewSelect,
  })
}

/** When the admin created the link to their calendar. */
export async function findCalendarLink(admin: Admin): Promise<Date | null> {
  const { calendarSince } = await db().admin.findUniqueOrThrow({
    where: { id: admin.id },
    select: { calendarSince: true },
  })
  return calendarSince
}
