import 'server-only'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { ApiError } from '@/lib/api/errors'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import type { Upload } from '@/lib/uploads/check'
import { narrowWidths, uploadRules } from '@/lib/uploads/rules'

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

const IMAGE_ENDING = '.webp'

const shared = globalThis as typeof globalThis & { portalDisk?: Disk }

/** A store that takes a connection and then says nothing is as good as away. */
export const storeTimes = { connectionTimeout: 3_000, socketTimeout: 10_000 }

function disk(): Disk {
  shared.portalDisk ??= openDisk()
  return shared.portalDisk
}

function openDisk(): Disk {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = env()
  if (!S3_BUCKET) return new Disk(new FSDriver({ location: join(resolve(DATA_DIR), 'uploads'), visibility: 'private' }))
  return new Disk(
    new S3Driver({
      bucket: S3_BUCKET,
      region: S3_REGION,
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
      visibility: 'private',
      supportsACL: false,
      maxAttempts: 2,
      requestHandler: { ...storeTimes },
      // Other servers than Amazon's store the trailing checksum as part of the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/**
 * Stores the bytes under a random name, then runs `save` with that name; when `save` fails the bytes are removed
 * again, so that no row lacks its file and no file outlives a failed write. Without an upload `save` gets null.
 */
export async function withStoredUpload<T>(
  upload: Upload | null,
  save: (name: string | null) => Promise<T>,
): Promise<T> {
  if (!upload) return save(null)
  const name = `${randomBytes(18).toString('base64url')}${upload.ending}`
  try {
    await disk().put(name, upload.bytes, { contentType: upload.mimeType })
    for (const { width, bytes } of upload.narrower)
      await disk().put(narrowName(name, width), bytes, { contentType: upload.mimeType })
    return await save(name)
  } catch (error) {
    await removeStored(name)
    throw asOutage(error, 'The file could not be stored. Please try again later.')
  }
}

export async function createStoredFile(
  tx: Database,
  name: string,
  upload: Upload,
): Promise<{ id: number; name: string }> {
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

/** Removes stored bytes in every width; a failure is logged, because the rows that named them are gone already. */
export async function removeStored(name: string): Promise<void> {
  const narrower = name.endsWith(IMAGE_ENDING) ? narrowWidths.map((width) => narrowName(name, width)) : []
  for (const stored of [name, ...narrower])
    await disk()
      .delete(stored)
      .catch((error: unknown) => logError(error))
}

/**
 * The stored bytes as a stream: those of the picture in that width, in pixels, where one is stored. Throws `not-found` when
 * the store has lost them, `unavailable` when it cannot say.
 */
export async function readStored(name: string, width?: number): Promise<ReadableStream> {
  const narrower = width === undefined ? null : narrowName(name, width)
  try {
    const key = narrower && (await disk().exists(narrower)) ? narrower : name
    if (!(await disk().exists(key))) throw new ApiError('not-found')
    return Readable.toWeb(await disk().getStream(key)) as ReadableStream
  } catch (error) {
    throw asOutage(error, 'The file could not be read. Please try again later.')
  }
}

const narrowName = (name: string, width: number) => name.replace(IMAGE_ENDING, `-${width}${IMAGE_ENDING}`)

/** What the store failed at is nobody's fault who asked. */
function asOutage(error: unknown, message: string): unknown {
  if (!(error as { code?: string }).code?.startsWith('E_CANNOT_')) return error
  logError(error)
  return new ApiError('unavailable', message, { retryAfterSeconds: 60 })
}

/**
 * Drops the row of a stored file in the transaction that stopped referring to it, unless something else still does.
 * Returns the name whose bytes are to be removed after the commit, or null.
 */
export async function releaseFile(tx: Database, id: number): Promise<string | null> {
  // Locked first, so that whoever is about to refer to the file is waited for and then seen.
  const [file] = await tx.$queryRaw<{ name: string }[]>`SELECT "name" FROM "StoredFile" WHERE "id" = ${id} FOR UPDATE`
  const { count } = await tx.storedFile.deleteMany({ where: { id, ...unreferenced } })
  return file && count > 0 ? file.name : null
}
