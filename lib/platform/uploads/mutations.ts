import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
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

/**
 * Stores several files like `withStoredUpload`, then runs `save` with their names in the same order. Calls `onStored`
 * with the number of files so far.
 */
export function withStoredUploads<T>(
  uploads: readonly Upload[],
  save: (names: string[]) => Promise<T>,
  onStored: (count: number) => Promise<void>,
): Promise<T> {
  async function storeNext(names: string[]): Promise<T> {
    await onStored(names.length)
    const next = uploads[names.length]
    return next ? withStoredUpload(next, (name) => storeNext([...names, name ?? ''])) : save(names)
  }
  return storeNext([])
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
  const { kind } = uploadRules[upload.rule]
  if (!kind) throw new Error(`Files with the rule ${upload.rule} aren't stored.`)
  await tx.unusedFile.deleteMany({ where: { name } })
  return tx.storedFile.create({
    data: {
      name,
      kind,
      originalName: upload.originalName,
      mimeType: upload.mimeType,
      scannedAt: upload.scannedAt,
      size: upload.bytes.byteLength,
      width: upload.width,
      height: upload.height,
      ...(kind === 'RESUME' && { resumeText: { create: {} } }),
    },
    select: { id: true, name: true },
  })
}

/**
 * Deletes the row unless something still refers to it. Returns the name of the file to remove after the commit, or
 * null.
 */
export async function releaseFile(tx: Database, id: number): Promise<string | null> {
  const [name] = await releaseFiles(tx, [id])
  return name ?? null
}

/** Deletes the rows that nothing refers to. Returns the names of the files to remove after the commit. */
export async function releaseFiles(tx: Database, ids: number[]): Promise<string[]> {
  // Locks the rows first, so that pending references to the files are committed and seen.
  await tx.$executeRaw`SELECT 1 FROM "StoredFile" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`
  const where = { id: { in: ids }, ...unreferenced }
  const files = await tx.storedFile.findMany({ where, orderBy: { id: 'asc' }, select: { id: true, name: true } })
  if (files.length === 0) return []
  await tx.storedFile.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } })
  await tx.unusedFile.createMany({ data: files.map(({ name }) => ({ name, since: now() })) })
  return files.map(({ name }) => name)
}

/** Removes a released file right away. If the store is down, `removeUnusedFiles` retries. */
export async function removeStored(name: string): Promise<void> {
  await removeBytes(name).catch(logError)
}

/** Removes released files and their rows in `UnusedFile` right away. */
export async function removeStoredFiles(names: readonly string[]): Promise<void> {
  const removed: string[] = []
  for (const name of names)
    await removeBytes(name).then(
      () => removed.push(name),
      (error: unknown) => logError(error),
    )
  await db().unusedFile.deleteMany({ where: { name: { in: removed } } })
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
