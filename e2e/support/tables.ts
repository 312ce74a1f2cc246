import pg from 'pg'
import { required } from './settings'

/** How many rows every table of the test site holds. */
export async function rowCounts(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    )
    const counts = tables.rows.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`)
    const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' UNION ALL '))
    return Object.fromEntries(rows.map(({ name, rows: held }) => [name, held]))
  } finally {
    await client.end()
  }
}
