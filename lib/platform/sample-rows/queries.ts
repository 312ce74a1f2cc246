import 'server-only'
import { db } from '@/lib/db'
import type { SampleModel } from '@/lib/platform/sample-rows/models'

/** Which of these rows are sample data. */
export async function listSampleIds(model: SampleModel, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const marks = await db().sampleRow.findMany({ where: { model, rowId: { in: ids } }, select: { rowId: true } })
  return new Set(marks.map(({ rowId }) => rowId))
}

export async function isSampleRow(model: SampleModel, id: number): Promise<boolean> {
  return (await listSampleIds(model, [id])).size > 0
}
