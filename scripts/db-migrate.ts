import { runCommand } from './command'
import { bringUpToDate } from './migrations'
import { closeOnSignals, openDatabase } from './open-database'
import { loadSettings } from './settings'

/** `npm run db:migrate`: migrates the database, as every start does. */
async function main(): Promise<string> {
  const settings = loadSettings()
  const database = await openDatabase(settings)
  closeOnSignals(database)
  try {
    const applied = await bringUpToDate(database.url, settings)
    return applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.'
  } finally {
    await database.close()
  }
}

await runCommand(main)
