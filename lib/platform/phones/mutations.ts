import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { type PhoneColumn, phoneColumns } from '@/lib/platform/phones/columns'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const BATCH = 500
/** In a run of the task, so that other tasks aren't kept waiting. */
const MAX_ROWS = 5_000

/** Parses numbers that aren't parsed yet: rows from before an upgrade, or written by the previous version during one. */
export async function parsePhones(): Promise<void> {
  for (const column of phoneColumns) {
    const task = `parse-phones ${column.table}.${column.entered}`
    const due = (take: number) => unparsed(column, take)
    await processDueRows({ task, batch: BATCH, maxRows: MAX_ROWS, due, act: (ids) => parse(column, ids) })
  }
}

const name = (text: string) => Prisma.raw(`"${text}"`)

async function unparsed({ table, parsed }: PhoneColumn, take: number): Promise<number[]> {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${name(table)} WHERE ${name(parsed)} IS NULL ORDER BY "id" LIMIT ${take}`
  return found.map(({ id }) => id)
}

async function parse({ table, entered, parsed, owner }: PhoneColumn, ids: number[]): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: number; text: string }[]>`
      SELECT "id", ${name(entered)} AS "text" FROM ${name(table)}
      WHERE "id" = ANY(${ids}) AND ${name(parsed)} IS NULL FOR NO KEY UPDATE SKIP LOCKED`
    if (rows.length === 0) return
    const numbers = rows.map(({ text }) => storedPhone(text, owner))
    await tx.$executeRaw`
      UPDATE ${name(table)} AS stored SET ${name(parsed)} = read."number"
      FROM unnest(${rows.map(({ id }) => id)}::int[], ${numbers}::text[]) AS read ("id", "number")
      WHERE stored."id" = read."id"`
  })
}
