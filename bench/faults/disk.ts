import { execFileSync, spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { openEngines } from '@/bench/deployment'
import { openDatabase } from '@/scripts/open-database'
import { type FaultySite, grouped, inSeconds, later, statusesIn, timeUntil, until } from './site'
import {
  FEW_CLIENTS,
  found,
  logo,
  openSite,
  otherThan503,
  postingsWithoutLogo,
  READ_PATHS,
  type Row,
  type Setting,
  statusOf,
  unreadPath,
} from './stage'
import { compare, startWriters, type Writes } from './writers'

const DISK_MB = 320
const FAULT_MS = 10_000
const CHUNK = Buffer.alloc(64 * 1024, 'x')

type Disk = ReturnType<typeof mountDisk>
type Fault = {
  name: string
  done: string
  over: string
  /** Statuses that pages and lists may return during the fault. */
  readable: number[]
  begin: () => unknown
  end: () => unknown
}

/** Fills the disk that holds the embedded database and the uploads. Reads must still work. */
export async function fillEmbedded(setting: Setting): Promise<Row[]> {
  const disk = mountDisk(setting, 'site/data')
  const site = await openSite(setting, { DATABASE_URL: '' })
  const fault = full(disk, 'the embedded database and the files')
  return [await writeThrough(setting, site, fault, { files: join(site.dataDir, 'uploads') })]
}

/** Fills PostgreSQL's disk. PostgreSQL may end its connections and refuse new ones. */
export async function fillPostgres(setting: Setting): Promise<Row[]> {
  const disk = mountDisk(setting, 'postgres')
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url })
  const fault = { ...full(disk, 'PostgreSQL'), readable: [200, 503] }
  return [await writeThrough(setting, site, fault, { databaseUrl: server.url })]
}

const full = (disk: Disk, whose: string): Fault => ({
  name: `The disk of ${whose} is full`,
  done: 'a separate disk, filled to the last byte',
  over: 'there was room',
  readable: [200],
  begin: disk.fill,
  end: disk.empty,
})

/** Makes PostgreSQL's disk read-only. The server exits and is restarted after a disk check. */
export async function giveUpPostgres(setting: Setting): Promise<Row[]> {
  const disk = mountDisk(setting, 'postgres')
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url })
  // Creating the database doesn't wait for the disk.
  run('sync', '--file-system', disk.folder)
  const fault = {
    name: 'The disk of PostgreSQL turns read-only',
    done: 'ext4 shuts down like after a device error; then the disk is mounted again and PostgreSQL started',
    over: 'PostgreSQL was back',
    readable: [200, 503],
    begin: disk.giveUp,
    end: async () => {
      await server.stop('SIGKILL')
      disk.mountAgain()
      await server.start()
    },
  }
  return [await writeThrough(setting, site, fault, { databaseUrl: server.url })]
}

/** Makes the embedded database's disk read-only. The site reopens it once the disk is mounted again. */
export async function giveUpEmbedded(setting: Setting): Promise<Row[]> {
  const disk = mountDisk(setting, 'site/data')
  const site = await openSite(setting, { DATABASE_URL: '' })
  const fault = {
    name: 'The disk of the embedded database and the files turns read-only',
    done: 'ext4 shuts down like after a device error; then the disk is mounted again',
    over: 'it was mounted again',
    readable: [200, 503],
    begin: disk.giveUp,
    end: disk.mountAgain,
  }
  return [await writeThrough(setting, site, fault, { files: join(site.dataDir, 'uploads') })]
}

/** Mounts the uploads folder read-only. Everything that needs no file must still work. */
export async function lockUploads(setting: Setting): Promise<Row[]> {
  const disk = mountDisk(setting, 'site/data/uploads')
  const site = await openSite(setting, { DATABASE_URL: '' })
  const fault = {
    name: 'The disk of the uploaded files turns read-only',
    done: 'mounted read-only and then writable again',
    over: 'it was writable',
    readable: [200],
    begin: () => until(() => disk.remount('ro')),
    end: () => disk.remount('rw'),
  }
  return [await writeThrough(setting, site, fault, { files: join(site.dataDir, 'uploads') })]
}

type Stored = { databaseUrl?: string; files?: string }

/**
 * Clients write and upload before, during and after the fault, while others read pages and lists. Without `files`, no
 * one uploads.
 */
