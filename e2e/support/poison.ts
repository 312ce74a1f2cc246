import { randomBytes } from 'node:crypto'
import { query } from './database'

type Poison = { table: string; on: 'INSERT' | 'UPDATE' | 'DELETE'; when: string; sqlState?: string }

/**
 * Makes the database raise an error whenever a matching row is written. `when` is a condition on OLD or NEW. Returns a
 * function that undoes this.
 */
export async function poison({ table, on, when, sqlState = 'P0001' }: Poison): Promise<() => Promise<void>> {
  const name = `poison_${randomBytes(5).toString('hex')}`
  await query(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION 'This row is poisoned.' USING ERRCODE = '${sqlState}'; END $$`,
  )
  await query(
    `CREATE TRIGGER ${name} BEFORE ${on} ON "${table}" FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}()`,
  )
  return async () => {
    await query(`DROP FUNCTION IF EXISTS ${name} CASCADE`)
  }
}
