import 'server-only'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { collectAccount } from '@/lib/accounts/export'
import { readStored } from '@/lib/uploads/store'

type Account = Awaited<ReturnType<typeof collectAccount>>

/** The zip of an account as a stream: a file of bytes is read only when its turn comes. */
export function zipOf({ nouns, files }: Account): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (isLast) controller.close()
      })
      for (const [noun, value] of Object.entries(nouns)) {
        const entry = new ZipDeflate(`${noun}.json`)
        zip.add(entry)
        entry.push(new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`), true)
      }
      for (const { path, name } of files) {
        const entry = new ZipPassThrough(path)
        zip.add(entry)
        for await (const chunk of await readStored(name)) entry.push(chunk as Uint8Array)
        entry.push(new Uint8Array(0), true)
      }
      zip.end()
    },
  })
}
