import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { rolesWith } from '@/lib/auth/roles'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { wordsOnEntering } from '@/lib/hiring/applications/emails'
import type { Colleague } from '@/lib/hiring/applications/mentions'
import { statusMessages } from '@/lib/hiring/applications/messages'
import { applicationSelect } from '@/lib/hiring/applications/queries'
import { applicationTransitions, type Decision, transitionFor } from '@/lib/hiring/applications/statuses'
import { stageToEnter } from '@/lib/hiring/applications/transitions'
import { listStages, stagesSelect } from '@/lib/hiring/stages/queries'
import { readAnswers } from '@/lib/jobs/postings/questions'
import { profileListSelect, readProfileLists } from '@/lib/people/profiles/lists'
import type { MailText } from '@/lib/platform/mail-templates/schema'

const MAX_COLLEAGUES = 500

export const noteSelect = {
  id: true,
  adminId: true,
  authorName: true,
  text: true,
  mentions: { orderBy: { adminId: 'asc' }, select: { adminId: true, name: true } },
  createdAt: true,
} satisfies Prisma.ApplicationNoteSelect

export const eventSelect = {
  id: true,
  state: true,
  stage: true,
  actorKind: true,
  actorName: true,
  createdAt: true,
  mailSubject: true,
  mailText: true,
  undoUntil: true,
  undoneAt: true,
  mail: { select: { id: true, state: true } },
} satisfies Prisma.ApplicationEventSelect

const reviewSelect = {
  ...applicationSelect,
  posting: { select: { ...applicationSelect.posting.select, stages: stagesSelect } },
  state: true,
  stageId: true,
  termsVersion: true,
  coverNote: true,
  answers: true,
  source: true,
  referrerHost: true,
  events: { orderBy: { id: 'desc' }, select: eventSelect },
  notes: { orderBy: { id: 'desc' }, select: noteSelect },
  seeker: { select: { personId: true, profile: { select: profileListSelect } } },
} satisfies Prisma.ApplicationSelect

export async function getApplication(admin: Admin, id: number) {
  const application = await db().application.findUnique({ where: { id }, select: reviewSelect })
  if (!application) throw new ApiError('not-found')
  const ids = application.notes.flatMap(({ mentions }) => mentions.map(({ adminId }) => adminId))
  const mentioned = ids.length > 0 ? await db().admin.findMany({ where: { id: { in: ids } }, select: namedSelect }) : []
  const nameOf = (adminId: number) => mentioned.find(({ id: each }) => each === adminId)
  const notes = application.notes.map((note) => ({
    ...note,
    canDelete: mayDelete(admin, note),
    mentions: note.mentions.map(({ adminId, name }) => ({ adminId, name: nameOf(adminId)?.name || name })),
  }))
  const lists = readProfileLists(application.seeker.profile)
  return { ...application, notes, answers: readAnswers(application.answers), lists }
}

const namedSelect = { id: true, name: true, email: true } satisfies Prisma.AdminSelect

/** Admins who can be mentioned because they can access applications. Emails tell equal names apart. */
export async function listColleagues(admin: Admin): Promise<Colleague[]> {
  const others = await db().admin.findMany({
    where: { id: { not: admin.id }, role: { in: rolesWith('recruiter') } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MAX_COLLEAGUES,
    select: namedSelect,
  })
  const isAlone = (name: string) => others.filter((other) => other.name === name).length === 1
  return others.map(({ id, name, email }) => ({
    id,
    email,
    label: name === '' ? email : isAlone(name) ? name : `${name} (${email})`,
  }))
}

/** An application's newest unread note that mentions the admin. */
export async function findUnopenedNote(admin: Admin, applicationId: number): Promise<number | null> {
  const where = { adminId: admin.id, openedAt: null, note: { applicationId } }
  const found = await db().noteMention.findFirst({ where, orderBy: { noteId: 'desc' }, select: { noteId: true } })
  return found?.noteId ?? null
}

/** The email that the applicant would get for a decision, or for entering a stage. Throws `not-found`, or `invalid` if there's none. */
export async function getDecisionMail(
  admin: Admin,
  id: number,
  decision: Decision,
  stageId?: number,
): Promise<MailText> {
  const { to, mail } = { mail: undefined, ...applicationTransitions[transitionFor(decision)] }
  const application = await db().application.findUnique({
    where: { id },
    select: { ...applicationSelect, state: true },
  })
  if (!application) throw new ApiError('not-found')
  const stages = stageId === undefined ? [] : await listStages(admin, application.postingId)
  const words = await wordsOnEntering(db(), application, {
    stage: stageToEnter(stages, to, stageId),
    template: application.state === to ? undefined : mail,
    recruiter: admin.name || admin.email,
  })
  if (!words) throw new ApiError('invalid', statusMessages.notEmailed)
  return words
}

export type ReviewedApplication = Awaited<ReturnType<typeof getApplication>>

export const mayDelete = ({ id, role }: Admin, { adminId }: { adminId: number | null }) =>
  role === 'OWNER' || adminId === id
