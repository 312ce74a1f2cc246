import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { compressedExport } from '@/lib/console/export/queries'
import { db } from '@/lib/db'
import { closeOnSignals, openDatabase } from './open-database'
import { loadSettings } from './settings'

/** `npm run export -- file`: writes everything but secrets to one archive of JSON, CSV and files. */
async function main(file: string | undefined): Promise<string> {
  if (!file) throw new Error('Specify the file to write: npm run export -- portal-2026-01-31.tar.gz')
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another file name.`)
  const database = await openDatabase(loadSettings())
  closeOnSignals(database)
  process.env.DATABASE_URL = database.url
  const unfinished = `${file}.part`
  try {
    await pipeline(compressedExport(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    renameSync(unfinished, file)
    return `${file} has all data but passwords and other secrets. README.md in it describes the format.`
  } finally {
    rmSync(unfinished, { force: true })
    await db().$disconnect()
    await database.close()
  }
}

try {
  console.log(await main(process.argv[2]))
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
