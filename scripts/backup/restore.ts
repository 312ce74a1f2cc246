import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Env } from '@/lib/env'
import { unpack } from '@/lib/platform/copies/archive'
import {
  DATA,
  DATABASE,
  FILES,
  MANIFEST,
  type Manifest,
  manifestSchema,
  measured,
  type Part,
  SECRET,
  SEQUENCES,
} from '@/lib/platform/copies/manifest'
import { addToDump } from '@/lib/platform/copies/rows'
import { openStore, type Store } from '@/lib/platform/copies/store'
import { openDataDir } from '@/scripts/open-database'
import { besideFolder, openSource, type Source } from './database'
import { decrypt } from './encryption'

const GZIP = Buffer.from([0x1f, 0x8b])

export async function restoreBackup(settings: Env, file: string, isForced: boolean): Promise<Manifest> {
  const manifest = await verify(file, settings.BACKUP_KEY)
  const source = await openSource(settings)
  const store = openStore(settings)
  const folder = besideFolder(file)
  try {
    assertKnown(manifest)
    if (!isForced) await assertFree(source, store)
    mkdirSync(folder, { mode: 0o700 })
    store.discard()
    const dump = join(folder, 'dump')
    const secret = join(folder, SECRET)
    for await (const { name, size, content } of entriesOf(file, settings.BACKUP_KEY)) {
      if (name.startsWith(DATA)) await addToDump(dump, tableOf(name), content)
      if (name === DATABASE) await pipeline(content, createWriteStream(dump, { mode: 0o600 }))
      if (name === SECRET) {
        await pipeline(content, createWriteStream(secret, { mode: 0o600 }))
        assertSecretKept(settings, readFileSync(secret, 'utf8').trim())
      }
      if (name.startsWith(FILES)) await store.put({ name: fileName(name), size, content })
    }
    await source.restore(manifest.kind, dump, manifest)
    await store.commit()
    if (existsSync(secret) && !settings.AUTH_SECRET)
      writeFileSync(join(resolve(settings.DATA_DIR), SECRET), readFileSync(secret), { mode: 0o600, flush: true })
    return manifest
  } finally {
    rmSync(folder, { recursive: true, force: true })
    store.discard()
    await source.close()
  }
}

/** In a backup, the secret comes before the files, so nothing was restored yet. */
function assertSecretKept({ AUTH_SECRET, AUTH_SECRET_PREVIOUS = [], DATA_DIR }: Env, secret: string): void {
  if (!AUTH_SECRET || [AUTH_SECRET, ...AUTH_SECRET_PREVIOUS].includes(secret)) return
  const file = join(openDataDir(DATA_DIR), `${SECRET}-of-backup`)
  writeFileSync(file, secret, { mode: 0o600, flush: true })
  throw new Error(
    `Nothing was changed: the backup was made with a different AUTH_SECRET, which we saved in ${file}. Set AUTH_SECRET to that value, or add it to AUTH_SECRET_PREVIOUS. Then delete that file and restore again.`,
  )
}

export async function verify(file: string, key?: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`${file} doesn't exist.`)
  assertReadable(file)
  const found: Part[] = []
  let sealed: Buffer | undefined
  try {
    for await (const { name, content } of entriesOf(file, key)) {
      if (name === MANIFEST) sealed = await collect(content)
      else for await (const _ of measured(name, content, (part) => found.push(part)));
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (code.startsWith('Z_')) throw new Error(`${file} isn't a backup of this site, or it's damaged (${message}).`)
    if (found.length > 0 || !message.startsWith('The archive')) throw error
  }
  const manifest = sealed && manifestIn(sealed)
  if (!manifest) throw new Error(`${file} isn't a backup of this site, or it's incomplete.`)
  const damaged = manifest.parts.filter((part, index) => JSON.stringify(part) !== JSON.stringify(found[index]))
  if (damaged.length > 0 || found.length !== manifest.parts.length)
    throw new Error(`The backup is damaged: ${damaged.map(({ name }) => name).join(', ') || 'it has extra parts'}`)
  return manifest
}

function assertReadable(file: string): void {
  try {
    if (!statSync(file).isFile()) throw new Error(`${file} isn't a file.`)
    accessSync(file, constants.R_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(code ? `We can't read ${file} (${code}).` : message)
  }
}

function manifestIn(sealed: Buffer): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(sealed.toString()))
  } catch {
    return null
  }
}

/** Exports are compressed. */
function entriesOf(file: string, key?: string) {
  const bytes = createReadStream(file)
  return unpack(isCompressed(file) ? bytes.pipe(createGunzip()) : decrypt(bytes, key))
}

function assertKnown({ migrations }: Manifest): void {
  const known = readdirSync('prisma/migrations')
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by a newer version of the site (${unknown.join(', ')}). Install that one first.`,
    )
}

const tableOf = (name: string) => (name === SEQUENCES ? null : name.slice(DATA.length).replace(/\.jsonl$/, ''))

function isCompressed(file: string): boolean {
  const start = Buffer.alloc(2)
  const opened = openSync(file, 'r')
  readSync(opened, start)
  closeSync(opened)
  return start.equals(GZIP)
}

async function assertFree(source: Source, store: Store): Promise<void> {
  const used = await source.inUse()
  const problems = [
    ...(used ? [used] : []),
    ...((await source.isEmpty()) ? [] : ["the database isn't empty"]),
    ...((await store.isEmpty()) ? [] : ['there are uploaded files']),
  ]
  if (problems.length > 0)
    throw new Error(`Nothing was changed: ${problems.join('; ')}. Add --force to replace what is there.`)
}

function fileName(name: string): string {
  const plain = name.slice(FILES.length)
  if (plain.startsWith('/') || plain.split(/[/\\]/).includes('..')) throw new Error('The backup is damaged.')
  return plain
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}
