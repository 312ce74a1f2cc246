import { mkdirSync, mkdtempSync, rmSync, statfsSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port'
import * as cluster from './postgres/cluster'

export type EmbeddedDatabase = { url: string; close: () => Promise<void> }

/** Below the shortest socket path limit: 103 bytes on macOS, 107 on Linux. */
const MAX_SOCKET_PATH = 100
/** Two segments of the write-ahead log, and the same again for pending writes. */
const RESERVE_BYTES = 64 * 1024 * 1024
const LOOK_MS = 1_000
const MAX_RETRY_MS = 5_000
const MAX_START_MS = 300_000
/** Advisory locks: all processes share the first one, and a folder's only site holds the second one. */
const USED = 7_205_933
const SITE = 7_205_934

export const clusterFolder = (dataDir: string) => join(resolve(dataDir), 'postgresql')

/**
 * Opens the PostgreSQL in `<dataDir>/postgresql`. The first process starts it, others join, and the last one to leave
 * stops it. Its socket and password are in that folder, which only the owner can open. If it dies, any process that has
 * it open restarts it. `isSite` prevents a second site on the same folder.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { isSite = false, reserveBytes = RESERVE_BYTES } = {},
): Promise<EmbeddedDatabase> {
  const folder = clusterFolder(dataDir)
  mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 })
  if (!cluster.isCluster(folder)) await cluster.createCluster(folder)
  const connection = await connectionOf(folder)
  let isClosing = false
  let isFull: boolean | undefined
  let recovering: Promise<void> | null = null
  let watch: NodeJS.Timeout | undefined
  let { session, server } = await joined()
  if (isSite && !(await take(session, SITE))) {
    await close()
    throw new Error(`Another copy of the site is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
  }
  const look = () => keepWatch().catch((error: Error) => console.error(`The embedded database: ${error.message}`))
  await look()
  watch = setInterval(look, LOOK_MS)
  watch.unref()

  async function joined() {
    const session = await joinServer(folder, connection)
    session.once('end', () => {
      if (!isClosing) recovering ??= recover('has stopped')
    })
    return { session, server: { pid: cluster.statusOf(folder)?.pid, folder: identityOf(folder) } }
  }

  async function keepWatch(): Promise<void> {
    if (isClosing || recovering) return
    if (server.folder !== identityOf(folder)) {
      recovering ??= recover('is no longer the one in its folder, for example after a remount,')
      return
    }
    const { bavail, bsize } = statfsSync(folder)
    const [wasFull, isNowFull] = [isFull, bavail * bsize < reserveBytes]
    if (wasFull === isNowFull) return
    cluster.setReadOnly(folder, isNowFull)
    await session.query('SELECT pg_reload_conf()')
    isFull = isNowFull
    if (isNowFull) console.error(`The disk with ${dataDir} is nearly full. Rejecting writes until there's room again.`)
    else if (wasFull) console.error(`The disk with ${dataDir} has room again. Accepting writes.`)
  }

  async function recover(reason: string): Promise<void> {
    console.error(`The embedded database ${reason} and is being restarted.`)
    if (server.folder !== identityOf(folder)) cluster.abandonServer(server.pid)
    for (let waitMs = 100; !isClosing; waitMs = Math.min(2 * waitMs, MAX_RETRY_MS)) {
      try {
        ;({ session, server } = await joined())
        if (isSite) await take(session, SITE)
        console.error('The embedded database is back.')
        break
      } catch {
        await cluster.later(waitMs)
      }
    }
    isFull = undefined
    recovering = null
  }

  async function close(): Promise<void> {
    isClosing = true
    clearInterval(watch)
    await recovering
    await leaveServer(folder, session)
    connection.remove()
  }

  return { url: connection.url, close }
}

/** Opens a connection for as long as this process uses the server. Starts the server if it isn't running. */
async function joinServer(folder: string, connection: ConnectionInfo): Promise<Client> {
  for (const startedAt = Date.now(); Date.now() - startedAt < MAX_START_MS; ) {
    const session = await connect(connection.url)
    if (session) return session
    if (cluster.isRunning(folder)) await cluster.later(20)
    else {
      const problem = await cluster.startServer(folder, connection.port)
      // Another process was faster, or a killed server isn't completely gone yet.
      const isTaken = problem !== null && /lock file|shared memory block/.test(problem)
      if (isTaken) await cluster.later(100)
      else if (problem !== null) throw new Error(`The embedded database in ${folder} couldn't start: ${problem}`)
    }
  }
  throw new Error(`The embedded database in ${folder} didn't accept connections within five minutes.`)
}

async function connect(connectionString: string): Promise<Client | null> {
  const session = new Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'portal-process' })
  session.on('error', () => {})
  try {
    await session.connect()
    await session.query('SELECT pg_advisory_lock_shared($1)', [USED])
    return session
  } catch (error) {
    await session.end().catch(() => {})
    if ((error as { code?: string }).code === '28P01') throw error
    return null
  }
}

/**
 * Only the last process can get the lock exclusively. A process that joins now waits for the lock, loses its connection
 * and starts a server itself.
 */
async function leaveServer(folder: string, session: Client): Promise<void> {
  session.removeAllListeners('end')
  try {
    await session.query('SELECT pg_advisory_unlock_shared($1)', [USED])
    if (await take(session, USED)) return await cluster.stopServer(folder)
  } catch (error) {
    if (cluster.isRunning(folder)) throw error
  }
  await session.end().catch(() => {})
}

async function take(session: Client, lock: number): Promise<boolean> {
  const { rows } = await session.query<{ isMine: boolean }>('SELECT pg_try_advisory_lock($1) AS "isMine"', [lock])
  return rows[0]?.isMine ?? false
}

type ConnectionInfo = { url: string; port?: number; remove: () => void }

/**
 * How clients connect to the server. A symbolic link shortens paths that are too long for a socket. Windows needs a
 * port.
 */
async function connectionOf(folder: string): Promise<ConnectionInfo> {
  const user = `${cluster.USER}:${cluster.passwordOf(folder)}`
  if (process.platform === 'win32') {
    const port = cluster.statusOf(folder)?.port ?? (await freePort())
    return { url: `postgresql://${user}@127.0.0.1:${port}/postgres`, port, remove: () => {} }
  }
  const isLong = Buffer.byteLength(join(folder, cluster.SOCKET_NAME)) > MAX_SOCKET_PATH
  const links = isLong ? mkdtempSync(join(tmpdir(), 'portal-')) : null
  const host = links ? join(links, 'postgresql') : folder
  if (links) symlinkSync(folder, host)
  return {
    url: `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(host)}`,
    remove: () => links && rmSync(links, { recursive: true, force: true }),
  }
}

function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return `${dev} ${ino}`
}
