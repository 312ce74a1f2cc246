import 'server-only'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ApiError } from '@/lib/api/errors'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { readCsv, type TableRow } from '@/lib/jobs/imports/csv'
import { hasMissedOnce } from '@/lib/jobs/imports/feed-mutations'
import { indeedFormat, knownFormatOf } from '@/lib/jobs/imports/formats'
import { keepJobsOpen } from '@/lib/jobs/imports/open-mutations'
import { systemOf } from '@/lib/jobs/imports/plan-queries'
import { findMappedImport } from '@/lib/jobs/imports/queries'
import { storeRows } from '@/lib/jobs/imports/store-mutations'
import { isXml, readFeed } from '@/lib/jobs/imports/xml'
import { columnsEmail, pausedEmail } from '@/lib/jobs/sources/emails'
import { sourceMessages as messages } from '@/lib/jobs/sources/messages'
import { logError } from '@/lib/platform/log'
import { putMails } from '@/lib/platform/mail/mutations'
import type { MailContent } from '@/lib/platform/mail/render'
import { fetchOutside, OutboundError } from '@/lib/platform/outbound/request'
import { jittered, startQueue, storable } from '@/lib/platform/schedule/queue'

const MAX_BYTES = 30 * 1024 * 1024
const LIMITS = { timeoutMs: 60_000, maxBytes: MAX_BYTES, maxRedirects: 5 }
const MAX_MS = 120_000
const MAX_FAILURES = 8
const DAY_MINUTES = 24 * 60
const JOBS_WITHOUT_BREAK = 200

type Claimed = Prisma.JobSourceGetPayload<object>
type Fetched = {
  bytes: Buffer
  isFeed: boolean
  header: string[]
  read: { contentHash: string; etag: string; lastModified: string }
}

/** Each feed is a lane, so that a slow one delays no other. */
export function startSourceWorker(): void {
  startQueue({
    name: 'job-sources',
    batch: 2,
    lanes: listDueSources,
    claim,
    act: async ([source]) => {
      if (source) await check(source).catch((error) => recordFailure(source, error))
    },
  })
}

