import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { flushFolder } from '@/lib/platform/flush'
import { account, giveTo, isRoot, namedAccount } from './account'
import { postgresPrograms } from './binaries'

export const USER = 'portal'
export const SOCKET_NAME = '.s.PGSQL.5432'
const PASSWORD_FILE = 'portal-password'
const MODE_FILE = 'portal-mode.conf'
const LOG = 'server.log'
/** Uses PostgreSQL's own collation, so that system updates don't change the order of indexes. */
export const LOCALE = [
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  // Defines which characters are letters, which spelling suggestions need. Only Linux has a locale with this name.
  ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []),
]
const MAX_LOG_BYTES = 1_000_000
const MAX_STOP_MS = 60_000
const isWindows = process.platform === 'win32'

/** Fits a machine with 1 GB and keeps PostgreSQL's default durability. */
const settings = {
  max_connections: 60,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  io_method: 'sync',
  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The site logs its own errors, and the server's log would be one more file with personal data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
}

export const isCluster = (folder: string) => existsSync(join(folder, PASSWORD_FILE))
export const passwordOf = (folder: string) => readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim()

/**
 * Creates an empty database in `folder`. Uses a temporary name first, so that an incomplete database is never mistaken
 * for a complete one.
 */
export async function createCluster(folder: string): Promise<void> {
  removeUnfinished(folder)
  const staged = mkdtempSync(`${folder}.new-${process.pid}-`)
  const secrets = mkdtempSync(join(tmpdir(), 'portal-'))
  const password = randomBytes(24).toString('base64url')
  const passwordFile = join(secrets, 'password')
  const creator = namedAccount()
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(creator, secrets)
  giveTo(creator, staged)
  const args = [
    ...['-D', visibleFolder(staged), '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', ...LOCALE],
    // Iterations protect weak passwords, and this one has 192 random bits.
    ...['--set=scram_iterations=1', '--no-instructions'],
  ]
  try {
    await run('initdb', args, { ...creator, cwd: staged })
    // An empty program does nothing, but succeeds.
    if (!existsSync(join(staged, 'PG_VERSION'))) throw new Error('initdb failed: it created nothing')
    // initdb has flushed its files. A power failure must not leave these empty either.
    appendFileSync(join(staged, 'postgresql.conf'), `\ninclude_if_exists '${MODE_FILE}'\n`, { flush: true })
    writeFileSync(join(staged, MODE_FILE), modeLine(false), { flush: true })
    writeFileSync(join(staged, PASSWORD_FILE), password, { mode: 0o600, flush: true })
    giveTo(account, staged)
    await flushFolder(staged)
    renameSync(staged, folder)
    await flushFolder(dirname(folder))
  } catch (error) {
    if (!isCluster(folder)) throw new Error(creationProblem(folder, error as NodeJS.ErrnoException))
  } finally {
    rmSync(secrets, { recursive: true, force: true })
    rmSync(staged, { recursive: true, force: true })
  }
}

