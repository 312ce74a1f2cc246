import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { noteMessages } from '@/lib/applications/messages'
import type { NoteOutput } from '@/lib/applications/note-schema'
import { mayDelete, noteSelect } from '@/lib/applications/review-queries'
import { steppingSelect } from '@/lib/applications/steps'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'

/** Notes something about an application for colleagues; throws `not-found`. */
export function addNote(admin: Admin, applicationId: number, { text }: NoteOutput) {
  return db().$transaction(async (tx) => {
    const subject = await subjectOf(tx, applicationId)
    const authorName = admin.name || admin.email
    const note = await tx.applicationNote.create({
      data: { applicationId, adminId: admin.id, authorName, text, createdAt: now() },
      select: noteSelect,
    })
    await audit(tx, admin, { action: 'application.note-added', subjectId: applicationId, subject })
    return note
  })
}

/** Deletes a note of one's own, or any as an owner; throws `not-found`, or `forbidden` for a colleague's. */
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

async function subjectOf(tx: Database, id: number): Promise<string> {
  const application = await tx.application.findUnique({ where: { id }, select: steppingSelect })
  if (!application) throw new ApiError('not-found')
  return `${application.studentName}, ${application.posting.jobTitle}`
}