/** A feed isn't checked while an import of it is unfinished. */
async function listDueSources(): Promise<number[]> {
  const due = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "JobSource" s WHERE "pausedAt" IS NULL AND "nextCheckAt" <= now() AND NOT EXISTS (
      SELECT FROM "JobImport"
      WHERE "sourceId" = s."id" AND "state" IN ('MAPPING', 'CHECKING', 'READY', 'APPLYING', 'UNDOING')
    )`
  return due.map(({ id }) => id)
}

/**
 * Sets the next check now, so that no other process makes this one too. If the process dies, the check runs again then.
 */
async function claim(id: number): Promise<Claimed[]> {
  const [claimed] = await db().$queryRaw<{ id: number }[]>`
    UPDATE "JobSource" SET "nextCheckAt" = now() + make_interval(mins => "everyMinutes")
    WHERE "id" = ${id} AND "pausedAt" IS NULL AND "nextCheckAt" <= now() RETURNING "id"`
  return claimed ? [await db().jobSource.findUniqueOrThrow({ where: { id } })] : []
}

async function check(source: Claimed): Promise<void> {
  const mapped = await findMappedImport(db(), source.id)
  // If so, an unchanged file has to be read too.
  const isDeciding = await hasMissedOnce(source.id)
  // Without a hash, someone has just changed its URL or resumed it, and its columns may be other ones.
  const expected = source.contentHash ? mapped?.header : undefined
  const fetched = await fetchFeed(isDeciding ? { ...source, etag: '', lastModified: '' } : source, expected)
  await db().$transaction(
    async (tx) => {
      const current = await lockClaimed(tx, source)
      if (!current) return
      const { id, mapping } = current
      const data = { ...fetched?.read, checkedAt: new Date(), error: '', failures: 0 }
      await tx.jobSource.update({ where: { id }, data, select: { id: true } })
      if (!fetched || (fetched.read.contentHash === current.contentHash && !isDeciding)) return
      const hasNewColumns = mapping !== null && JSON.stringify(mapped?.header) !== JSON.stringify(fetched.header)
      const stored = await storeRows(tx, rowsOf(fetched), {
        fileName: current.name,
        sourceId: id,
        system: systemOf(id),
        isPublished: current.isPublished,
        adminId: current.adminId,
        adminName: current.adminName,
        ...(mapping !== null && !hasNewColumns && { state: 'CHECKING', mapping: mapping as Prisma.InputJsonObject }),
      })
      if (!hasNewColumns) return
      const paused = { pausedAt: new Date(), pauseReason: 'columns' }
      await tx.jobSource.update({ where: { id }, data: paused, select: { id: true } })
      await mailAbout(tx, current, columnsEmail(current, stored.id))
    },
    { timeout: MAX_MS },
  )
  await keepJobsOpen(systemOf(source.id))
}

const rowsOf = ({ bytes, isFeed }: Pick<Fetched, 'bytes' | 'isFeed'>) => (isFeed ? readFeed(bytes) : readCsv(bytes))

/** Null if someone has paused, deleted or changed the feed since the check began. */
async function lockClaimed(tx: Database, { id, version }: Claimed): Promise<Claimed | null> {
  await tx.$executeRaw`SELECT 1 FROM "JobSource" WHERE "id" = ${id} FOR UPDATE`
  return tx.jobSource.findUnique({ where: { id, version, pausedAt: null } })
}

/**
 * Null if the server says that nothing has changed. Throws `OutboundError`, or `ApiError` for what isn't a feed. With
 * `expected`, the header it had before, another format or a header without any of its names isn't the feed either: such
 * a response is often an error with status 200.
 */
async function fetchFeed(
  { url, etag, lastModified, contentHash }: Claimed,
  expected: string[] | undefined,
): Promise<Fetched | null> {
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
  const headers = {
    accept: 'application/xml, text/xml, text/csv;q=0.9, */*;q=0.1',
    'user-agent': 'Staffing-Portal-Feeds/1',
    ...(contentHash && conditions),
  }
  const response = await fetchOutside(url, { headers }, LIMITS)
  if (response.status === 304 && contentHash) return null
  if (response.status !== 200) throw new ApiError('invalid', messages.status(response.status))
  const header = (name: string) => storable(response.headers.get(name) ?? '', 300)
  const bytes = await unpacked(Buffer.from(await response.arrayBuffer()))
  const isFeed = isXml(bytes) || (expected !== undefined && knownFormatOf(expected) === indeedFormat)
  const content = await contentOf(rowsOf({ bytes, isFeed }))
  if (expected && !content.header.some((name) => expected.includes(name)))
    throw new ApiError('invalid', messages.otherColumns)
  const read = { contentHash: content.hash, etag: header('etag'), lastModified: header('last-modified') }
  return { bytes, isFeed, header: content.header, read }
}

/** Feeds may be compressed files. A small file can unpack to a huge one, so the size is limited while unpacking. */
async function unpacked(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new OutboundError('too-large')
    throw new ApiError('invalid', messages.notUnpacked)
  }
}

/** The names of the columns, and a hash of only them and the jobs, because many feeds include a build date. */
async function contentOf(rows: AsyncGenerator<TableRow>): Promise<{ header: string[]; hash: string }> {
  const hash = createHash('sha256')
  let header: string[] | undefined
  for await (const { number, cells } of rows) {
    header ??= cells
    hash.update(JSON.stringify(cells))
    // Requests shouldn't have to wait for a long feed.
    if (number % JOBS_WITHOUT_BREAK === 0) await setImmediate()
  }
  return { header: header ?? [], hash: hash.digest('hex') }
}

/** Tries again later, each time after twice as long. In the end, pauses the feed and emails its admin and the owners. */
async function recordFailure(source: Claimed, error: unknown): Promise<void> {
  const isKnown = error instanceof OutboundError || error instanceof ApiError
  if (!isKnown) logError(error)
  const text = isKnown ? error.message : messages.failed
  await db().$transaction(async (tx) => {
    const current = await lockClaimed(tx, source)
    if (!current) return
    const { id, everyMinutes } = current
    const failures = current.failures + 1
    const isPausing = failures >= MAX_FAILURES
    const minutes = jittered(Math.min(everyMinutes * 2 ** failures, DAY_MINUTES))
    const data = {
      error: text,
      failures,
      checkedAt: new Date(),
      nextCheckAt: new Date(Date.now() + minutes * 60_000),
      ...(isPausing && { pausedAt: new Date(), pauseReason: 'failing' }),
    }
    await tx.jobSource.update({ where: { id }, data, select: { id: true } })
    if (isPausing) await mailAbout(tx, current, pausedEmail(current, MAX_FAILURES, text))
  })
}

/** Emails the person who added a feed, and the owners. */
async function mailAbout(tx: Database, { adminId }: Claimed, content: Promise<MailContent>): Promise<void> {
  const OR = [{ role: 'OWNER' as const }, { id: adminId }]
  const admins = await tx.admin.findMany({ where: { OR }, select: { email: true } })
  await putMails(
    tx,
    admins.map(({ email }) => ({ to: email, content })),
  )
}
