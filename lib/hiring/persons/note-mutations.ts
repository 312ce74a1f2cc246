import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { noteMessages } from '@/lib/hiring/applications/messages'
import { mayDelete } from '@/lib/hiring/applications/review-queries'
import type { NoteOutput } from '@/lib/hiring/applications/schema'
import { nameOf } from '@/lib/hiring/persons/format'
import { lockPerson } from '@/lib/hiring/persons/link-mutations'
import { findPerson } from '@/lib/hiring/persons/queries'
import { now } from '@/lib/platform/clock'

/** Throws `not-found` for a person that doesn't exist. */
export function addPersonNote(admin: Admin, id: number, { text }: NoteOutput) {
  return db().$transaction(async (tx) => {
    // Waits for a merge, which moves notes.
    await lockPerson(tx, id)
    const person = await findPerson(tx, id)
    const accounts = await tx.seeker.findMany({ where: { personId: id }, select: { email: true } })
    const own = person.emails.find(({ address }) => accounts.some(({ email }) => email.toLowerCase() === address))
    const email = (own ?? person.emails[0])?.address ?? null
    const note = await tx.personNote.create({
      data: { personId: id, email, adminId: admin.id, authorName: admin.name || admin.email, text, createdAt: now() },
      select: { id: true, adminId: true, authorName: true, text: true, createdAt: true },
    })
    await audit(tx, admin, { action: 'person.note-added', subjectId: id, subject: nameOf(person) })
    return note
  })
}

/** Only the author or an owner can. Throws `not-found` or `forbidden`. */
export async function deletePersonNote(admin: Admin, personId: number, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const note = await tx.personNote.findFirst({
      where: { id, personId },
      select: { adminId: true, authorName: true },
    })
    if (!note) throw new ApiError('not-found')
    if (!mayDelete(admin, note)) throw new ApiError('forbidden', noteMessages.notYours)
    await tx.personNote.deleteMany({ where: { id } })
    const person = await findPerson(tx, personId)
    const detail = { author: note.authorName }
    await audit(tx, admin, { action: 'person.note-deleted', subjectId: personId, subject: nameOf(person), detail })
  })
}
