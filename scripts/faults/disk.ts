import { execFileSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { openEngines } from '@/scripts/deployment'
import { openEmbeddedDatabase } from '@/server/embedded-database'
import { grouped, inSeconds, later, statusesIn, timeUntil, until } from './site'
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
} from './stage'
import { compare, startWriters } from './writers'

const DISK_MB = 320
const FAULT_MS = 10_000
const CHUNK = Buffer.alloc(64 * 1024, 'x')

type Disk = ReturnType<typeof mountDisk>
type Fault = { fault: string; done: string; over: string; begin: (disk: Disk) => void; end: (disk: Disk) => void }

const full: Fault = {
  fault: 'The disk is full',
  done: 'a disk of its own, filled to the last byte',
  over: 'there was room',
  begin: (disk) => disk.fill(),
  end: (disk) => disk.empty(),
}
const readOnly: Fault = {
  fault: 'The disk turns read-only',
  done: 'a disk of its own, which ext4 gives up as after an error of the device; then checked and mounted again',
  over: 'it could be written to',
  begin: (disk) => disk.giveUp(),
  end: (disk) => disk.mountAgain(),
}

export const fillEmbedded = (setting: Setting) => breakEmbedded(setting, full)
export const giveUpEmbedded = (setting: Setting) => breakEmbedded(setting, readOnly)

/** The disk with the embedded database and the uploaded files. */
async function breakEmbedded(setting: Setting, fault: Fault): Promise<Row[]> {
  const disk = mountDisk(join(setting.folder, 'site/data'))
  setting.closing.push(disk.close)
  const site = await openSite(setting, { DATABASE_URL: '' })
  const { row, writes, uploads } = await writeMeanwhile(setting, site.url, disk, fault, logo())
  await site.close()
  const database = await openEmbeddedDatabase(site.dataDir)
  const kept = [await compare(database.url, 'writes', writes), await compare(database.url, 'uploads', uploads)]
  const files = readdirSync(join(site.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' })
  const missing = await postingsWithoutLogo(database.url, files)
  await database.close()
  const bad = [...kept.flatMap(({ lost, halves }) => [...lost, ...halves]), ...missing]
  return [rowWith(row, 'of the embedded database and the files', bad, 'lost, half written or without their file')]
}

/** The disk of PostgreSQL alone. */
export async function fillPostgres(setting: Setting): Promise<Row[]> {
  const disk = mountDisk(join(setting.folder, 'postgres'))
  setting.closing.push(disk.close)
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url })
  const { row, writes, uploads } = await writeMeanwhile(setting, site.url, disk, full)
  const kept = [await compare(server.url, 'writes', writes), await compare(server.url, 'uploads', uploads)]
  const bad = kept.flatMap(({ lost, halves }) => [...lost, ...halves])
  return [rowWith(row, 'of PostgreSQL', bad, 'lost or half written')]
}

/** Clients write and upload before, during and after; meanwhile pages and lists are read. */
async function writeMeanwhile(setting: Setting, url: string, disk: Disk, fault: Fault, file?: Blob) {
  const writes = startWriters(url, 'writes', FEW_CLIENTS)
  const uploads = startWriters(url, 'uploads', FEW_CLIENTS, file)
  const acknowledged = () => writes.acknowledged() + uploads.acknowledged()
  await until(() => acknowledged() >= setting.writes / 2)
  // Pages that somebody has read are sent as they were when they cannot be rendered anew.
  await Promise.all(READ_PATHS.map((path) => statusOf(url + path)))
  for (const each of [writes, uploads]) each.mark()
  const before = acknowledged()
  fault.begin(disk)
  await later(FAULT_MS)
  const during = acknowledged() - before
  const others = sumOf(writes.others, uploads.others)
  const slowest = Math.max(writes.slowestMs, uploads.slowestMs)
  const reads = await Promise.all(READ_PATHS.map((path) => statusOf(url + path)))
  const ready = await statusOf(`${url}/readyz`)
  fault.end(disk)
  const stopped = acknowledged()
  const returned = await timeUntil(() => acknowledged() > stopped)
  await until(() => acknowledged() >= stopped + setting.writes / 2)
  await Promise.all([writes.stop(), uploads.stop()])
  const row: Row = {
    fault: fault.fault,
    done: `${FAULT_MS / 1000} s, ${fault.done}`,
    result: `${grouped(during)} writes taken and ${statusesIn(others) || 'none refused'}, the slowest after ${inSeconds(slowest)}; pages and lists ${[...new Set(reads)].join(', ')}, /readyz ${ready}; first write ${inSeconds(returned)} after ${fault.over}; ${grouped(acknowledged())} acknowledged`,
    problems: [
      otherThan503(others),
      reads.some((status) => status !== 200) && `Reading failed: ${reads}`,
      !others[503] && 'Nothing was refused.',
    ],
  }
  return { row, writes, uploads }
}

function rowWith({ fault, result, problems, ...row }: Row, where: string, bad: string[], how: string): Row {
  const named = `${how[0]?.toUpperCase()}${how.slice(1)}`
  return {
    ...row,
    fault: `${fault}, ${where}`,
    result: `${result}, ${bad.length} ${how}`,
    problems: [...problems, found(bad, named)],
  }
}

function sumOf(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one }
  for (const [status, count] of Object.entries(other)) sum[status] = (sum[status] ?? 0) + count
  return sum
}

/** Mounts a small disk of its own at `folder`, in a file that stands in for the device. */
function mountDisk(folder: string) {
  const device = `${folder}.img`
  const ballast = join(folder, 'ballast')
  mkdirSync(folder, { recursive: true })
  writeFileSync(device, '')
  truncateSync(device, DISK_MB * 1024 * 1024)
  run('mkfs.ext4', '-q', '-m', '0', device)
  run('mount', '-o', 'loop', device, folder)
  return {
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
      // Programs still have files of the old one open, and what it has not written it may still write.
      run('umount', '--lazy', folder)
      copyFileSync(device, `${device}.checked`)
      run('mount', '-o', 'loop', `${device}.checked`, folder)
    },
    close: async () => run('umount', folder),
  }
}

function run(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    throw new Error(
      `A disk of its own cannot be mounted here, which takes root and a loop device: ${String(stderr ?? message).trim()}`,
    )
  }
}
