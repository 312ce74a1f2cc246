import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { ImportContent, JobImportState } from '@/lib/generated/prisma/enums'
import { readCsv } from '@/lib/jobs/imports/csv'
import { cancelableStates } from '@/lib/jobs/imports/format'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { systemOf } from '@/lib/jobs/imports/plan-queries'
import { getImport } from '@/lib/jobs/imports/queries'
import type { ImportWire, NewMapping } from '@/lib/jobs/imports/schema'
import { releaseImport, storeRows } from '@/lib/jobs/imports/store-mutations'
import { readXml } from '@/lib/jobs/imports/xml'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import type { Upload } from '@/lib/platform/uploads/check'

const MAX_MS = 120_000
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Stores the rows of a file. Throws `invalid` with the reason if it can't be read, and then stores nothing. */
export function createImport(admin: Admin, { bytes, ending, originalName: fileName }: Upload): Promise<ImportWire> {
  return db().$transaction(
    async (tx) => {
      const rows = ending === '.xml' ? readXml(bytes) : readCsv(bytes)
      const stored = await storeRows(tx, rows, { fileName, adminId: admin.id, adminName: admin.name || admin.email })
      const detail = { rows: stored.total }
      await audit(tx, admin, { action: 'job-import.uploaded', subjectId: stored.id, subject: fileName, detail })
      return getImport(admin, stored.id, tx)
    },
    { timeout: MAX_MS },
  )
}

export const noCounts = { cursor: 0, added: 0, changed: 0, unchanged: 0, refused: 0, missing: 0 }

/**
 * Saves the columns and starts checking the rows. A feed's later imports use the same. Throws `conflict` with the current
 * import if it has changed.
 */
export function mapImport(admin: Admin, id: number, { version, system, ...mapping }: NewMapping): Promise<ImportWire> {
  return stepImport(admin, id, {
    version,
    content: 'JOBS',
    from: ['MAPPING', 'READY'],
    action: 'job-import.mapped',
    change: { state: 'CHECKING', mapping, system, ...noCounts },
    check: async (tx) => {
      const select = { header: true, sourceId: true }
      const { header, sourceId } = await tx.jobImport.findUniqueOrThrow({ where: { id }, select })
      const fields = { columns: messages.columnsChanged }
      if (header.length !== mapping.columns.length) throw new ApiError('invalid', messages.columnsChanged, { fields })
      await tx.jobImportRow.deleteMany({ where: { importId: id, kind: { in: ['MISSING', 'MISSED_ONCE'] } } })
      if (sourceId === null) return
      // Two feeds with one name would close each other's jobs.
      await tx.jobImport.update({ where: { id }, data: { system: systemOf(sourceId) }, select: { id: true } })
      await tx.jobSource.update({ where: { id: sourceId }, data: { mapping }, select: { id: true } })
      await tx.jobSource.updateMany({
        where: { id: sourceId, pauseReason: 'columns' },
        data: { pausedAt: null, pauseReason: '', version: { increment: 1 } },
      })
    },
  })
}

export const applyImport = (admin: Admin, id: number, { version, publish }: { version: number; publish: boolean }) =>
  stepImport(admin, id, {
    version,
    from: ['READY'],
    action: 'job-import.started',
    detail: { publish },
    change: { state: 'APPLYING', isPublished: publish, cursor: 0 },
  })

/** Stops an import. Jobs that it has already written stay until it's undone. Its feed pauses. */
export const cancelImport = (admin: Admin, id: number, version: number) =>
  stepImport(admin, id, {
    version,
    from: cancelableStates,
    action: 'job-import.canceled',
    change: { state: 'CANCELED' },
    check: async (tx) => {
      await pauseSourceOf(tx, id, 'canceled')
      await releaseImport(tx, id)
    },
  })

export const undoImport = (admin: Admin, id: number, version: number) =>
  stepImport(admin, id, {
    version,
    from: ['DONE', 'CANCELED'],
    action: 'job-import.undo-started',
    change: { state: 'UNDOING', cursor: 0 },
    check: async (tx) => {
      const { purgedAt } = await tx.jobImport.findUniqueOrThrow({ where: { id }, select: { purgedAt: true } })
      if (purgedAt) throw new ApiError('conflict', messages.purged, { current: await getImport(admin, id, tx) })
      await pauseSourceOf(tx, id, 'undone')
    },
  })

/** Otherwise, the feed's next check would repeat the import. */
async function pauseSourceOf(tx: Database, importId: number, pauseReason: 'canceled' | 'undone'): Promise<void> {
  await tx.jobSource.updateMany({
    where: { imports: { some: { id: importId } } },
    data: { pausedAt: now(), pauseReason, etag: '', lastModified: '', contentHash: '', version: { increment: 1 } },
  })
}

type Step = {
  version: number
  /** If the step isn't for every import. */
  content?: ImportContent
  from: readonly JobImportState[]
  action: AuditAction
  detail?: Prisma.InputJsonObject
  change: Prisma.JobImportUpdateManyMutationInput
  check?: (tx: Database) => Promise<void>
}

/** Waits for the batch that a worker is writing, because both lock the import. */
export function stepImport(
  admin: Admin,
  id: number,
  { version, content, from, action, detail = {}, change, check }: Step,
): Promise<ImportWire> {
  return db().$transaction(
    async (tx) => {
      const { count } = await tx.jobImport.updateMany({
        where: { id, version, state: { in: [...from] }, ...(content && { content }) },
        data: { ...change, version: { increment: 1 } },
      })
      const current = await getImport(admin, id, tx)
      if (count === 0) throw new ApiError('conflict', messages.changed, { current })
      await check?.(tx)
      await audit(tx, admin, { action, subjectId: id, subject: current.fileName, detail })
      return current
    },
    { timeout: MAX_MS },
  )
}

/** Deletes the rows of imports after 30 days. After that, they can't be undone. */
export function purgeImports(): Promise<void> {
  const createdAt = { lt: new Date(now().getTime() - KEPT_DAYS * DAY_MS) }
  const state = { notIn: ['CHECKING', 'APPLYING', 'UNDOING'] satisfies JobImportState[] }
  const due = { purgedAt: null, createdAt, state }
  return processDueRows({
    task: 'purge-imports',
    due: async (take) => {
      const found = await db().jobImport.findMany({ where: due, orderBy: { id: 'asc' }, take, select: { id: true } })
      return found.map(({ id }) => id)
    },
    act: ([id = 0]) => db().$transaction((tx) => purge(tx, { ...due, id }), { timeout: MAX_MS }),
  })
}

async function purge(tx: Database, due: Prisma.JobImportWhereInput & { id: number }): Promise<void> {
  const { id } = due
  const data = { purgedAt: now(), samples: [] }
  const { count } = await tx.jobImport.updateMany({ where: due, data })
  if (count === 0) return
  const waiting = { id, state: { in: ['MAPPING', 'READY'] satisfies JobImportState[] } }
  const canceled = await tx.jobImport.updateMany({ where: waiting, data: { state: 'CANCELED' } })
  if (canceled.count > 0) await pauseSourceOf(tx, id, 'canceled')
  await tx.jobImportRow.deleteMany({ where: { importId: id } })
  await releaseImport(tx, id)
}
