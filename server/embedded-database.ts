import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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

/**
 * Opens PGlite in `<dataDir>/database` and serves it as PostgreSQL on a Unix socket, in a folder that this user alone can
 * enter, because PGlite asks nobody for a password. PGlite does not guard its own folder either, so `dataDir` is locked
 * first; throws a sentence for the user when another copy has it open.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  if (!unlock)
    throw new Error(`Another copy of the site is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
  const database = await PGlite.create(folder, { extensions: { pg_trgm } })
  const { listen, url, remove } = await endpoint(dataDir)
  const server = new PGLiteSocketServer({ db: database, ...listen, maxConnections: MAX_CONNECTIONS })
  await server.start()
  return {
    url,
    close: async () => {
      await server.stop()
      await database.close()
      remove()
      unlock()
    },
  }
}

/** Windows, where PostgreSQL's clients know no sockets in folders, has to do with a port. */
async function endpoint(dataDir: string) {
  if (process.platform === 'win32') {
    const port = await freePort()
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
    return { listen: { host: '127.0.0.1', port }, url, remove: () => {} }
  }
  const folder = socketFolder(resolve(dataDir))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  return { listen: { path: join(folder, SOCKET_NAME) }, url, remove }
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

/** A loopback port that nothing listens on at this moment. */
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
