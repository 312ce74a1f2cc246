import 'server-only'
import { ApiError, isOutage } from '@/lib/api/errors'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import type { Extracted } from '@/lib/platform/resumes/extract'
import { openReader } from '@/lib/platform/resumes/reader'
import { repeat } from '@/lib/platform/schedule/repeat'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import { readStoredBytes } from '@/lib/platform/uploads/store'

/** Increase it when reading gets better: all resumes are read again in the background. */
const READER_VERSION = 1
const DEFAULT_TICK_MS = 1_000
/** A run that has started delays a stop of the site. */
const ROWS_PER_RUN = 5

const reader = openReader()

/** Reads the text of new resumes, newest first, apart from the other background jobs, which don't take as long. */
export function startReadingResumes(): void {
  const { WORKER_TICK_MS = DEFAULT_TICK_MS } = env()
  repeat('read-resumes', WORKER_TICK_MS, readResumes)
}

async function readResumes(): Promise<void> {
  if ((await unreadResumes(1)).length === 0) return
  // A reader that doesn't start isn't the fault of a resume.
  await reader.start()
  await processDueRows({ task: 'read-resumes', maxRows: ROWS_PER_RUN, due: unreadResumes, act: readOne })
}

async function unreadResumes(take: number): Promise<number[]> {
  const isScanned = { file: { importFiles: { none: { isWaiting: true } } } }
  const where = { readerVersion: { lt: READER_VERSION }, ...isScanned }
  const found = await db().resumeText.findMany({ where, take, orderBy: { fileId: 'desc' }, select: { fileId: true } })
  return found.map(({ fileId }) => fileId)
}

/** Locks nothing while it reads, so that the file can be deleted. Two processes may read the same resume. */
async function readOne([fileId = 0]: number[]): Promise<void> {
  const select = { readerVersion: true, file: { select: { name: true, mimeType: true } } } as const
  const unread = await db().resumeText.findUnique({ where: { fileId }, select })
  if (!unread || unread.readerVersion >= READER_VERSION) return
  const extracted = await readStoredResume(unread.file)
  await store(fileId, extracted).catch(async (error: unknown) => {
    if (isOutage(error)) throw error
    // It has more different words than the database can index.
    await store(fileId, { state: 'TOO_LARGE', text: '' })
  })
}

const store = (fileId: number, { state, text }: Extracted) =>
  db().resumeText.updateMany({
    where: { fileId, readerVersion: { lt: READER_VERSION } },
    data: { state, text, readerVersion: READER_VERSION },
  })

async function readStoredResume({ name, mimeType }: { name: string; mimeType: string }): Promise<Extracted> {
  try {
    return await reader.read({ bytes: await readStoredBytes(name), mimeType, wanted: 'text' })
  } catch (error) {
    // The bytes are missing. An outage of the store is tried again.
    if (error instanceof ApiError && error.code === 'not-found') return { state: 'BROKEN', text: '' }
    throw error
  }
}

/** Queues resumes that a process of an earlier version stored. */
export async function queueUnreadResumes(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "ResumeText" ("fileId") SELECT f."id" FROM "StoredFile" f
    WHERE f."kind" = 'RESUME' AND NOT EXISTS (SELECT FROM "ResumeText" r WHERE r."fileId" = f."id")
    ON CONFLICT DO NOTHING`
}
