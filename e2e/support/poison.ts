import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { required } from './settings'

/** Runs statements in the database of the test site. */
export async function inDatabase<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

type Poison = { table: string; on: 'INSERT' | 'UPDATE' | 'DELETE'; when: string; sqlState?: string }

/**
 * Makes the database raise an error whenever such a row is written: `when` is a condition on OLD or NEW. Returns what
 * takes that away again.
 */
export async function poison({ table, on, when, sqlState = 'P0001' }: Poison): Promise<() => Promise<void>> {
  const name = `poison_${randomBytes(5).toString('hex')}`
  await inDatabase(async (client) => {
    await client.query(
      `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'This row is poisoned.' USING ERRCODE = '${sqlState}'; END $$`,
    )
    await client.query(
      `CREATE TRIGGER ${name} BEFORE ${on} ON "${table}" FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}()`,
    )
  })
  return () =>
    inDatabase(async (client) => {
      await client.query(`DROP FUNCTION ${name} CASCADE`)
    })
}
