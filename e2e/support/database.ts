import { readFileSync, statSync } from 'node:fs'
import pg from 'pg'
import { required } from './settings'

/** Runs a statement in the test site's database and returns its rows. */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The size of PostgreSQL's log in bytes, or 0 if the tests run against a site whose log isn't known. */
export function databaseLogSize(): number {
  const { TEST_DATABASE_LOG: log } = process.env
  return log ? statSync(log).size : 0
}

/** The deadlocks in PostgreSQL's log, after its first `start` bytes. */
export function deadlocks(start = 0): string[] {
  const { TEST_DATABASE_LOG: log } = process.env
  const text = log ? readFileSync(log).subarray(start).toString() : ''
  return text.match(/deadlock detected[\s\S]*?(?=CONTEXT|STATEMENT)/g) ?? []
}
