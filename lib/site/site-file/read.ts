import 'server-only'
import type * as z from 'zod'
import { parseInput, parseJson } from '@/lib/api/body'
import { ApiError } from '@/lib/api/errors'
import { checkUpload, type Upload } from '@/lib/platform/uploads/check'
import { unzipped, zipMessages } from '@/lib/platform/uploads/zip'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'
import { type PictureRule, picturesIn } from '@/lib/site/site-file/pictures'
import {
  headSchema,
  MANIFEST,
  MAX_PICTURES,
  type Manifest,
  manifestSchema,
  PICTURES,
  SITE_FILE_VERSION,
} from '@/lib/site/site-file/schema'

const MAX_UNPACKED_MB = 40
const picturePath = /^pictures\/[\w-]{1,64}\.webp$/

export type Picture = { rule: PictureRule; bytes: Buffer }
export type SiteFile = { manifest: Manifest; pictures: Map<string, Picture> }

/** Unpacks and validates a site file. Throws `invalid` with each error and its path. */
export async function readSiteFile({ bytes }: Pick<Upload, 'bytes'>): Promise<SiteFile> {
  const files = await unzipped(bytes, {
    isExpected: (path) => path === MANIFEST || picturePath.test(path),
    maxFiles: MAX_PICTURES + 1,
    maxMb: MAX_UNPACKED_MB,
  }).catch(besideFile)
  const manifest = manifestIn(files.get(MANIFEST))
  const rules = picturesIn(manifest)
  const pictures = new Map([...rules].map(([name, rule]) => [name, { rule, bytes: files.get(PICTURES + name) }]))
  const missing = [...pictures].filter(([, { bytes }]) => !bytes).map(([name]) => messages.missingPicture(name))
  const extra = [...files.keys()]
    .filter((path) => path !== MANIFEST && !rules.has(path.slice(PICTURES.length)))
    .map(zipMessages.unexpected)
  throwProblems([...missing, ...extra])
  return { manifest, pictures: pictures as SiteFile['pictures'] }
}

function manifestIn(bytes: Buffer | undefined): Manifest {
  const json = bytes && jsonIn(bytes)
  const head = headSchema.safeParse(json)
  if (!head.success) return refuse(messages.notSiteFile)
  if (head.data.version > SITE_FILE_VERSION) return refuse(messages.newer)
  return parsed(manifestSchema, json)
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  try {
    return parseInput(schema, input)
  } catch (error) {
    throwProblems(Object.entries((error as ApiError).fields ?? {}).map(([path, message]) => `${path}: ${message}`))
    throw error
  }
}

/** Checks an image like any upload, which also re-encodes it. */
export async function checkPicture(name: string, { rule, bytes }: Picture): Promise<Upload> {
  try {
    return await checkUpload(new File([new Uint8Array(bytes)], name), rule, 'file')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throwProblems([`${PICTURES}${name}: ${error.message}`])
    throw error
  }
}

/** Throws `invalid` if there are problems. */
export function throwProblems(problems: string[]): void {
  if (problems.length > 0) refuse(messages.problems(problems))
}

function refuse(message: string): never {
  throw new ApiError('invalid', message, { fields: { file: message } })
}

function besideFile(error: unknown): never {
  if (error instanceof ApiError && error.code === 'invalid') refuse(error.message)
  throw error
}
