import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { lockFolder, MAX_SOCKET_PATH } from './folder-lock'

export type EmbeddedDatabase = { url: string; close: () => Promise<void> }

/** The name that PostgreSQL's clients look for in the folder that they are given as a host. */
const SOCKET_NAME = '.s.PGSQL.5432'
const MAX_CONNECTIONS = 8
/** Two segments of the write-ahead log, and as much again for what is being written. */
const RESERVE_BYTES = 64 * 1024 * 1024
/** How bad an error is, as PostgreSQL's protocol says it. */
const PANIC = '\0VPANIC\0'
const LOOK_MS = 1_000
const MAX_REOPEN_MS = 30_000

type Serving = { database: PGlite; server: PGLiteSocketServer; socketId: string }

/**
 * Opens PGlite in `<dataDir>/database` and serves it as PostgreSQL on a Unix socket, in a folder that this user alone can
 * enter, because PGlite asks nobody for a password. PGlite does not guard its own folder either, so `dataDir` is locked
 * first; throws a sentence for the user when another copy has it open.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { reserveBytes = RESERVE_BYTES } = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  if (!unlock)
    throw new Error(`Another copy of the site is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
  const { listen, url, clear, remove, socketId } = await endpoint(dataDir)
  let isClosing = false
  let serving: Serving | null = await serve()
  let reopening: Promise<void> | null = null
  const look = async () => {
    if (!serving) return
    if (serving.socketId !== socketId())
      reopening ??= reopen('is not in its folder any more, as when its disk is mounted again,')
    else await keepReserve(serving.database, dataDir, reserveBytes).catch((error) => console.error(error))
  }
  const watch = setInterval(look, LOOK_MS)
  watch.unref()
  await look()

  async function serve(): Promise<Serving> {
    clear()
    const database = await PGlite.create(folder, { extensions: { pg_trgm } })
    const execute = database.execProtocolRawStream.bind(database)
    database.execProtocolRawStream = (message, options) =>
      execute(message, {
        ...options,
        onRawData: (data) => {
          options?.onRawData?.(data)
          // PostgreSQL ends by itself after a panic; PGlite stays, and never replies again.
          if (Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(PANIC))
            reopening ??= reopen('cannot write its log any more')
        },
      })
    const server = new PGLiteSocketServer({ db: database, ...listen, maxConnections: MAX_CONNECTIONS })
    await server.start().catch(async (error) => {
      await database.close()
      throw error
    })
    return { database, server, socketId: socketId() }
  }

  async function reopen(reason: string): Promise<void> {
    console.error(`The embedded database ${reason} and is opened again.`)
    const ended = serving
    serving = null
    if (ended) {
      ended.database.isInTransaction = () => false
      await ended.server.stop()
    }
    for (let waitMs = 1_000; !isClosing && !serving; waitMs = Math.min(2 * waitMs, MAX_REOPEN_MS)) {
      serving = await serve().catch(() => null)
      if (!serving) await new Promise((later) => setTimeout(later, waitMs))
    }
    if (serving) console.error('The embedded database is open again.')
    reopening = null
  }

  return {
    url,
    close: async () => {
      isClosing = true
      clearInterval(watch)
      await reopening
      await serving?.server.stop()
      await serving?.database.close()
      remove()
      unlock()
    },
  }
}

const readOnly = new WeakSet<PGlite>()

/** A PostgreSQL that cannot write its log stops for good: on a nearly full disk, writing is told 25006 (503). */
async function keepReserve(database: PGlite, dataDir: string, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = statfsSync(dataDir)
  const isFull = bavail * bsize < reserveBytes
  // Within somebody's transaction the setting would end with it.
  if (isFull === readOnly.has(database) || database.isInTransaction()) return
  await database.exec(`SET default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
  readOnly[isFull ? 'add' : 'delete'](database)
  console.error(
    isFull
      ? `The disk of ${dataDir} is nearly full: nothing is written before there is room again.`
      : `The disk of ${dataDir} has room again.`,
  )
}

/** Windows, where PostgreSQL's clients know no sockets in folders, has to do with a port. */
async function endpoint(dataDir: string) {
  if (process.platform === 'win32') {
    const port = await freePort()
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
    return { listen: { host: '127.0.0.1', port }, url, clear: () => {}, remove: () => {}, socketId: () => '' }
  }
  const folder = socketFolder(resolve(dataDir))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  const path = join(folder, SOCKET_NAME)
  // On a disk that nothing could be written to, a socket that was closed is still there.
  const clear = () => rmSync(path, { force: true })
  const socketId = () => {
    const { dev, ino } = statSync(path, { throwIfNoEntry: false }) ?? {}
    return `${dev} ${ino}`
  }
  return { listen: { path }, url, clear, remove, socketId }
}

function socketFolder(dataDir: string): string {
  const folder = join(dataDir, 'socket')
  if (join(folder, SOCKET_NAME).length > MAX_SOCKET_PATH) return mkdtempSync(join(tmpdir(), 'portal-'))
  // What a process that was killed has left would be taken for a server.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  chmodSync(folder, 0o700)
  return folder
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}
