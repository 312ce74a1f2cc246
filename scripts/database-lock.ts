import { Client } from 'pg'
import { say } from './prepare.mjs'

/** A number that nothing else in this database uses. */
const LOCK = 7_205_932
const MAX_WAIT_MS = 600_000

/**
 * If several processes start together, one migrates and the others wait. The lock is released when its process exits.
 */
export async function withDatabaseLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: MAX_WAIT_MS })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
    if (!rows[0].taken) {
      say('Another process is preparing the database: waiting for it …')
      await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    }
    return await work()
  } finally {
    await client.end()
  }
}
