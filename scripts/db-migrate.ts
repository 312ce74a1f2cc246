import { parseEnv } from '@/lib/env'
import { loadSecretFiles } from '@/lib/platform/secret-files'
import { bringUpToDate } from './migrations'
import { closeOnSignals, openDatabase } from './open-database'

/** `npm run db:migrate`: migrates the database, as every start does. */
loadSecretFiles()
const settings = parseEnv(process.env)
const database = await openDatabase(settings)
closeOnSignals(database)
try {
  const applied = await bringUpToDate(database.url, settings)
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
} finally {
  await database.close()
}
