import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import type { Permission } from '@/lib/auth/roles'
import { CSV_START, type CsvColumn, csvHead, csvLines } from '@/lib/back-office/csv'

const BATCH = 500

/** The next rows of an export, newest first: those whose id is below `before`, at most `take`. */ import { MAX_INTEGER } from '@/lib/schemas'

export type Batch = { before: number; take: number }
type SearchParams = Record<string, string>
type ExportSpec<Row extends { id: number }> = {
  /** Whose work the list is; `admin` is everyone's. */
  duty: Permission | 'admin'
  columns: CsvColumn<Row>[]
  /** Asked with the parameters of the list's own address. */
  batch: (admin: Admin, searchParams: SearchParams, batch: Batch) => Promise<Row[]>
}

export type ListExport = {
  duty: Permission | 'admin'
  csv: (admin: Admin, searchParams: SearchParams) => AsyncGenerator<string>
}

/** A list as CSV, read a few hundred rows at a time: it is never held whole, however long it is. */
export function defineExport<Row extends { id: number }>({ duty, columns, batch }: ExportSpec<Row>): ListExport {
  async function* csv(admin: Admin, searchParams: SearchParams) {
    yield CSV_START + csvHead(columns)
    for (let before = MAX_INTEGER; ; ) {
      const rows = await batch(admin, searchParams, { before, take: BATCH })
      yield csvLines(columns, rows)
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) return
      before = last.id
    }
  }
  return { duty, csv }
}

/** What the generator yields as a body that is made only as fast as it is read. */
export function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
