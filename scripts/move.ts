import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv as readEnvFile } from 'node:util'
import { parseEnv } from '@/lib/env'
import { loadSecretFiles } from '@/lib/platform/secret-files'
import { moveHouse } from './move-house'
import { say, stop } from './prepare.mjs'

/** `npm run move -- --from old.env --to new.env`: copies a site's database and files to the ones set in new.env. */
async function main(): Promise<void> {
  const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values
  if (!from || !to)
    throw new Error('Specify the settings of both installations: npm run move -- --from old.env --to new.env')
  const settingsOf = (file: string) => {
    const variables: Record<string, string | undefined> = readEnvFile(readFileSync(file, 'utf8'))
    loadSecretFiles(variables)
    return parseEnv(variables)
  }
  const { rows, files, tables } = await moveHouse(settingsOf(from), settingsOf(to), say)
  say(
    `Moved and compared ${rows} rows in ${tables} tables and ${files} files. Start the site with the settings of ${to}.`,
  )
}

await main().catch((error: Error) => stop(error.message))
