import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { CSV_START, csvHead, csvLines } from '@/lib/console/lists/csv'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ImportContent, JobImportKind } from '@/lib/generated/prisma/enums'
import { personMappingOf } from '@/lib/hiring/person-imports/schema'
import { suggestedColumns } from '@/lib/jobs/imports/fields'
import { progressOf } from '@/lib/jobs/imports/format'
import { knownFormatOf } from '@/lib/jobs/imports/formats'
import { importMessages } from '@/lib/jobs/imports/messages'
import { type ImportWire, type Mapping, storedMapping } from '@/lib/jobs/imports/schema'

const MAX_SHOWN = 100
const BATCH = 500

export const importSelect = {
  id: true,
  content: true,
  fileName: true,
  state: true,
  total: true,
  added: true,
  changed: true,
  unchanged: true,
  refused: true,
  missing: true,
  applied: true,
  deleted: true,
  closed: true,
  restored: true,
  kept: true,
  version: true,
  createdAt: true,
  _count: { select: { files: { where: { isWaiting: true } } } },
} satisfies Prisma.JobImportSelect

type Row = Prisma.JobImportGetPayload<{ select: typeof importSelect }>

export function toImportWire({ _count: { files: filesToScan }, ...row }: Row): ImportWire {
  return { ...row, handled: progressOf(row).handled, filesToScan, createdAt: row.createdAt.toISOString() }
}

export async function getImport(_admin: Admin, id: number, tx: Database = db()): Promise<ImportWire> {
  const row = await tx.jobImport.findUnique({ where: { id }, select: importSelect })
  if (!row) throw new ApiError('not-found')
  return toImportWire(row)
}

/** An import as its page shows it, with the columns to suggest if no one has chosen them. */
export async function getImportPage(_admin: Admin, id: number) {
  const select = { ...importSelect, header: true, samples: true, mapping: true, system: true, isPublished: true }
  const row = await db().jobImport.findUnique({
    where: { id },
    select: {
      ...select,
      adminName: true,
      purgedAt: true,
      source: { select: { id: true, name: true, isPublished: true } },
    },
  })
  if (!row) throw new ApiError('not-found')
  const samples = Array.isArray(row.samples) ? (row.samples as string[][]) : []
  const hasKnownColumns = knownFormatOf(row.header) !== undefined
  const chosen = await (row.content === 'JOBS' ? chosenForJobs(row, samples) : chosenForPeople(row))
  const missedOnce = row.source ? await db().jobImportRow.count({ where: { importId: id, kind: 'MISSED_ONCE' } }) : 0
  return { ...row, ...chosen, samples, hasKnownColumns, missedOnce }
}

type Choosing = Pick<Prisma.JobImportModel, 'header' | 'mapping' | 'system'> & { source: { id: number } | null }

async function chosenForJobs({ header, mapping: stored, system, source }: Choosing, samples: string[][]) {
  const format = knownFormatOf(header)
  const saved = readMapping(stored)
  const ofFeed = !saved && source ? await findMappedImport(db(), source.id) : null
  const repeated = saved || ofFeed ? null : await findEarlier('JOBS', header)
  const earlier = repeated && readMapping(repeated.mapping)
  const suggested = { columns: suggestedColumns(header, samples), defaults: format?.defaults ?? {} }
  const mapping = saved ?? earlier ?? (ofFeed ? movedMapping(ofFeed, header, suggested) : suggested)
  return {
    mapping,
    system: system || (earlier && repeated?.system) || (format?.system ?? 'spreadsheet'),
    isRepeated: Boolean(earlier),
  }
}

async function chosenForPeople({ header, mapping }: Choosing) {
  const earlier = mapping === null ? await findEarlier('PEOPLE', header) : null
  return {
    mapping: { ...personMappingOf(mapping ?? earlier?.mapping, header), defaults: {} },
    isRepeated: earlier !== null,
  }
}

export const readMapping = (stored: Prisma.JsonValue): Mapping | undefined => storedMapping.safeParse(stored).data

/** The import for which a feed's columns were last chosen, or that used that choice. */
export function findMappedImport(tx: Database, sourceId: number) {
  return tx.jobImport.findFirst({
    where: { sourceId, mapping: { not: Prisma.DbNull } },
    orderBy: { id: 'desc' },
    select: { header: true, mapping: true },
  })
}

type Mapped = { header: string[]; mapping: Prisma.JsonValue }

/** Keeps what was chosen for columns that still have the same name. */
function movedMapping(before: Mapped, header: string[], suggested: Mapping): Mapping {
  const chosen = readMapping(before.mapping)
  if (!chosen) return suggested
  const fieldOf = (name: string) => chosen.columns[before.header.indexOf(name)]
  const kept = header.map(fieldOf)
  const columns = kept.map((field, index) => {
    const other = suggested.columns[index] ?? ''
    return field ?? (kept.includes(other) ? '' : other)
  })
  return { columns, defaults: chosen.defaults }
}

/** What was chosen for the last file with the same columns. */
function findEarlier(content: ImportContent, header: string[]) {
  return db().jobImport.findFirst({
    where: { content, header: { equals: header }, system: { not: '' }, mapping: { not: Prisma.DbNull } },
    orderBy: { id: 'desc' },
    select: { mapping: true, system: true },
  })
}

export function listImportRows(_admin: Admin, importId: number, kind: JobImportKind) {
  return db().jobImportRow.findMany({
    where: { importId, kind },
    orderBy: { number: 'asc' },
    take: MAX_SHOWN,
    select: { number: true, title: true, externalId: true, reason: true, fields: true, postingId: true },
  })
}

export type ImportRow = Awaited<ReturnType<typeof listImportRows>>[number]

/** The refused rows as CSV: the row's number and reason, and then its cells. */
export async function* refusedCsv(_admin: Admin, importId: number): AsyncGenerator<string> {
  const found = await db().jobImport.findUnique({ where: { id: importId }, select: { header: true, purgedAt: true } })
  if (!found) throw new ApiError('not-found')
  if (found.purgedAt) throw new ApiError('conflict', importMessages.purged)
  const columns = ['row', 'reason', ...found.header].map((header, index) => ({
    header,
    value: (cells: string[]) => cells[index] ?? '',
  }))
  yield CSV_START + csvHead(columns)
  for (let after = 0; ; ) {
    const rows = await db().jobImportRow.findMany({
      where: { importId, kind: 'REFUSED', number: { gt: after } },
      orderBy: { number: 'asc' },
      take: BATCH,
      select: { number: true, reason: true, cells: true },
    })
    yield csvLines(
      columns,
      rows.map(({ number, reason, cells }) => [String(number), reason, ...cells]),
    )
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.number
  }
}
