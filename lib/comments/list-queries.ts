import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Batch } from '@/lib/back-office/export'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { type CommentQuery, states } from '@/lib/comments/list'
import { commentSelect, type ModeratedComment } from '@/lib/comments/queries'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** One page of the comments, with how many match; a page beyond the last is the last. */
export async function listComments(_admin: Admin, query: CommentQuery) {
  const matching = conditionOf(query)
  const counted = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS "total" FROM "BlogComment" c WHERE ${matching}`
  const shown = pageOf(query.page, counted[0]?.total ?? 0)
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT c."id" FROM "BlogComment" c WHERE ${matching}
    ORDER BY ${orderOf(query)} LIMIT ${shown.take} OFFSET ${shown.skip}`
  return { comments: await listByIds(found), ...shown }
}

/** The next comments of an export, newest first. */
export async function listCommentsBefore(_admin: Admin, query: CommentQuery, { before, take }: Batch) {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT c."id" FROM "BlogComment" c WHERE c."id" < ${before} AND ${conditionOf(query)}
    ORDER BY c."id" DESC LIMIT ${take}`
  return listByIds(found)
}

function listByIds(found: { id: number }[]): Promise<ModeratedComment[]> {
  return rowsOf(found, (where) => db().blogComment.findMany({ where, select: commentSelect }))
}

function conditionOf({ search, state }: CommentQuery): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  if (state) conditions.push(Prisma.sql`c."state" = ${states[state]}::"CommentState"`)
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

function orderOf({ sort, direction }: CommentQuery): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  if (sort === 'state') return Prisma.sql`c."state" ${way}, c."createdAt" DESC, c."id" DESC`
  const column = { date: Prisma.sql`c."createdAt"`, name: Prisma.sql`c."name"` }[sort]
  return Prisma.sql`${column} ${way}, c."id" ${way}`
}
