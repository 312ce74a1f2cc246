import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { compressedExport } from '@/lib/console/export/queries'
import { db } from '@/lib/db'
import { flushFolder } from '@/lib/platform/flush'
import { argsOf, assertCanCreate, runCommand } from './command'
import { assertSiteIn } from './migrations'
import { closeOnSignals, openDatabase, openDataDir } from './open-database'
import { loadSettings } from './settings'

const USAGE = 'Specify the file to write: npm run export -- portal-2026-01-31.tar.gz'

/** `npm run export -- file`: writes everything but secrets to one archive of JSON, CSV and files. */
async function main(): Promise<string> {
  const [file] = argsOf(USAGE, () => parseArgs({ allowPositionals: true })).positionals
  if (!file) throw new Error(USAGE)
  assertCanCreate(file)
  const settings = loadSettings()
  openDataDir(settings.DATA_DIR)
  const database = await openDatabase(settings)
  closeOnSignals(database)
  process.env.DATABASE_URL = database.url
  const unfinished = `${file}.part`
  try {
    await assertSiteIn(database.url, { isCurrent: true })
    await pipeline(compressedExport(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    renameSync(unfinished, file)
    await flushFolder(dirname(resolve(file)))
    return `${file} has all data but passwords and other secrets. README.md in it describes the format.`
  } finally {
    rmSync(unfinished, { force: true })
    await db().$disconnect()
    await database.close()
  }
}

await runCommand(main)
