import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { lockFolder } from './folder-lock'

export type EmbeddedDatabase = { url: string; close: () => Promise<void> }

/**
 * Opens PGlite in `<dataDir>/database` and serves it as PostgreSQL on a free loopback port. PGlite does not
 * guard its folder, so ours is locked first; throws a sentence for the user when another copy has it open.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  if (!unlock)
    throw new Error(`Another copy of the site is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
  const database = await PGlite.create(folder, { extensions: { pg_trgm } })
  const port = await freePort()
  const server = new PGLiteSocketServer({ db: database, port, host: '127.0.0.1', maxConnections: 8 })
  await server.start()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      await server.stop()
      await database.close()
      unlock()
    },
  }
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
