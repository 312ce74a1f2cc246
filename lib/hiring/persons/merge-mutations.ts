import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { dayText, nameOf } from '@/lib/hiring/persons/format'
import { forgottenMerge, linkedTables } from '@/lib/hiring/persons/link-mutations'
import { mergesUndoableSince } from '@/lib/hiring/persons/merge-window'
import { mergeMessages } from '@/lib/hiring/persons/messages'
import { findPerson, type personSelect } from '@/lib/hiring/persons/queries'
import { type Merge, tagsText } from '@/lib/hiring/persons/schema'
import { now } from '@/lib/platform/clock'

type Stored = Prisma.PersonGetPayload<{ select: typeof personSelect }>

/**
 * Merges another person into this one: who someone is follows from their email addresses, so those move and everything
 * with them. This person's name, owner and follow-up count. Throws `not-found`, or `conflict` if a version is stale.
 */
export async function mergePersons(admin: Admin, id: number, merge: Merge): Promise<void> {
  const { otherId, version, otherVersion } = merge
  if (otherId === id) throw new ApiError('invalid', mergeMessages.self)
  await db().$transaction(async (tx) => {
    await lockPersons(tx, [id, otherId])
    const [person, other] = [await findPerson(tx, id), await findPerson(tx, otherId)]
    if (person.version !== version || other.version !== otherVersion)
      throw new ApiError('conflict', mergeMessages.changed)
    const { name, ownerId, followUpAt, tags, createdAt } = other
    await tx.personMerge.create({
      data: {
        ...{ personId: id, fromId: otherId, name, ownerId, followUpAt, tags, createdAt },
        emails: other.emails.map(({ address }) => address),
        version: version + 1,
        before: beforeOf(person),
        mergedBy: admin.name || admin.email,
        mergedAt: now(),
      },
      select: { id: true },
    })
    await moveRows(tx, { from: otherId, to: id }, null)
    await tx.personMerge.updateMany({ where: { personId: otherId }, data: { personId: id } })
    await tx.person.delete({ where: { id: otherId }, select: { id: true } })
    await tx.person.update({
      where: { id },
      data: { ...unionOf(person, other), version: { increment: 1 } },
      select: { id: true },
    })
    const detail = { merged: nameOf(other), fromId: otherId }
    await audit(tx, admin, { action: 'person.merged', subjectId: id, subject: nameOf(person), detail })
  })
}

/**
 * Separates a person who was merged into this one, with those of their email addresses that are still known. This person
 * gets their own values back unless someone has changed them since. Returns the id that the separated person had before.
 * Throws `not-found`, also for a merge that can't be undone anymore.
 */
export function undoMerge(admin: Admin, id: number, mergeId: number): Promise<number> {
  return db().$transaction(async (tx) => {
    await lockPersons(tx, [id])
    const person = await findPerson(tx, id)
    const merge = await tx.personMerge.findFirst({
      where: { id: mergeId, personId: id, mergedAt: { gt: mergesUndoableSince() } },
    })
    const addresses = person.emails.map(({ address }) => address).filter((each) => merge?.emails.includes(each))
    if (!merge || addresses.length === 0) throw new ApiError('not-found')
    const { fromId, name, followUpAt, tags, createdAt, emails, version, before } = merge
    const owners = await tx.admin.count({ where: { id: merge.ownerId ?? 0 } })
    const ownerId = owners > 0 ? merge.ownerId : null
    await tx.person.create({
      data: { id: fromId, name, ownerId, followUpAt, tags, createdAt },
      select: { id: true },
    })
    await moveRows(tx, { from: id, to: fromId }, addresses)
    await tx.personMerge.delete({ where: { id: mergeId }, select: { id: true } })
    // People who had been merged into the separated person before.
    await tx.$executeRaw`
      UPDATE "PersonMerge" SET "personId" = ${fromId} WHERE "personId" = ${id} AND "emails" <> '{}' AND "emails" <@ ${emails}`
    const isSame = person.version === version
    const own = isSame ? await readBefore(tx, before) : {}
    await tx.person.update({ where: { id }, data: { ...own, version: { increment: 1 } }, select: { id: true } })
    // The person is again as an earlier merge left them, so undoing that one gives them their own values back too.
    if (isSame)
      await tx.personMerge.updateMany({
        where: { personId: id, version: version - 1 },
        data: { version: person.version + 1 },
      })
    await audit(tx, admin, {
      action: 'person.merge-undone',
      subjectId: id,
      subject: nameOf(person),
      detail: { separated: name || addresses.join(', '), fromId },
    })
    return fromId
  })
}

/** Forgets how merged people were once their merge can't be undone anymore. The rows still redirect to the other. */
export async function forgetMerges(): Promise<void> {
  const where = { mergedAt: { lte: mergesUndoableSince() }, NOT: { emails: { equals: [] } } }
  await db().personMerge.updateMany({ where, data: forgottenMerge })
}

/** Seekers before persons, as in the deletion of an account, and each in the order of their ids. */
async function lockPersons(tx: Database, ids: number[]): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Seeker" WHERE "personId" = ANY(${ids}) ORDER BY "id" FOR UPDATE`
  await tx.$executeRaw`SELECT 1 FROM "Person" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`
}

/** Moves these addresses, or all, with the rows that have them. */
async function moveRows(tx: Database, { from, to }: { from: number; to: number }, addresses: string[] | null) {
  await tx.$executeRaw`
    UPDATE "PersonEmail" SET "personId" = ${to}
    WHERE "personId" = ${from} AND (${addresses}::text[] IS NULL OR "address" = ANY(${addresses}::text[]))`
  for (const table of [...linkedTables, Prisma.raw('"PersonNote"'), Prisma.raw('"PersonMail"')])
    await tx.$executeRaw`
      UPDATE ${table} SET "personId" = ${to}
      WHERE "personId" = ${from} AND (${addresses}::text[] IS NULL OR lower("email") = ANY(${addresses}::text[]))`
}

function unionOf(person: Stored, other: Stored) {
  const known = person.tags.map((tag) => tag.toLowerCase())
  const tags = [...person.tags, ...other.tags.filter((tag) => !known.includes(tag.toLowerCase()))]
  const isCared = person.ownerId !== null || other.ownerId === null
  return {
    name: person.name || other.name,
    tags,
    ownerId: isCared ? person.ownerId : other.ownerId,
    followUpAt: isCared ? person.followUpAt : other.followUpAt,
    createdAt: person.createdAt < other.createdAt ? person.createdAt : other.createdAt,
  }
}

type Before = { name: string; tags: string; ownerId: number | null; followUpAt: string; createdAt: string }

function beforeOf({ name, tags, ownerId, followUpAt, createdAt }: Stored): Before {
  return { name, tags: tagsText(tags), ownerId, followUpAt: dayText(followUpAt), createdAt: createdAt.toISOString() }
}

async function readBefore(tx: Database, stored: Prisma.JsonValue) {
  const { name, tags, ownerId, followUpAt, createdAt } = stored as Before
  const owners = await tx.admin.count({ where: { id: ownerId ?? 0 } })
  return {
    name,
    tags: tags === '' ? [] : tags.split(', '),
    ownerId: owners > 0 ? ownerId : null,
    followUpAt: followUpAt === '' ? null : new Date(followUpAt),
    createdAt: new Date(createdAt),
  }
}
