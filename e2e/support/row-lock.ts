import pg from 'pg'
import { required } from './settings'

/** Locks the rows that the statement selects, as long as `act` runs. */
export async function whileLocked<Result>(sql: string, values: unknown[], act: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  try {
    await client.query('BEGIN')
    const { rowCount } = await client.query(`${sql} FOR UPDATE`, values)
    expect(rowCount).toBe(1)
    return await act()
  } finally {
    await client.end()
  }
}
