import { parseEnv } from '@/lib/env'
import { loadSecretFiles } from '@/lib/platform/secret-files'
import { applyMigrations } from './migrations'

/** `npm run db:migrate`: brings the database of DATABASE_URL up to date; the embedded one is migrated at each start. */
loadSecretFiles()
const { DATABASE_URL } = parseEnv(process.env)
if (!DATABASE_URL) {
  console.error('Set DATABASE_URL. The embedded database is migrated by npm start.')
  process.exit(1)
}
const applied = await applyMigrations(DATABASE_URL)
console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
