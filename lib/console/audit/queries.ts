import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { hrefOf, type LinkedNoun, linkedNouns, recordOf } from '@/lib/console/audit/sentences'
import { db } from '@/lib/db'

type Entry = { action: string; subjectId: number | null; subject: string }

/** Links to each entry's record, or null if the record was deleted. */
export async function linksOf(entries: Entry[]): Promise<(string | null)[]> {
  const records = entries.map(recordOf).filter((record) => record !== null)
  const found = await Promise.all(
    linkedNouns.map(async (noun) => {
      const ids = new Set(records.filter((record) => record.noun === noun).map(({ id }) => id))
      return [noun, ids.size > 0 ? await thereOf[noun]([...ids]) : []] as const
    }),
  )
  const there = new Map(found.map(([noun, rows]) => [noun, new Set(rows.map(({ id }) => id))]))
  return entries.map((entry) => hrefOf(entry, (noun, id) => there.get(noun)?.has(id) ?? false))
}

const idOnly = { id: true } as const
const thereOf: Record<LinkedNoun, (ids: number[]) => Promise<{ id: number }[]>> = {
  posting: (ids) => db().posting.findMany({ where: { id: { in: ids } }, select: idOnly }),
  application: (ids) => db().application.findMany({ where: { id: { in: ids } }, select: idOnly }),
  person: (ids) => db().person.findMany({ where: { id: { in: ids } }, select: idOnly }),
  blog: (ids) => db().blog.findMany({ where: { id: { in: ids } }, select: idOnly }),
  message: (ids) => db().contactMessage.findMany({ where: { id: { in: ids } }, select: idOnly }),
  mail: (ids) => db().mail.findMany({ where: { id: { in: ids } }, select: idOnly }),
  'site-page': (ids) => db().sitePage.findMany({ where: { id: { in: ids } }, select: idOnly }),
}

/** One index lookup per action; a GROUP BY would read the whole table. */
export async function listAuditActions(_owner: Admin): Promise<string[]> {
  const found = await db().$queryRaw<{ action: string }[]>`
    WITH RECURSIVE found AS (
      (SELECT "action" FROM "AuditEntry" ORDER BY "action" LIMIT 1)
      UNION ALL
      SELECT (SELECT "action" FROM "AuditEntry" WHERE "action" > found."action" ORDER BY "action" LIMIT 1)
      FROM found WHERE found."action" IS NOT NULL
    )
    SELECT "action" FROM found WHERE "action" IS NOT NULL`
  return found.map(({ action }) => action)
}

export function listAuditAdmins(_owner: Admin) {
  return db().admin.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true, email: true } })
}
