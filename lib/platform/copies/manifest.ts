import { createHash, type Hash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import * as z from 'zod'
import type { Contents } from '@/lib/platform/copies/rows'

export const MANIFEST = 'manifest.json'
export const DATABASE = 'database.dump'
export const SECRET = 'auth-secret'
export const FILES = 'files/'
/** An export's tables, as `data/Posting.jsonl`. */
export const DATA = 'data/'
export const SEQUENCES = `${DATA}sequences.jsonl`

const part = z.object({ name: z.string(), size: z.int().min(0), sha256: z.string() })

export const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  made: z.iso.datetime(),
  version: z.string(),
  /**
   * How the database is stored: as rows in one part, in an export as a part for each table, or, before 1.0.0, as a folder
   * of the embedded database or pg_dump's output.
   */
  kind: z.enum(['rows', 'export', 'embedded', 'postgresql']),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int()),
  parts: z.array(part),
})
export type Manifest = z.infer<typeof manifestSchema>
export type Kind = Manifest['kind']
export type Part = z.infer<typeof part>

export function measured(name: string, content: AsyncIterable<Uint8Array>, done: (part: Part) => void) {
  return (async function* () {
    const hash: Hash = createHash('sha256')
    let size = 0
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
    done({ name, size, sha256: hash.digest('hex') })
  })()
}

export const contentOf = (path: string) => ({ size: statSync(path).size, content: createReadStream(path) })

export async function* once<T>(content: T): AsyncGenerator<T> {
  yield content
}

export function manifestOf(kind: Kind, { migrations, rows }: Contents, parts: Part[]): Manifest {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return { format: 2, made: new Date().toISOString(), version, kind, migrations, rows, parts }
}
