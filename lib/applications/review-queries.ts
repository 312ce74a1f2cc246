import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { applicantWords } from '@/lib/applications/emails'
import { applicationSelect } from '@/lib/applications/queries'
import { applicationTransitions, type Decision, transitionFor } from '@/lib/applications/states'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { MailText } from '@/lib/mail-templates/schema'
import { readAnswers } from '@/lib/postings/questions'
import { profileListSelect, readProfileLists } from '@/lib/profiles/lists'

export const noteSelect = {
  id: true,
  adminId: true,
  authorName: true,
  text: true,
  createdAt: true,
} satisfies Prisma.ApplicationNoteSelect

const reviewSelect = {
  ...applicationSelect,
  state: true,
  termsVersion: true,
  coverNote: true,
  answers: true,
  source: true,
  referrerHost: true,
  events: {
    orderBy: { id: 'desc' },
    select: {
      id: true,
      state: true,
      actorKind: true,
      actorName: true,
      createdAt: true,
      mailSubject: true,
      mailText: true,
      mail: { select: { id: true, state: true } },
    },
  },
  notes: { orderBy: { id: 'desc' }, select: noteSelect },
  seeker: { select: { profile: { select: profileListSelect } } },
} satisfies Prisma.ApplicationSelect

export async function getApplication(admin: Admin, id: number) {
  const application = await db().application.findUnique({ where: { id }, select: reviewSelect })
  if (!application) throw new ApiError('not-found')
  const notes = application.notes.map((note) => ({ ...note, canDelete: mayDelete(admin, note) }))
  const lists = readProfileLists(application.seeker.profile)
  return { ...application, notes, answers: readAnswers(application.answers), lists }
}

/** What the applicant would be mailed if a recruiter decided so; throws `not-found`. */
export async function getDecisionMail(_admin: Admin, id: number, decision: Decision): Promise<MailText> {
  const { mail } = { mail: undefined, ...applicationTransitions[transitionFor(decision)] }
  const application = await db().application.findUnique({ where: { id }, select: applicationSelect })
  if (!application || !mail) throw new ApiError('not-found')
  return (await applicantWords(db(), mail))(application)
}

export type ReviewedApplication = Awaited<ReturnType<typeof getApplication>>

export const mayDelete = ({ id, role }: Admin, { adminId }: { adminId: number | null }) =>
  role === 'OWNER' || adminId === id
