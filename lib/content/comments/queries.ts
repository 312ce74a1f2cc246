import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type AnyQuery, contains } from '@/lib/console/lists/list'
import type { RowSource } from '@/lib/console/lists/queries'
import { type CommentStatusName, commentStatusOf } from '@/lib/content/comments/schema'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

const MAX_ROWS = 5_000
const MAX_UNDER_A_POST = 500

export const commentSelect = {
  id: true,
  state: true,
  name: true,
  email: true,
  text: true,
  decidedAt: true,
  createdAt: true,
  blog: { select: { id: true, title: true } },
} satisfies Prisma.BlogCommentSelect

export type ModeratedComment = Prisma.BlogCommentGetPayload<{ select: typeof commentSelect }>

export function listApprovedComments(blogId: number) {
  return db().blogComment.findMany({
    where: { blogId, state: 'APPROVED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_UNDER_A_POST,
    select: { id: true, name: true, text: true, createdAt: true },
  })
}

export type ApprovedComment = Awaited<ReturnType<typeof listApprovedComments>>[number]

export function countApprovedComments(blogId: number): Promise<number> {
  return db().blogComment.count({ where: { blogId, state: 'APPROVED' } })
}

/** Comments in a state, or all, newest first, capped. The console list pages through the rest. */
export function listAllComments(_admin: Admin, state: CommentStatusName | undefined): Promise<ModeratedComment[]> {
  return db().blogComment.findMany({
    where: state ? { state: commentStatusOf[state] } : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: commentSelect,
  })
}

export const commentQueries: Pick<RowSource<ModeratedComment>, 'count' | 'ids' | 'read' | 'before'> = {
  count: async (query, max) => {
    const [counted] = await db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS "total" FROM (
        SELECT 1 FROM "BlogComment" c WHERE ${conditionOf(query)} LIMIT ${max}) AS matching`
    return counted ?? { total: 0 }
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
  const wanted = commentStatusOf[state as CommentStatusName]
  if (wanted) conditions.push(Prisma.sql`c."state" = ${wanted}::"CommentState"`)
  if (search) conditions.push(Prisma.sql`c."id" IN (${idsWith(search)})`)
  return Prisma.join(conditions, ' AND ')
}

/** Runs two searches, each on its own table's indexes. An OR across both would join every comment. */
function idsWith(search: string): Prisma.Sql {
  const pattern = `%${contains(search).contains}%`
  return Prisma.sql`
    SELECT "id" FROM "BlogComment" WHERE "name" ILIKE ${pattern} OR "email" ILIKE ${pattern} OR "text" ILIKE ${pattern}
    UNION SELECT c."id" FROM "Blog" JOIN "BlogComment" c ON c."blogId" = "Blog"."id"
    WHERE "Blog"."title" ILIKE ${pattern}`
}

function orderOf({ sort, direction }: AnyQuery): Prisma.Sql {
  const way = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`
  if (sort === 'state') return Prisma.sql`c."state" ${way}, c."createdAt" DESC, c."id" DESC`
  const column = sort === 'name' ? Prisma.sql`c."name"` : Prisma.sql`c."createdAt"`
  return Prisma.sql`${column} ${way}, c."id" ${way}`
}
