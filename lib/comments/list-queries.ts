import 'server-only'
import { type AnyQuery, contains } from '@/lib/back-office/list'
import type { RowSource } from '@/lib/back-office/queries'
import { commentSelect, type ModeratedComment } from '@/lib/comments/queries'
import { type CommentStateName, commentStateOf } from '@/lib/comments/schema'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

export const commentQueries: Pick<RowSource<ModeratedComment>, 'count' | 'ids' | 'read' | 'before'> = {
  count: async (query, max) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM (
        SELECT 1 FROM "BlogComment" c WHERE ${conditionOf(query)} LIMIT ${max ?? null}) AS matching`
    return counted?.total ?? 0
  },
  ids: (query, { skip, take }) => db().$queryRaw<{ id: number }[]>`
    SELECT c."id" FROM "BlogComment" c WHERE ${conditionOf(query)}
    ORDER BY ${orderOf(query)} LIMIT ${take} OFFSET ${skip}`,
  read: (where) => db().blogComment.findMany({ where, select: commentSelect }),
  before: async (query, { before, take }) => {
    const found = await db().$queryRaw<{ id: number }[]>`
      SELECT c."id" FROM "BlogComment" c WHERE c."id" < ${before} AND ${conditionOf(query)}
      ORDER BY c."id" DESC LIMIT ${take}`
    const where = { id: { in: found.map(({ id }) => id) } }
    return db().blogComment.findMany({ where, orderBy: { id: 'desc' }, select: commentSelect })
  },
}

function conditionOf({ search, state }: AnyQuery): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  const wanted = commentStateOf[state as CommentStateName]
  if (wanted) conditions.push(Prisma.sql`c."state" = ${wanted}::"CommentState"`)
  if (search) conditions.push(Prisma.sql`c."id" IN (${idsWith(search)})`)
  return Prisma.join(conditions, ' AND ')
}

/** Two searches, each by the indexes of its own table: an OR across both would read every comment with its post. */
function idsWith(search: string): Prisma.Sql {
  const pattern = `%${contains(search).contains}%`
  return Prisma.sql`
    SELECT "id" FROM "BlogComment" WHERE "name" ILIKE ${pattern} OR "email" ILIKE ${pattern} OR "text" ILIKE ${pattern}
    UNION SELECT said."id" FROM "Blog" JOIN "BlogComment" said ON said."blogId" = "Blog"."id"
    WHERE "Blog"."title" ILIKE ${pattern}`
}

function orderOf({ sort, direction }: AnyQuery): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  if (sort === 'state') return Prisma.sql`c."state" ${way}, c."createdAt" DESC, c."id" DESC`
  const column = sort === 'name' ? Prisma.sql`c."name"` : Prisma.sql`c."createdAt"`
  return Prisma.sql`${column} ${way}, c."id" ${way}`
}
