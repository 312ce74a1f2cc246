import { query } from './database'
import { until } from './waiting'

/** Row counts of every table of the test site, after pending emails have been written. */
export async function rowCounts(): Promise<Record<string, number>> {
  await until(async () => (await query('SELECT FROM "MailRequest" LIMIT 1')).length === 0)
  const tables = await query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  )
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`)
  const rows = await query<{ name: string; rows: number }>(counts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
