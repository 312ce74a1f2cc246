import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make'
import { argsOf, runCommand } from './command'
import { loadSettings } from './settings'

const USAGE = 'Specify the file to write: npm run backup -- portal-2026-01-31.backup'

/** `npm run backup -- file`: backs up the whole installation, including the database and uploads, to one file. */
async function main(): Promise<string> {
  const [file] = argsOf(USAGE, () => parseArgs({ allowPositionals: true })).positionals
  if (!file) throw new Error(USAGE)
  const settings = loadSettings()
  const { parts, rows } = await makeBackup(settings, file)
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
  const key = settings.BACKUP_KEY ? 'encrypted' : 'NOT encrypted (set BACKUP_KEY)'
  return `${file}: ${count} rows, ${parts.length - 1} files, ${key}.`
}

await runCommand(main)
