import { createHash, type Hash } from 'node:crypto'
import * as z from 'zod'

export const MANIFEST = 'manifest.json'
export const DATABASE = 'database.dump'
export const SECRET = 'auth-secret'
export const FILES = 'files/'

const part = z.object({ name: z.string(), size: z.int().min(0), sha256: z.string() })

export const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  made: z.iso.datetime(),
  version: z.string(),
  /** The content of the database part: rows or, before 0.2.0, a folder of the embedded database or pg_dump's output. */
  kind: z.enum(['rows', 'embedded', 'postgresql']),
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
