import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { db } from '@/lib/db'
import type { Extracted } from '@/lib/platform/resumes/extract'
import { openReader } from '@/lib/platform/resumes/reader'
import { processDueRows } from '@/lib/platform/schedule/rows'
import { readStoredBytes } from '@/lib/platform/uploads/store'

/** Increase it when reading gets better: all resumes are read again in the background. */
const READER_VERSION = 1
const MAX_READING_MS = 30_000

const reader = openReader()

/** Reads the text of new resumes, newest first. */
export const readResumes = () => processDueRows({ task: 'read-resumes', due: unreadResumes, act: readOne })

async function unreadResumes(take: number): Promise<number[]> {
  const where = { readerVersion: { lt: READER_VERSION } }
  const found = await db().resumeText.findMany({ where, take, orderBy: { fileId: 'desc' }, select: { fileId: true } })
  return found.map(({ fileId }) => fileId)
}

function readOne([fileId = 0]: number[]): Promise<void> {
  return db().$transaction(
    async (tx) => {
      const [claimed] = await tx.$queryRaw<{ name: string; mimeType: string }[]>`
        SELECT f."name", f."mimeType" FROM "ResumeText" r JOIN "StoredFile" f ON f."id" = r."fileId"
        WHERE r."fileId" = ${fileId} AND r."readerVersion" < ${READER_VERSION} FOR UPDATE OF r SKIP LOCKED`
      if (!claimed) return
      const { state, text } = await readStoredResume(claimed)
      const data = { state, text, readerVersion: READER_VERSION }
      await tx.resumeText.update({ where: { fileId }, data, select: { fileId: true } })
    },
    { timeout: MAX_READING_MS },
  )
}

async function readStoredResume({ name, mimeType }: { name: string; mimeType: string }): Promise<Extracted> {
  try {
    return await reader.read({ bytes: await readStoredBytes(name), mimeType, wanted: 'text' })
  } catch (error) {
    // The bytes are missing. An outage of the store is tried again.
    if (error instanceof ApiError && error.code === 'not-found') return { state: 'BROKEN', text: '' }
    throw error
  }
}
