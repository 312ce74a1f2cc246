import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { processDueRows } from '@/lib/platform/schedule/rows'
import type { Upload } from '@/lib/platform/uploads/check'
import { uploadRules } from '@/lib/platform/uploads/rules'
import { removeBytes, withBytes } from '@/lib/platform/uploads/store'

const unreferenced = {
  postings: { none: {} },
  revisions: { none: {} },
  applications: { none: {} },
  blogs: { none: {} },
  partners: { none: {} },
  profilesAsResume: { none: {} },
  profilesAsImage: { none: {} },
  generalApplications: { none: {} },
}

/** Uploads never take this long. */
const HOUR_MS = 60 * 60 * 1000

/**
 * Stores the bytes under a random name, then runs `save` with it. If `save` fails, removes the bytes. Records the name
 * as unused until `createStoredFile` is committed, so that a killed server leaves no orphaned file. Without an upload,
 * `save` gets null.
 */
export async function withStoredUpload<T>(
  upload: Upload | null,
  save: (name: string | null) => Promise<T>,
): Promise<T> {
  if (!upload) return save(null)
  const name = newName(upload)
  await db().unusedFile.create({ data: { name, since: now() }, select: { name: true } })
  return withBytes(name, upload, () => save(name))
}

export function storeUpload(tx: Database, upload: Upload): Promise<{ id: number; name: string }> {
  const name = newName(upload)
  return withBytes(name, upload, () => createStoredFile(tx, name, upload))
}

const newName = ({ ending }: Upload) => `${randomBytes(18).toString('base64url')}${ending}`

export async function createStoredFile(
  tx: Database,
  name: string,
  upload: Upload,
): Promise<{ id: number; name: string }> {
  await tx.unusedFile.deleteMany({ where: { name } })
  return tx.storedFile.create({
    data: {
      name,
      kind: uploadRules[upload.rule].kind,
      originalName: upload.originalName,
      mimeType: upload.mimeType,
      scannedAt: upload.scannedAt,
      size: upload.bytes.byteLength,
      width: upload.width,
      height: upload.height,
    },
    select: { id: true, name: true },
  })
}

/**
 * Deletes the row unless something still refers to it. Returns the name of the file to remove after the commit, or
 * null.
 */
export async function releaseFile(tx: Database, id: number): Promise<string | null> {
  // Locks the row first, so that a pending reference to the file is committed and seen.
  const [file] = await tx.$queryRaw<{ name: string }[]>`SELECT "name" FROM "StoredFile" WHERE "id" = ${id} FOR UPDATE`
  const { count } = await tx.storedFile.deleteMany({ where: { id, ...unreferenced } })
  if (!file || count === 0) return null
  await tx.unusedFile.create({ data: { name: file.name, since: now() }, select: { name: true } })
  return file.name
}

/** Removes a released file right away. If the store is down, `removeUnusedFiles` retries. */
export async function removeStored(name: string): Promise<void> {
  await removeBytes(name).catch(logError)
}

/** Removes orphaned files, which remain if the store was down or the server was killed. */
export function removeUnusedFiles(): Promise<void> {
  return processDueRows({
    task: 'remove-unused-files',
    due: async (take) => {
      const since = { lt: new Date(now().getTime() - HOUR_MS) }
      const rows = await db().unusedFile.findMany({ where: { since }, take, select: { name: true } })
      return rows.map(({ name }) => name)
    },
    act: async ([name = '']) => {
      const isUsed = (await db().storedFile.count({ where: { name } })) > 0
      if (!isUsed) await removeBytes(name)
      await db().unusedFile.deleteMany({ where: { name } })
    },
  })
}
