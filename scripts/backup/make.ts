import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/lib/env'
import { type Entry, pack } from '@/lib/platform/copies/archive'
import {
  contentOf,
  DATABASE,
  FILES,
  MANIFEST,
  type Manifest,
  manifestOf,
  measured,
  once,
  type Part,
  SECRET,
} from '@/lib/platform/copies/manifest'
import { openStore } from '@/lib/platform/copies/store'
import { flushFolder } from '@/lib/platform/flush'
import { assertCanCreate } from '@/scripts/command'
import { besideFolder, openSource } from './database'
import { encrypt } from './encryption'

export async function makeBackup(settings: Env, file: string): Promise<Manifest> {
  assertCanCreate(file)
  const source = await openSource(settings)
  const folder = besideFolder(file)
  const unfinished = `${file}.part`
  try {
    await source.assertSite()
    mkdirSync(folder, { mode: 0o700 })
    const dump = join(folder, 'dump')
    const contents = await source.dump(dump)
    let manifest: Manifest | undefined
    const archive = pack(
      entries(settings, dump, (parts) => {
        manifest = manifestOf('rows', contents, parts)
        return manifest
      }),
    )
    const bytes = settings.BACKUP_KEY ? encrypt(archive, settings.BACKUP_KEY) : archive
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    renameSync(unfinished, file)
    await flushFolder(dirname(resolve(file)))
    if (!manifest) throw new Error('The backup is incomplete.')
    // The embedded database is read-only while the disk is nearly full.
    await source.record().catch(({ message }: Error) => {
      console.warn(`The backup is complete, but we couldn't add it to the audit log: ${message}.`)
    })
    return manifest
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(unfinished, { force: true })
    await source.close()
  }
}

/**
 * Copies the database first. A file uploaded during the backup is extra, but no row lacks a file that it had when the
 * database was copied, unless that file was deleted since.
 */
async function* entries(settings: Env, dump: string, seal: (parts: Part[]) => Manifest): AsyncGenerator<Entry> {
  const parts: Part[] = []
  const add = ({ name, size, content }: Entry): Entry => ({
    name,
    size,
    content: measured(name, content, (part) => parts.push(part)),
  })
  yield add({ name: DATABASE, ...contentOf(dump) })
  const secret = join(resolve(settings.DATA_DIR), SECRET)
  if (!settings.AUTH_SECRET && existsSync(secret)) yield add({ name: SECRET, ...contentOf(secret) })
  for await (const entry of openStore(settings).list()) yield add({ ...entry, name: `${FILES}${entry.name}` })
  const sealed = Buffer.from(JSON.stringify(seal(parts)))
  yield { name: MANIFEST, size: sealed.length, content: once(sealed) }
}
