import 'server-only'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { collectAccount } from '@/lib/accounts/export'
import { ApiError } from '@/lib/api/errors'
import { readStored } from '@/lib/uploads/store'

type Account = Awaited<ReturnType<typeof collectAccount>>

/** The zip of an account as a stream, made no faster than it is read: of the files one piece at a time is held. */
export function zipOf({ nouns, files }: Account): ReadableStream<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const steps = fill(zip, nouns, files)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let isDone = false
      while (made.length === 0 && !isDone) isDone = (await steps.next()).done ?? false
      for (const piece of made.splice(0)) controller.enqueue(piece)
      if (isDone) controller.close()
    },
    async cancel() {
      await steps.return()
    },
  })
}

/** Puts everything into the zip, pausing after each piece. */
async function* fill(zip: Zip, nouns: Account['nouns'], files: Account['files']): AsyncGenerator<void, void> {
  for (const [noun, value] of Object.entries(nouns)) {
    const entry = new ZipDeflate(`${noun}.json`)
    zip.add(entry)
    entry.push(new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`), true)
    yield
  }
  for (const { path, name } of files) {
    const bytes = await readStored(name).catch(forgetLost)
    if (!bytes) continue
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    for await (const piece of bytes) {
      entry.push(piece as Uint8Array)
      yield
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
}

/** A file that the store has lost does not keep one from taking the rest along. */
function forgetLost(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}
