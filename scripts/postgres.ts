import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { account, giveTo, namedAccount } from '@/server/postgres/account'
import { postgresPrograms } from '@/server/postgres/binaries'
import { LOCALE, visibleFolder } from '@/server/postgres/cluster'

export function postgresVersion(): string {
  const line = execFileSync(join(postgresPrograms(), 'postgres'), ['--version'], { encoding: 'utf8' })
  return line.trim().replace('postgres (PostgreSQL)', 'PostgreSQL')
}

type PostgresServer = {
  /** The database as its owner, who isn't a superuser. */
  url: string
  /** The same database as a superuser. */
  superuserUrl: string
  /** Its log file. */
  log: string
  close: () => Promise<void>
  stop: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>
  start: () => Promise<void>
}

/** Starts PostgreSQL on a TCP port, as an operator would, from the embedded database's binaries. Reuses a folder's data. */
export async function startPostgres(folder: string, port: number, { isDurable = false } = {}): Promise<PostgresServer> {
  const data = join(folder, 'data')
  const database = ['-D', visibleFolder(data)]
  const isNew = !existsSync(join(data, 'PG_VERSION'))
  if (isNew) {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    const creator = namedAccount()
    giveTo(creator, data)
    const access = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...LOCALE, '--no-sync']
    const options = { ...creator, cwd: data, stdio: 'ignore' } as const
    execFileSync(join(postgresPrograms(), 'initdb'), [...database, ...access], options)
    giveTo(account, data)
  }
  const settings = [
    `fsync=${isDurable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=.',
  ].flatMap((setting) => ['-c', setting])
  const address = `127.0.0.1:${port}/portal`
  const url = `postgresql://portal@${address}`
  const serverUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const log = join(folder, 'log')
  const spawnServer = () => {
    const file = openSync(log, 'a')
    // A durable server runs in its own process group, because its processes are killed together.
    const options = { ...account, cwd: data, detached: isDurable }
    return spawn(join(postgresPrograms(), 'postgres'), [...database, ...settings], {
      ...options,
      stdio: ['ignore', file, file],
    })
  }
  let server = spawnServer()
  await answered(serverUrl)
  if (isNew) await createDatabase(serverUrl)
  const stop = (signal: 'SIGKILL' | 'SIGINT') =>
    new Promise<void>((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done()
      server.once('exit', () => done())
      if (signal === 'SIGKILL' && isDurable && server.pid) process.kill(-server.pid, signal)
      else server.kill(signal)
    })
  return {
    url,
    superuserUrl: `postgresql://postgres@${address}`,
    log,
    stop,
    close: () => stop('SIGINT'),
    start: async () => {
      server = spawnServer()
      await answered(url)
    },
  }
}

async function createDatabase(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query('CREATE ROLE portal LOGIN CREATEDB')
  await client.query('CREATE DATABASE portal OWNER portal')
  await client.end()
}

async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString: url })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error("The PostgreSQL server for the tests didn't start.")
}
