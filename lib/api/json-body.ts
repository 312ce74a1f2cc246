import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { parseJson } from '@/lib/api/multipart'

const LARGEST_JSON = 256 * 1024

/** Reads a JSON body; refuses by 415, by 413 while it still streams, and by 400. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim()
  if (type !== 'application/json') throw new ApiError('unsupported-type', 'Send application/json.')
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_JSON) throw new ApiError('too-large')
  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of request.body ?? []) {
      read += chunk.byteLength
      if (read > LARGEST_JSON) throw new ApiError('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('invalid', 'The body broke off.')
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'))
}
