import { makeBackup } from './backup/make'
import { stop } from './prepare.mjs'
import { loadSettings } from './settings'

/** `npm run backup -- file`: backs up the whole installation, including the database and uploads, to one file. */
async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Specify the file to write: npm run backup -- portal-2026-01-31.backup')
  const settings = loadSettings()
  const { parts, rows } = await makeBackup(settings, file)
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
  const key = settings.BACKUP_KEY ? 'encrypted' : 'NOT encrypted (set BACKUP_KEY)'
  console.log(`${file}: ${count} rows, ${parts.length - 1} files, ${key}.`)
}

await main(process.argv[2]).catch((error: Error) => stop(error.message))
