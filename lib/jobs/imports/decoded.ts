import { ApiError } from '@/lib/api/errors'

/** The most rows of a file, or jobs of a feed. */
export const MAX_ROWS = 60_000
const CHUNK = 64 * 1024

/** Decodes a file in chunks. Throws `invalid` with `problem` if it isn't text in that encoding. */
export function* decoded(bytes: Buffer, encoding: string, problem: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const text = decode(() => decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }), problem)
    if (text) yield text
  }
  const rest = decode(() => decoder.decode(), problem)
  if (rest) yield rest
}

function decode(read: () => string, problem: string): string {
  let text: string
  try {
    text = read()
  } catch {
    throw new ApiError('invalid', problem)
  }
  // Text has no control characters besides tabs and line breaks.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finds binary files
  if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new ApiError('invalid', problem)
  return text
}
