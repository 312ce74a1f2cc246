import 'server-only'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { personMappingOf } from '@/lib/hiring/person-imports/schema'
import type { TableRow } from '@/lib/jobs/imports/csv'
import { emailIn, namesUnread } from '@/lib/jobs/imports/person-row-queries'
import { now } from '@/lib/platform/clock'
import { releaseFiles } from '@/lib/platform/uploads/mutations'

const BATCH = 500
const SAMPLES = 3
const MAX_SAMPLE = 120

type NewImport = Omit<Prisma.JobImportUncheckedCreateInput, 'header' | 'samples' | 'total'>

/** Stores an import with its rows. The first of them is the header. Throws what reading the rows throws. */
export async function storeRows(
  tx: Database,
  rows: AsyncGenerator<TableRow>,
  data: NewImport,
): Promise<{ id: number; total: number }> {
  const head = await rows.next()
  const header: string[] = head.done ? [] : head.value.cells
  const { id: importId } = await tx.jobImport.create({
    data: { createdAt: now(), ...data, header, samples: [] },
    select: { id: true },
  })
  const samples: string[][] = header.map(() => [])
  let batch: TableRow[] = []
  let total = 0
  const save = async () => {
    await tx.jobImportRow.createMany({ data: batch.map((row) => ({ ...row, importId })) })
    total += batch.length
    batch = []
  }
  for await (const row of rows) {
    for (const [index, values] of samples.entries()) addSample(values, row.cells[index])
    batch.push(row)
    if (batch.length === BATCH) await save()
  }
  await save()
  await tx.jobImport.update({ where: { id: importId }, data: { samples, total }, select: { id: true } })
  return { id: importId, total }
}

/**
 * Forgets the files of an import that's over and the sample values of people, and deletes files that nothing else uses.
 * A task removes them from the store.
 */
export async function releaseImport(tx: Database, importId: number): Promise<void> {
  await tx.jobImport.updateMany({ where: { id: importId, content: 'PEOPLE' }, data: { samples: [] } })
  const files = await tx.importFile.findMany({ where: { importId }, select: { fileId: true } })
  await tx.importFile.deleteMany({ where: { importId } })
  const ids = files.map(({ fileId }) => fileId).filter((id) => id !== null)
  if (ids.length > 0) await releaseFiles(tx, ids)
}

/** Deletes someone's rows, also of files whose rows aren't read yet. Rows about others only lose their address. */
export async function forgetInImports(tx: Database, email: string): Promise<void> {
  const isNamed = namesUnread(email)
  // Before the rows, in the same order as the worker. Running imports lose their samples when they finish.
  await tx.$executeRaw`
    UPDATE "JobImport" i SET "samples" = '[]' WHERE i."content" = 'PEOPLE' AND i."state" IN ('MAPPING', 'CHECKING', 'READY')
      AND EXISTS (SELECT 1 FROM "JobImportRow" r WHERE r."importId" = i."id" AND (r."email" = ${email} OR ${isNamed}))`
  await tx.jobImportRow.deleteMany({ where: { email } })
  const unread = await tx.$queryRaw<{ id: number; header: string[]; mapping: unknown }[]>`
    SELECT i."id", i."header", i."mapping" FROM "JobImport" i WHERE i."content" = 'PEOPLE'
      AND EXISTS (SELECT 1 FROM "JobImportRow" r WHERE r."importId" = i."id" AND ${isNamed})`
  for (const { id, header, mapping } of unread) {
    const column = personMappingOf(mapping, header).columns.indexOf('email') + 1
    // Without anyone else's address in the email column, the row may be about them.
    await tx.$executeRaw`
      DELETE FROM "JobImportRow" r WHERE r."importId" = ${id} AND ${isNamed} AND NOT EXISTS (
        SELECT 1 FROM unnest(r."cells"[${column}:${column}]) AS cell WHERE cell LIKE '%@%' AND ${emailIn} <> ${email})`
    await tx.$executeRaw`
      UPDATE "JobImportRow" r SET "cells" = ARRAY(
        SELECT CASE WHEN ${emailIn} = ${email} THEN '' ELSE cell END
        FROM unnest(r."cells") WITH ORDINALITY AS given (cell, "position") ORDER BY "position"
      ) WHERE r."importId" = ${id} AND ${isNamed}`
  }
}

function addSample(values: string[], cell = ''): void {
  const text = cell.length > MAX_SAMPLE ? `${cell.slice(0, MAX_SAMPLE).toWellFormed()} …` : cell
  if (values.length < SAMPLES && text && !values.includes(text)) values.push(text)
}
