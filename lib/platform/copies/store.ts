import {
  createReadStream,
  createWriteStream,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Env } from '@/lib/env'
import { flushFolder } from '@/lib/platform/flush'
import type { Entry } from './archive'

export type Store = {
  list: () => AsyncIterable<Entry>
  isEmpty: () => Promise<boolean>
  put: (entry: Entry) => Promise<void>
  commit: () => Promise<void>
  discard: () => void
}

export function openStore(settings: Env): Store {
  return settings.S3_BUCKET ? bucketStore(settings, settings.S3_BUCKET) : folderStore(resolve(settings.DATA_DIR))
}

function folderStore(dataDir: string): Store {
  const folder = join(dataDir, 'uploads')
  const staged = join(dataDir, 'uploads.restoring')
  const replaced = join(dataDir, 'uploads.replaced')
  const discard = () => {
    rmSync(staged, { recursive: true, force: true })
    // From a commit that was interrupted.
    if (existsSync(replaced) && !existsSync(folder)) renameSync(replaced, folder)
    rmSync(replaced, { recursive: true, force: true })
  }
  return {
    list: async function* () {
      for (const path of filesBelow(folder)) {
        const opened = openIfThere(path)
        if (opened === null) continue
        yield {
          name: relative(folder, path),
          size: fstatSync(opened).size,
          content: createReadStream('', { fd: opened }),
        }
      }
    },
    isEmpty: async () => filesBelow(folder).length === 0,
    put: async ({ name, content }) => {
      const path = join(staged, name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
    },
    commit: async () => {
      mkdirSync(staged, { recursive: true, mode: 0o700 })
      await flushFolder(staged)
      rmSync(replaced, { recursive: true, force: true })
      if (existsSync(folder)) renameSync(folder, replaced)
      renameSync(staged, folder)
      await flushFolder(dataDir)
      rmSync(replaced, { recursive: true, force: true })
    },
    discard,
  }
}

/** The site may delete a file while its store is being copied. */
function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function nullIfDeleted(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  throw error
}

const MAX_CONNECT_MS = 3_000

function bucketStore(settings: Env, Bucket: string): Store {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  const client = new S3Client({
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: MAX_CONNECT_MS },
  })
  const failed = (error: Error) => {
    throw new Error(
      `We couldn't use the bucket ${Bucket} of S3_BUCKET at ${S3_ENDPOINT ?? 'AWS'}: ${error.message || error.name}. Fix the S3 variables, or start the object store.`,
    )
  }
  return {
    list: async function* () {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })).catch(failed)
        for (const { Key = '' } of page.Contents ?? []) {
          const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch(nullIfDeleted)
          if (found) yield { name: Key, size: found.ContentLength ?? 0, content: found.Body as Readable }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    isEmpty: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket })).catch(failed)
      return Contents.length === 0
    },
    put: async ({ name, content }) => {
      const parts: Uint8Array[] = []
      for await (const part of content) parts.push(part)
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: Buffer.concat(parts) })).catch(failed)
    },
    commit: async () => {},
    discard: () => {},
  }
}
