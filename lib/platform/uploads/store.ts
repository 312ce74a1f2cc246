import 'server-only'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { ApiError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { flushFile, flushFolder } from '@/lib/platform/flush'
import { logError } from '@/lib/platform/log'
import type { Upload } from '@/lib/platform/uploads/check'
import { narrowWidths } from '@/lib/platform/uploads/rules'

const IMAGE_ENDING = '.webp'

const shared = globalThis as typeof globalThis & { portalDisk?: Disk }

/** Timeouts, after which a store that accepts connections but doesn't respond counts as down. */
export const storeTimes = { connectionTimeout: 3_000, socketTimeout: 10_000 }

function disk(): Disk {
  shared.portalDisk ??= openDisk()
  return shared.portalDisk
}

/** FSDriver leaves it to the system when bytes reach the disk, but a row about a file is on the disk at once. */
class FolderDriver extends FSDriver {
  constructor(readonly folder: string) {
    super({ location: folder, visibility: 'private' })
  }
  override async put(...[key, ...rest]: Parameters<FSDriver['put']>): Promise<void> {
    await super.put(key, ...rest)
    const path = join(this.folder, key)
    await flushFile(path)
    await flushFolder(dirname(path))
  }
}

function openDisk(): Disk {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = env()
  if (!S3_BUCKET) return new Disk(new FolderDriver(join(resolve(DATA_DIR), 'uploads')))
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
      // Some S3-compatible servers store the trailing checksum as part of the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  )
}

/** Stores the bytes in every width, then runs `save`. If either fails, removes the bytes. */
export async function withBytes<T>(name: string, upload: Upload, save: () => Promise<T>): Promise<T> {
  try {
    await disk().put(name, upload.bytes, { contentType: upload.mimeType })
    for (const { width, bytes } of upload.narrower)
      await disk().put(narrowName(name, width), bytes, { contentType: upload.mimeType })
    return await save()
  } catch (error) {
    await removeBytes(name).catch(logError)
    throw asOutage(error, "We couldn't store the file. Try again later.")
  }
}

/** Removes the stored bytes in every width. Tries all widths before it throws an error. */
export async function removeBytes(name: string): Promise<void> {
  const narrower = name.endsWith(IMAGE_ENDING) ? narrowWidths.map((width) => narrowName(name, width)) : []
  const removals = [name, ...narrower].map((stored) => disk().delete(stored))
  for (const removal of await Promise.allSettled(removals)) if (removal.status === 'rejected') throw removal.reason
}

/** Reads stored bytes. Throws `not-found` if they're missing, `unavailable` if the store is down. */
export async function readStored(name: string, width?: number): Promise<ReadableStream> {
  const narrower = width === undefined ? null : narrowName(name, width)
  try {
    const key = narrower && (await disk().exists(narrower)) ? narrower : name
    if (!(await disk().exists(key))) throw new ApiError('not-found')
    return Readable.toWeb(await disk().getStream(key)) as ReadableStream
  } catch (error) {
    throw asOutage(error, "We couldn't read the file. Try again later.")
  }
}

/** Like `readStored`, but loads the whole file into memory. Only for small files. */
export const readStoredBytes = async (name: string): Promise<Buffer> =>
  Buffer.from(await new Response(await readStored(name)).arrayBuffer())

const narrowName = (name: string, width: number) => name.replace(IMAGE_ENDING, `-${width}${IMAGE_ENDING}`)

/** Store errors are outages, not the client's fault. */
function asOutage(error: unknown, message: string): unknown {
  if (!(error as { code?: string }).code?.startsWith('E_CANNOT_')) return error
  logError(error)
  return new ApiError('unavailable', message, { retryAfterSeconds: 60 })
}