async function writeThrough(setting: Setting, site: FaultySite, fault: Fault, stored: Stored): Promise<Row> {
  const writes = startWriters(site.url, 'writes', FEW_CLIENTS)
  const uploads = startWriters(site.url, 'uploads', FEW_CLIENTS, stored.files ? logo() : undefined)
  const acknowledged = () => writes.acknowledged() + uploads.acknowledged()
  await until(() => acknowledged() >= setting.writes / 2)
  // Fills the page cache: cached pages are served stale while they can't be rendered.
  await Promise.all(READ_PATHS.map((path) => statusOf(site.url + path)))
  for (const each of [writes, uploads]) each.mark()
  const before = acknowledged()
  await fault.begin()
  await later(FAULT_MS)
  const during = acknowledged() - before
  const [others, ofUploads] = [{ ...writes.others }, { ...uploads.others }]
  const slowest = Math.max(writes.slowestMs, uploads.slowestMs)
  const reads = await Promise.all([...READ_PATHS, unreadPath()].map((path) => statusOf(site.url + path)))
  const ready = await statusOf(`${site.url}/readyz`)
  await fault.end()
  const counts = { writes: writes.acknowledged(), uploads: uploads.acknowledged() }
  const isBack = () => writes.acknowledged() > counts.writes && uploads.acknowledged() > counts.uploads
  const returned = await timeUntil(isBack)
  await until(() => acknowledged() >= counts.writes + counts.uploads + setting.writes / 2)
  await Promise.all([writes.stop(), uploads.stop()])
  const bad = await missingAfter(site, writes, uploads, stored)
  return {
    fault: fault.name,
    done: `${FAULT_MS / 1000} s, ${fault.done}`,
    result: `${grouped(during)} writes taken; rejected without a file ${statusesIn(others) || 'none'}, ${stored.files ? 'with one' : 'of others'} ${statusesIn(ofUploads) || 'none'}, the slowest after ${inSeconds(slowest)}; pages and lists ${[...new Set(reads)].join(', ')}, /readyz ${ready}; all written again ${inSeconds(returned)} after ${fault.over}; ${grouped(acknowledged())} acknowledged, ${bad.length} lost, half written or without their file`,
    problems: [
      found(bad, 'Lost, half written or without their file'),
      otherThan503({ ...others, ...ofUploads }),
      reads.some((status) => !fault.readable.includes(status)) && `Reading failed: ${reads}`,
      !ofUploads[503] && 'No upload was rejected.',
    ],
  }
}

async function missingAfter(site: FaultySite, writes: Writes, uploads: Writes, stored: Stored): Promise<string[]> {
  await site.close()
  const { url, close } = await openDatabase({ DATABASE_URL: stored.databaseUrl, DATA_DIR: site.dataDir })
  const compared = [await compare(url, 'writes', writes), await compare(url, 'uploads', uploads)]
  const files = stored.files ? nonEmptyFiles(stored.files) : null
  const missing = files ? await postingsWithoutLogo(url, files) : []
  await close()
  return [...compared.flatMap(({ lost, halves }) => [...lost, ...halves]), ...missing]
}

function nonEmptyFiles(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths.filter((path) => statSync(join(folder, path)).size > 0)
}

/** Mounts a small separate disk at `folder`, backed by a file. */
function mountDisk({ folder: parent, closing }: Setting, path: string) {
  const folder = join(parent, path)
  const device = `${folder}.img`
  const ballast = join(folder, 'ballast')
  mkdirSync(folder, { recursive: true })
  writeFileSync(device, '')
  truncateSync(device, DISK_MB * 1024 * 1024)
  run('mkfs.ext4', '-q', '-m', '0', device)
  run('mount', '-o', 'loop', device, folder)
  // PostgreSQL may still be closing its files.
  closing.push(async () => run('umount', '--lazy', folder))
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a')
      try {
        for (;;) writeSync(file, CHUNK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast),
    giveUp: () => run('mount', '-o', 'remount,abort', folder),
    mountAgain: () => {
      // Programs still have files open on the old disk, and unwritten data may still be flushed.
      run('umount', '--lazy', folder)
      copyFileSync(device, `${device}.checked`)
      run('mount', '-o', 'loop', `${device}.checked`, folder)
    },
    /** Returns whether it worked. Remounting fails while a file is being written. */
    remount: (mode: 'ro' | 'rw') => spawnSync('mount', ['-o', `remount,${mode}`, folder]).status === 0,
  }
}

function run(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    throw new Error(
      `We couldn't mount a separate disk here, which takes root and a loop device: ${String(stderr ?? message).trim()}`,
    )
  }
}
