import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import type { Source } from '@/lib/jobs/sources/schema'
import { now } from '@/lib/platform/clock'
import { isAllowedUrl } from '@/lib/platform/outbound/request'

const MAX_SOURCES = 20

const hostOf = ({ url }: { url: string }) => ({ host: new URL(url).host })

/** It's checked right away. */
export async function addSource(admin: Admin, input: Source): Promise<{ id: number }> {
  checkUrl(input.url)
  return db().$transaction(async (tx) => {
    if ((await tx.jobSource.count()) >= MAX_SOURCES) throw new ApiError('conflict', messages.tooMany)
    const data = { ...columnsOf(input), adminId: admin.id, adminName: admin.name || admin.email, createdAt: now() }
    const { id } = await tx.jobSource.create({ data, select: { id: true } })
    await audit(tx, admin, { action: 'job-source.added', subjectId: id, subject: input.name, detail: hostOf(input) })
    return { id }
  })
}

/** Throws `conflict` for a stale version. */
export async function changeSource(
  admin: Admin,
  id: number,
  { version, ...input }: Source & { version: number },
): Promise<void> {
  checkUrl(input.url)
  await db().$transaction(async (tx) => {
    const stored = await lockSource(tx, id)
    if (stored.version !== version) throw new ApiError('conflict', messages.conflict)
    // A new URL has to be fetched in full, and its columns may be other ones.
    const fresh = stored.url === input.url ? {} : { ...unread, nextCheckAt: new Date() }
    const data = { ...columnsOf(input), ...fresh, version: { increment: 1 } }
    await tx.jobSource.update({ where: { id }, data, select: { id: true } })
    await audit(tx, admin, { action: 'job-source.changed', subjectId: id, subject: input.name, detail: hostOf(input) })
  })
}

/** Its jobs and imports stay. */
export async function deleteSource(admin: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name } = await lockSource(tx, id)
    await tx.jobImport.updateMany({
      where: { sourceId: id, state: { in: ['MAPPING', 'CHECKING', 'READY', 'APPLYING'] } },
      data: { state: 'CANCELED', version: { increment: 1 } },
    })
    await tx.jobSource.delete({ where: { id }, select: { id: true } })
    await audit(tx, admin, { action: 'job-source.deleted', subjectId: id, subject: name })
  })
}

/** Has a worker check it now. Throws `conflict` if it's paused or an import of it waits for a person. */
export async function checkSourceNow(admin: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name, pausedAt } = await lockSource(tx, id)
    if (pausedAt) throw new ApiError('conflict', messages.isPaused)
    const waiting = await tx.jobImport.count({ where: { sourceId: id, state: { in: ['MAPPING', 'READY'] } } })
    if (waiting > 0) throw new ApiError('conflict', messages.waits)
    await tx.jobSource.update({ where: { id }, data: { nextCheckAt: new Date() }, select: { id: true } })
    await audit(tx, admin, { action: 'job-source.checked', subjectId: id, subject: name })
  })
}

/** Throws `conflict` if it's paused already. */
export async function pauseSource(admin: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name, pausedAt } = await lockSource(tx, id)
    if (pausedAt) throw new ApiError('conflict', messages.isPaused)
    await tx.jobSource.update({
      where: { id },
      data: { pausedAt: now(), pauseReason: 'person', version: { increment: 1 } },
      select: { id: true },
    })
    await audit(tx, admin, { action: 'job-source.paused', subjectId: id, subject: name })
  })
}

/** Throws `conflict` if it isn't paused. */
export async function resumeSource(admin: Admin, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { name, pausedAt } = await lockSource(tx, id)
    if (!pausedAt) throw new ApiError('conflict', messages.isNotPaused)
    await tx.jobSource.update({
      where: { id },
      data: {
        pausedAt: null,
        pauseReason: '',
        failures: 0,
        error: '',
        ...unread,
        nextCheckAt: new Date(),
        version: { increment: 1 },
      },
      select: { id: true },
    })
    await audit(tx, admin, { action: 'job-source.resumed', subjectId: id, subject: name })
  })
}

/** As before its first check, except that its columns are suggested. */
const unread = { etag: '', lastModified: '', contentHash: '' }

function checkUrl(url: string): void {
  if (!isAllowedUrl(url)) throw new ApiError('invalid', messages.url, { fields: { url: messages.url } })
}

const columnsOf = ({ moderation, ...input }: Source) => ({ ...input, isPublished: moderation === 'publish' })

async function lockSource(tx: Database, id: number) {
  await tx.$executeRaw`SELECT 1 FROM "JobSource" WHERE "id" = ${id} FOR UPDATE`
  const found = await tx.jobSource.findUnique({
    where: { id },
    select: { name: true, url: true, version: true, pausedAt: true },
  })
  if (!found) throw new ApiError('not-found')
  return found
}
