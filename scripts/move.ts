import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv as readEnvFile } from 'node:util'
import { type Env, parseEnv } from '@/lib/env'
import { loadSecretFiles } from '@/lib/platform/secret-files'
import { argsOf, runCommand } from './command'
import { moveHouse } from './move-house'
import { say } from './prepare.mjs'

const USAGE = 'Specify the settings of both installations: npm run move -- --from old.env --to new.env'

/** `npm run move -- --from old.env --to new.env`: copies a site's database and files to the ones set in new.env. */
async function main(): Promise<string> {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const
  const { from, to } = argsOf(USAGE, () => parseArgs({ options })).values
  if (!from || !to) throw new Error(USAGE)
  const { rows, files, tables } = await moveHouse(settingsOf(from), settingsOf(to), say)
  return `Moved and compared ${rows} rows in ${tables} tables and ${files} files. Start the site with the settings of ${to}.`
}

function settingsOf(file: string): Env {
  try {
    const variables: Record<string, string | undefined> = readEnvFile(readFileSync(file, 'utf8'))
    loadSecretFiles(variables)
    return parseEnv(variables)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(code ? `We can't read the settings in ${file} (${code}).` : `${file}: ${message}`)
  }
}

await runCommand(main)
