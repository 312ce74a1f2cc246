import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { phonesOf } from '@/lib/hiring/persons/format'
import { mergesUndoableSince } from '@/lib/hiring/persons/merge-window'
import type { PersonRecord } from '@/lib/hiring/persons/queries'

const MAX_DUPLICATES = 5
/** Shares of trigrams in common. */
const [LIKE_NAME, LIKE_EMAIL] = [0.5, 0.5]

export type Duplicate = {
  id: number
  version: number
  name: string
  emails: string[]
  tags: string[]
  applications: number
  demos: number
  messages: number
  hasSamePhone: boolean
}

/** People who could be the same: with the same phone number, or with a similar name and email address. */
export async function listDuplicates(_recruiter: Admin, person: PersonRecord): Promise<Duplicate[]> {
  const phones = phonesOf(person).flatMap(({ e164 }) => e164 || [])
  const emails = person.emails.map(({ address }) => address.split('@')[0] ?? '')
  const found = await db().$queryRaw<{ id: number; hasSamePhone: boolean }[]>`
    SELECT "id", bool_or("hasSamePhone") AS "hasSamePhone" FROM (
      SELECT "personId" AS "id", true AS "hasSamePhone" FROM "Seeker" WHERE "phoneE164" = ANY(${phones})
      UNION ALL SELECT "personId", true FROM "DemoRegistration" WHERE "phoneE164" = ANY(${phones})
      UNION ALL SELECT "personId", true FROM "ContactMessage" WHERE "phoneE164" = ANY(${phones})
      UNION ALL SELECT p."id", false FROM "Person" p JOIN "PersonEmail" e ON e."personId" = p."id"
        WHERE p."name" % ${person.name} AND similarity(p."name", ${person.name}) >= ${LIKE_NAME}
          AND EXISTS (SELECT 1 FROM unnest(${emails}::text[]) AS own
            WHERE similarity(own, split_part(e."address", '@', 1)) >= ${LIKE_EMAIL})
    ) AS candidate WHERE "id" IS NOT NULL AND "id" <> ${person.id}
    GROUP BY "id" ORDER BY bool_or("hasSamePhone") DESC, "id" DESC LIMIT ${MAX_DUPLICATES}`
  const rows = await db().person.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: {
      id: true,
      version: true,
      name: true,
      tags: true,
      emails: { orderBy: { address: 'asc' }, select: { address: true } },
      // Prisma counts related rows of everyone.
      seekers: { select: { applications: { select: { id: true } } } },
      _count: { select: { demos: true, messages: true } },
    },
  })
  return found.flatMap(({ id, hasSamePhone }) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return []
    const { seekers, _count: count, emails: addresses, ...rest } = row
    const applications = seekers.reduce((sum, seeker) => sum + seeker.applications.length, 0)
    return { ...rest, ...count, emails: addresses.map(({ address }) => address), applications, hasSamePhone }
  })
}

/** The merges into a person that can still be undone, newest first. */
export function listMerges(_recruiter: Admin, personId: number) {
  return db().personMerge.findMany({
    where: { personId, mergedAt: { gt: mergesUndoableSince() }, NOT: { emails: { equals: [] } } },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, emails: true, mergedBy: true, mergedAt: true },
  })
}

export type ListedMerge = Awaited<ReturnType<typeof listMerges>>[number]

/** The person that a merged person's id leads to. */
export async function findMergedInto(_recruiter: Admin, fromId: number): Promise<number | null> {
  const merge = await db().personMerge.findUnique({ where: { fromId }, select: { personId: true } })
  return merge?.personId ?? null
}
