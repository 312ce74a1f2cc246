import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** The folder with initdb and postgres of an installed PostgreSQL server, the newest first; null when there is none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

type PostgresServer = {
  url: string
  /** The file in which it says what went wrong. */
  log: string
  close: () => Promise<void>
  stop: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>
  start: () => Promise<void>
}

export async function startPostgres(
  binaries: string,
  folder: string,
  port: number,
  { isDurable = false } = {},
): Promise<PostgresServer> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = process.getuid?.() === 0 ? userOf('postgres') : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  // A group of its own when durable: its processes are killed together.
  const options = { ...owner, cwd: folder, stdio: 'ignore' as const, detached: isDurable }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const settings = [
    `fsync=${isDurable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ].flatMap((setting) => ['-c', setting])
  const url = `postgresql://portal@127.0.0.1:${port}/postgres`
  const log = join(folder, 'log')
  const spawnServer = () => {
    const file = openSync(log, 'a')
    return spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...options, stdio: ['ignore', file, file] })
  }
  let server = spawnServer()
  await answered(url)
  const stop = (signal: 'SIGKILL' | 'SIGINT') =>
    new Promise<void>((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done()
      server.once('exit', () => done())
      if (signal === 'SIGKILL' && isDurable && server.pid) process.kill(-server.pid, signal)
      else server.kill(signal)
    })
  return {
    url,
    log,
    stop,
    close: () => stop('SIGINT'),
    start: async () => {
      server = spawnServer()
      await answered(url)
    },
  }
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
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
  throw new Error('The PostgreSQL server for the tests did not start.')
}
