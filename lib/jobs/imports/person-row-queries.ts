import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'

/** The email in a cell of a row. */
export const emailIn = Prisma.sql`lower(btrim(cell, E' \\t\\r\\n'))`

/** A row with this email whose person is unknown: no one has chosen its columns, or its own email is wrong. */
export const namesUnread = (email: string) => Prisma.sql`(r."email" IS NULL OR r."email" NOT LIKE '%@%') AND EXISTS (
  SELECT 1 FROM unnest(r."cells") AS cell WHERE ${emailIn} = ${email})`

/** Whether a row may be about someone else, who was recommended by the person with this email, for example. */
const namesOthers = (email: string) => Prisma.sql`EXISTS (
  SELECT 1 FROM unnest(r."cells") AS cell WHERE cell LIKE '%@%' AND ${emailIn} <> ${email})`

type PersonRow = { file: string; importedAt: Date; header: string[]; cells: string[]; refused: string }

/**
 * What imported files say about someone, until the rows are deleted after 30 days. While a file's columns are unknown,
 * that's only the rows that name no one else.
 */
export async function listPersonRows(email: string) {
  const rows = await db().$queryRaw<PersonRow[]>`
    SELECT i."fileName" AS "file", i."createdAt" AS "importedAt", i."header", r."cells", r."reason" AS "refused"
    FROM "JobImportRow" r JOIN "JobImport" i ON i."id" = r."importId"
    WHERE i."content" = 'PEOPLE' AND (r."email" = ${email} OR (${namesUnread(email)} AND NOT ${namesOthers(email)}))
    ORDER BY r."importId", r."number"`
  return rows.map(({ header, cells, refused, ...row }) => ({
    ...row,
    values: cells.map((value, index) => ({ column: header[index] ?? '', value })),
    ...(refused && { refused }),
  }))
}
