import { parseArgs } from 'node:util'
import { restoreBackup, verify } from './backup/restore'
import { argsOf, runCommand } from './command'
import { loadSettings } from './settings'

const USAGE = 'Specify the file to restore: npm run restore -- file [--force] [--verify]'

/** `npm run restore -- file`: restores a backup. With --verify, only reads it and compares checksums. */
async function main(): Promise<string> {
  const options = { force: { type: 'boolean' }, verify: { type: 'boolean' } } as const
  const { values, positionals } = argsOf(USAGE, () => parseArgs({ options, allowPositionals: true }))
  const [file] = positionals
  if (!file) throw new Error(USAGE)
  const settings = loadSettings()
  const work = values.verify ? verify(file, settings.BACKUP_KEY) : restoreBackup(settings, file, values.force ?? false)
  const { made, parts, rows } = await work
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
  const done = values.verify ? 'is whole' : 'is restored'
  return `${file} of ${made} ${done}: ${count} rows, ${parts.length - 1} files.`
}

await runCommand(main)
