import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { rolesWith } from '@/lib/auth/roles'
import { audit } from '@/lib/console/audit/mutations'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { type Database, db } from '@/lib/db'
import { dayText, nameOf, toPerson } from '@/lib/hiring/persons/format'
import { personMessages } from '@/lib/hiring/persons/messages'
import { findPerson } from '@/lib/hiring/persons/queries'
import { type PersonChange, readTags, type WirePerson } from '@/lib/hiring/persons/schema'

/**
 * Changes a person's owner, follow-up date and tags. Throws `not-found`, `conflict` with the current ones if `version`
 * is stale, or `wrong` if the owner can't see people.
 */
export function changePerson(admin: Admin, id: number, change: PersonChange): Promise<WirePerson> {
  const { version, ownerId, followUpAt, tags } = change
  return db().$transaction(async (tx) => {
    const before = await findPerson(tx, id)
    // An owner whose role has changed since can stay.
    if (ownerId !== '' && Number(ownerId) !== before.ownerId) await checkOwner(tx, Number(ownerId))
    const data = {
      ownerId: ownerId === '' ? null : Number(ownerId),
      followUpAt: followUpAt === '' ? null : new Date(followUpAt),
      tags: readTags(tags),
    }
    const where = { id, version }
    const [saved] = await tx.person.updateManyAndReturn({
      where,
      data: { ...data, version: { increment: 1 } },
      select: { id: true, ownerId: true, followUpAt: true, tags: true, version: true },
    })
    if (!saved) throw new ApiError('conflict', editMessages.changed, { current: toPerson(await findPerson(tx, id)) })
    const changed = [
      ...(data.ownerId === before.ownerId ? [] : ['owner']),
      ...(dayText(data.followUpAt) === dayText(before.followUpAt) ? [] : ['follow-up']),
      ...(String(data.tags) === String(before.tags) ? [] : ['tags']),
    ]
    if (changed.length > 0)
      await audit(tx, admin, {
        action: 'person.changed',
        subjectId: id,
        subject: nameOf(before),
        detail: { changed: changed.join(', ') },
      })
    return toPerson(saved)
  })
}

async function checkOwner(tx: Database, id: number): Promise<void> {
  // Locked, so that the account can't be removed before the commit.
  await tx.$executeRaw`SELECT 1 FROM "Admin" WHERE "id" = ${id} FOR KEY SHARE`
  const found = await tx.admin.count({ where: { id, role: { in: rolesWith('recruiter') } } })
  if (found === 0) {
    const fields = { ownerId: personMessages.ownerUnknown }
    throw new ApiError('invalid', personMessages.ownerUnknown, { fields })
  }
}
