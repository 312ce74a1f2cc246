import 'server-only'
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { ApiError } from '@/lib/api/errors'

export const zipMessages = {
  broken: "We couldn't read this zip file. Download it again, or choose another one.",
  unexpected: (path: string) => `The file contains ${path.slice(0, 60)}, which doesn't belong in it.`,
  twice: (path: string) => `The file contains ${path.slice(0, 60)} twice.`,
  tooMany: (max: number) => `The file contains more than ${max} files.`,
  tooLarge: (maxMb: number) => `The file is larger than ${maxMb} MB when it's unpacked.`,
}

const MB = 1024 * 1024
/** One chunk unpacks to at most 16 MB, which limits how much of a zip bomb is in memory when it's detected. */
const CHUNK_BYTES = 16 * 1024

type ZipRules = { isExpected: (path: string) => boolean; maxFiles: number; maxMb: number }

/**
 * Unpacks a zip file in memory. Counts the unpacked bytes instead of trusting the sizes in the file.
 *
 * @returns The contents by path. Throws `invalid` for a broken file, for one that's too large and for unexpected paths.
 */
export async function unzipped(bytes: Uint8Array, rules: ZipRules): Promise<Map<string, Buffer>> {
  const { files, take } = collector(rules)
  const zip = new Unzip(take)
  zip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    try {
      zip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length)
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('invalid', zipMessages.broken)
    }
    // Lets other requests continue.
    await new Promise(setImmediate)
  }
  if (files.size === 0 || [...files.values()].some(({ isWhole }) => !isWhole))
    throw new ApiError('invalid', zipMessages.broken)
  return new Map([...files].map(([path, { pieces }]) => [path, Buffer.concat(pieces)]))
}

type Unpacked = { pieces: Uint8Array[]; isWhole: boolean }

function collector({ isExpected, maxFiles, maxMb }: ZipRules) {
  const files = new Map<string, Unpacked>()
  let total = 0
  function take(file: UnzipFile) {
    if (file.name.endsWith('/')) return
    if (!isExpected(file.name)) throw new ApiError('invalid', zipMessages.unexpected(file.name))
    if (files.has(file.name)) throw new ApiError('invalid', zipMessages.twice(file.name))
    if (files.size >= maxFiles) throw new ApiError('invalid', zipMessages.tooMany(maxFiles))
    const unpacked: Unpacked = { pieces: [], isWhole: false }
    files.set(file.name, unpacked)
    file.ondata = (error, piece, isLast) => {
      if (error) throw error
      total += piece.length
      if (total > maxMb * MB) throw new ApiError('invalid', zipMessages.tooLarge(maxMb))
      unpacked.pieces.push(piece.slice())
      unpacked.isWhole = isLast
    }
    file.start()
  }
  return { files, take }
}
