import 'server-only'
import type * as z from 'zod'
import { ApiError } from '@/lib/api/errors'
import { checkUpload, type Upload } from '@/lib/platform/uploads/check'
import { type UploadRule, uploadRules } from '@/lib/platform/uploads/rules'

const MAX_PARTS = 30
const MAX_DATA_BYTES = 64 * 1024
const OVERHEAD_BYTES = 64 * 1024
const MAX_JSON_BYTES = 256 * 1024

export type MultipartSpec<Data extends z.ZodType, Files extends Record<string, UploadRule>> = {
  kind: 'multipart'
  part: string
  data: Data
  files: Files
}
export type AnyMultipart = MultipartSpec<z.ZodType, Record<string, UploadRule>>
export type MultipartBody<Data extends z.ZodType, Files> = {
  data: z.output<Data>
  files: { [Name in keyof Files]: Upload | null }
}

export function multipart<Data extends z.ZodType, Files extends Record<string, UploadRule>>(
  part: string,
  data: Data,
  files: Files,
): MultipartSpec<Data, Files> {
  return { kind: 'multipart', part, data, files }
}

export async function readBody(
  request: Request,
  body: z.ZodType | AnyMultipart,
  isFormAllowed = false,
): Promise<unknown> {
  if ('kind' in body) return readMultipart(request, body)
  if (isFormAllowed && isForm(request)) return parseInput(body, fieldsOf(await readText(request)))
  if (typeOf(request) !== 'application/json')
    throw new ApiError('unsupported-type', 'Send the body as application/json.')
  return parseInput(body, parseJson(await readText(request)))
}

/** What browsers send for a form without JavaScript. */
export const isForm = (request: Request) => typeOf(request) === 'application/x-www-form-urlencoded'

const typeOf = ({ headers }: Request) => headers.get('content-type')?.split(';')[0]?.trim()

function fieldsOf(text: string): unknown {
  const fields = new URLSearchParams(text)
  if (new Set(fields.keys()).size !== fields.size) throw new ApiError('invalid', 'Send each field only once.')
  return parseJson(JSON.stringify(Object.fromEntries(fields)))
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES) throw new ApiError('too-large')
  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of request.body ?? []) {
      read += chunk.byteLength
      if (read > MAX_JSON_BYTES) throw new ApiError('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('invalid', 'The request body was cut off.')
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function readMultipart(request: Request, spec: AnyMultipart) {
  const { part, files } = spec
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new ApiError('unsupported-type', 'Send the body as multipart/form-data.')
  const form = await readForm(request, maxBytesOf(files))
  const parts = [...form.keys()]
  if (parts.length > MAX_PARTS || new Set(parts).size !== parts.length)
    throw new ApiError('invalid', 'Send each part only once.')
  const data = parseInput(spec.data, await readJsonPart(form.get(part)))
  const checked: Record<string, Upload | null> = {}
  for (const [name, rule] of Object.entries(files)) {
    const value = form.get(name)
    checked[name] =
      value instanceof File && (value.size > 0 || value.name) ? await checkUpload(value, rule, name) : null
  }
  return { data, files: checked }
}

function maxBytesOf(files: Record<string, UploadRule>): number {
  return Object.values(files).reduce((sum, rule) => sum + uploadRules[rule].maxBytes, MAX_DATA_BYTES + OVERHEAD_BYTES)
}

async function readForm(request: Request, limit: number): Promise<FormData> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw new ApiError('too-large')
  if (!request.body) throw new ApiError('invalid')
  let read = 0
  let isTooLarge = false
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read <= limit) return controller.enqueue(chunk)
        isTooLarge = true
        controller.error(new Error('too large'))
      },
    }),
  )
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(counted, { headers }).formData().catch(() => {
    throw new ApiError(isTooLarge ? 'too-large' : 'invalid', isTooLarge ? undefined : "We couldn't read the form data.")
  })
}

async function readJsonPart(value: FormDataEntryValue | null): Promise<unknown> {
  const text = value instanceof File ? (value.size <= MAX_DATA_BYTES ? await value.text() : '') : (value ?? '{}')
  if (text.length > MAX_DATA_BYTES) throw new ApiError('too-large')
  return parseJson(text)
}

/** Throws our own message, because the parser's message would quote the input. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseUnstorable)
  } catch {
    throw new ApiError('invalid', "The body isn't valid JSON.")
  }
}

/** PostgreSQL can't store NUL or unpaired surrogates. */
function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new Error("text with characters we can't store")
  return value
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => key.slice(0, 40)) : []
    for (const name of unknown) fields[name] ??= `Unknown parameter: ${name}`
    if (unknown.length === 0) fields[issue.path.join('.') || 'body'] ??= issue.message
  }
  throw new ApiError('invalid', Object.values(fields)[0], { fields })
}
