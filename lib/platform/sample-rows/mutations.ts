import 'server-only'
import type { Database } from '@/lib/db'
import type { SampleOrigin } from '@/lib/generated/prisma/enums'
import { now } from '@/lib/platform/clock'
import type { SampleModel } from '@/lib/platform/sample-rows/models'

/** Marks rows as sample data, in the transaction that writes them. */
export async function markSampleRows(
  tx: Database,
  origin: SampleOrigin,
  model: SampleModel,
  rows: { id: number }[],
): Promise<void> {
  const createdAt = now()
  await tx.sampleRow.createMany({ data: rows.map(({ id: rowId }) => ({ model, rowId, origin, createdAt })) })
}

/** Removes the marks of rows that are no longer sample data. */
export async function unmarkSampleRows(tx: Database, model: SampleModel, ids: number[]): Promise<void> {
  await tx.sampleRow.deleteMany({ where: { model, rowId: { in: ids } } })
}
