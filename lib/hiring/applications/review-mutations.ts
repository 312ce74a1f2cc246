import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { mentionEmail } from '@/lib/hiring/applications/emails'
import { mentionedIds } from '@/lib/hiring/applications/mentions'
import { noteMessages, statusMessages } from '@/lib/hiring/applications/messages'
import { mayDelete, noteSelect } from '@/lib/hiring/applications/review-queries'
import type { ApplicationDecision, NoteOutput } from '@/lib/hiring/applications/schema'
import { statusNamed, transitionFor } from '@/lib/hiring/applications/statuses'
import { moveToStage, transitionApplication, transitionSelect } from '@/lib/hiring/applications/transitions'
import { forgetMails } from '@/lib/hiring/applications/withheld-mutations'
import { announceDeletion } from '@/lib/hiring/interviews/cancel-mutations'
import { stageOf, stagesOf } from '@/lib/hiring/stages/format'
import { lockStages } from '@/lib/hiring/stages/queries'
import { now } from '@/lib/platform/clock'
import { putMails } from '@/lib/platform/mail/mutations'
import type { MailText } from '@/lib/platform/mail-templates/schema'
import { releaseFile, removeStored } from '@/lib/platform/uploads/mutations'
import { putEvent } from '@/lib/platform/webhooks/mutations'

/**
 * Changes an application's status, and in a job with its own stages also its stage. Throws `not-found`, or `conflict` if
 * it was withdrawn or moved since the admin loaded it, or if the stage is gone. Returns the decision, and until when it can
 * be undone.
 */
export function decideApplication(
  admin: Admin,
  id: number,
  { state, from, stage, fromStage, mail }: ApplicationDecision,
): Promise<{ decisionId: number; undoUntil: Date | null } | null> {
  return db().$transaction(async (tx) => {
    const read = { ...transitionSelect, state: true, stageId: true }
    const application = await tx.application.findUnique({ where: { id }, select: read })
    if (!application) throw new ApiError('not-found')
    if (application.state === 'WITHDRAWN') throw new ApiError('conflict', statusMessages.withdrawn)
    const stages = await lockStages(tx, application.postingId)
    const isStageOnly = application.state === statusNamed(state)
    if (isStageOnly && (stage === undefined || stage === stageOf(stagesOf(stages), application).id)) {
      if (mail && !(await wasSent(tx, id, mail))) throw new ApiError('conflict', statusMessages.stale)
      return null
    }
    const seen = from ? statusNamed(from) : application.state
    const options = { stages, stageId: stage, seen, seenStageId: fromStage, mail }
    const isMoved =
      isStageOnly && stage !== undefined
        ? await moveToStage(tx, admin, application, { ...options, stageId: stage })
        : await transitionApplication(tx, admin, application, transitionFor(state), options)
    if (!isMoved) throw new ApiError('conflict', statusMessages.stale)
    const select = { id: true, undoUntil: true }
    const last = { where: { applicationId: id }, orderBy: { id: 'desc' }, select } as const
    const { id: decisionId, undoUntil } = await tx.applicationEvent.findFirstOrThrow(last)
    return { decisionId, undoUntil }
  })
}

/** Whether the last decision sent this email. Otherwise, a colleague made the same decision with another one. */
async function wasSent(tx: Database, applicationId: number, { subject, text }: MailText): Promise<boolean> {
  const last = await tx.applicationEvent.findFirst({
    where: { applicationId, undoneAt: null },
    orderBy: { id: 'desc' },
    select: { mailSubject: true, mailText: true },
  })
  return last?.mailSubject === subject && last.mailText === text
}

/** Deletes an application, and its resume unless it's used elsewhere. Throws `not-found`. */
export async function deleteApplication(admin: Admin, id: number): Promise<void> {
  const unused = await db().$transaction(async (tx) => {
    // Locks the application first, because its seeker may be reapplying with another resume.
    await tx.$executeRaw`SELECT 1 FROM "Application" WHERE "id" = ${id} FOR UPDATE`
    const select = { resumeId: true, studentName: true, email: true, posting: { select: { jobTitle: true } } }
    const application = await tx.application.findUnique({ where: { id }, select })
    if (!application) throw new ApiError('not-found')
    await putEvent(tx, 'application.deleted', { kind: 'application', id })
    await announceDeletion(tx, [id], true)
    await forgetMails(tx, [id])
    await tx.application.delete({ where: { id }, select: { id: true } })
    const { resumeId, studentName, email, posting } = application
    await audit(tx, admin, {
      action: 'application.deleted',
      subjectId: id,
      subject: `${studentName}, ${posting.jobTitle}`,
      detail: { email },
    })
    return releaseFile(tx, resumeId)
  })
  if (unused) await removeStored(unused)
}

export function addNote(admin: Admin, applicationId: number, { text }: NoteOutput) {
  return db().$transaction(async (tx) => {
    const subject = await subjectOf(tx, applicationId)
    const authorName = admin.name || admin.email
    const mentioned = await lockMentioned(tx, mentionedIds(text))
    const mentions = mentioned.map(({ id, name, email }) => {
      return { adminId: id, name: name || email, openedAt: id === admin.id ? now() : null }
    })
    const note = await tx.applicationNote.create({
      data: { applicationId, adminId: admin.id, authorName, text, createdAt: now(), mentions: { create: mentions } },
      select: noteSelect,
    })
    const others = mentioned.filter(({ id }) => id !== admin.id)
    await putMails(
      tx,
      others.map(({ email }) => ({ to: email, content: mentionEmail(authorName, applicationId) })),
    )
    await audit(tx, admin, { action: 'application.note-added', subjectId: applicationId, subject })
    return note
  })
}

export async function deleteNote(admin: Admin, applicationId: number, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const note = await tx.applicationNote.findFirst({ where: { id, applicationId }, select: noteSelect })
    if (!note) throw new ApiError('not-found')
    if (!mayDelete(admin, note)) throw new ApiError('forbidden', noteMessages.notYours)
    await tx.applicationNote.deleteMany({ where: { id } })
    const subject = await subjectOf(tx, applicationId)
    const detail = { author: note.authorName }
    await audit(tx, admin, { action: 'application.note-deleted', subjectId: applicationId, subject, detail })
  })
}

/** Marks the notes that mention the admin as read, up to the newest one they have seen. */
export async function openMentions(admin: Admin, applicationId: number, lastNoteId: number): Promise<void> {
  await db().noteMention.updateMany({
    where: { adminId: admin.id, openedAt: null, noteId: { lte: lastNoteId }, note: { applicationId } },
    data: { openedAt: now() },
  })
}

type Mentioned = { id: number; name: string; email: string; role: AdminRole }

/** Locks the mentioned admins, so that removing one or their role waits until the note is written. */
async function lockMentioned(tx: Database, ids: number[]): Promise<Mentioned[]> {
  if (ids.length === 0) return []
  const mentioned = await tx.$queryRaw<Mentioned[]>`
    SELECT "id", "name", "email", "role" FROM "Admin" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR SHARE`
  const recruiters = mentioned.filter(({ role }) => hasPermission(role, 'recruiter'))
  if (recruiters.length < ids.length)
    throw new ApiError('invalid', noteMessages.mayNotRead, { fields: { text: noteMessages.mayNotRead } })
  return recruiters
}

async function subjectOf(tx: Database, id: number): Promise<string> {
  const application = await tx.application.findUnique({ where: { id }, select: transitionSelect })
  if (!application) throw new ApiError('not-found')
  return `${application.studentName}, ${application.posting.jobTitle}`
}
