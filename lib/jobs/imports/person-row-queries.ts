import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** A row of a file whose columns no one has chosen yet, and that has the email in one of its cells. */
export const namesUnread = (email: string) => Prisma.sql`r."email" IS NULL AND EXISTS (
  SELECT 1 FROM unnest(r."cells") AS cell WHERE lower(btrim(cell, E' \\t\\r\\n')) = ${email})`

type PersonRow = { file: string; importedAt: Date; header: string[]; cells: string[]; refused: string }

/** What imported files say about someone, until the rows are deleted after 30 days. */
export async function listPersonRows(email: string) {
  const rows = await db().$queryRaw<PersonRow[]>`
    SELECT i."fileName" AS "file", i."createdAt" AS "importedAt", i."header", r."cells", r."reason" AS "refused"
    FROM "JobImportRow" r JOIN "JobImport" i ON i."id" = r."importId"
    WHERE i."content" = 'PEOPLE' AND (r."email" = ${email} OR ${namesUnread(email)})
    ORDER BY r."importId", r."number"`
  return rows.map(({ header, cells, refused, ...row }) => ({
    ...row,
    values: cells.map((value, index) => ({ column: header[index] ?? '', value })),
    ...(refused && { refused }),
  }))
}