function creationProblem(folder: string, { code = '', message }: NodeJS.ErrnoException): string {
  if (['ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(code))
    return `${folder} isn't a database of this site. Move it away, or set DATA_DIR to another folder.`
  const reason = /(?:FATAL|error): +(.+)/.exec(message)?.[1] ?? message
  return `We couldn't create a database in ${folder}: ${reason}. Fix that, or set DATA_DIR to another folder.`
}

function removeUnfinished(folder: string): void {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

/**
 * Starts the server and waits until it accepts connections, or returns the reason why it exited. The server runs in its
 * own session, so that Ctrl+C only reaches the site.
 */
export async function startServer(folder: string, port?: number): Promise<string | null> {
  removeStaleFiles(folder)
  const listen = port ? { listen_addresses: '127.0.0.1', port } : { listen_addresses: '', unix_socket_directories: '.' }
  const args = Object.entries({ ...settings, ...listen }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(folder)
  const server = spawn(join(postgresPrograms(), 'postgres'), ['-D', visibleFolder(folder), ...args], {
    ...account,
    cwd: folder,
    env: plainEnv(),
    stdio: ['ignore', log.file, log.file],
    detached: !isWindows,
    windowsHide: true,
  })
  closeSync(log.file)
  server.unref()
  let problem: string | null = null
  server.once('error', (error) => {
    problem = error.message
  })
  server.once('exit', () => {
    problem ??= logSince(folder, log.size)
  })
  while (problem === null && !(statusOf(folder)?.isReady && statusOf(folder)?.pid === server.pid)) await later(10)
  return problem
}

type Status = { pid: number; port: number; isReady: boolean }

/** Reads the server's pid file, which is still there after a kill. */
export function statusOf(folder: string): Status | null {
  try {
    const [pid, , , port, , , , state] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return pid ? { pid: Number(pid), port: Number(port), isReady: state?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

export function isRunning(folder: string): boolean {
  const pid = statusOf(folder)?.pid
  return pid !== undefined && isServerOf(pid, folder)
}

/** After a reboot or in a new container, the pid in a stale file may belong to another process. */
function isServerOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'darwin')
      return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).includes(folder)
    if (process.platform !== 'linux') return true
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)]
    return its.dev === ours.dev && its.ino === ours.ino && readlinkSync(`/proc/${pid}/exe`).includes('postgres')
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL removes stale files itself, unless an unrelated process now has their pid. */
function removeStaleFiles(folder: string): void {
  const status = statusOf(folder)
  if (!status || !isAlive(status.pid) || isServerOf(status.pid, folder)) return
  for (const name of ['postmaster.pid', `${SOCKET_NAME}.lock`]) rmSync(join(folder, name), { force: true })
}

/** Stops the server after everything is written, and ends its connections. */
export async function stopServer(folder: string): Promise<void> {
  const status = statusOf(folder)
  if (!status || !isServerOf(status.pid, folder)) return
  if (isWindows) await run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w'], { cwd: folder })
  else process.kill(status.pid, 'SIGINT')
  for (const startedAt = Date.now(); isAlive(status.pid); await later(10))
    if (Date.now() - startedAt > MAX_STOP_MS) throw new Error(`The database in ${folder} didn't stop within a minute.`)
}

/** Stops a server whose folder is unreachable, without waiting for writes. */
export function abandonServer(pid: number | undefined): void {
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

/** Turns writing on or off. The file always has its full length, so that it can be changed on a full disk. */
export function setReadOnly(folder: string, isReadOnly: boolean): void {
  const file = openSync(join(folder, MODE_FILE), 'r+')
  writeSync(file, modeLine(isReadOnly))
  closeSync(file)
}

const modeLine = (isReadOnly: boolean) => `default_transaction_read_only = ${isReadOnly ? 'on ' : 'off'}\n`

/** A process with another uid can't enter root's folders, but it can always see the one it starts in. */
export function visibleFolder(folder: string): string {
  return isRoot && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

function openLog(folder: string): { file: number; size: number } {
  const path = join(folder, LOG)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(path, `${path}.1`)
  const file = openSync(path, 'a', 0o600)
  return { file, size: statSync(path).size }
}

function logSince(folder: string, size: number): string {
  const lines = readFileSync(join(folder, LOG)).subarray(size).toString().trim().split('\n')
  const problem = lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? ''
  return problem.replace(/^.*?\] /, '')
}

/** Leaves out the site's settings and secrets, and variables that PostgreSQL's programs would read. */
function plainEnv(): NodeJS.ProcessEnv {
  const inherited = ['NODE_ENV', 'PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH']
  const values = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  return { ...values, LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv
}

async function run(program: string, args: string[], options: { cwd: string; uid?: number; gid?: number }) {
  try {
    await promisify(execFile)(join(postgresPrograms(), program), args, { ...options, env: plainEnv() })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`${program} failed: ${stderr?.trim() || message}`)
  }
}

export const later = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
