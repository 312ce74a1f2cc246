import pg from 'pg'
import { query } from './database'
import { required } from './settings'

export type Held = {
  /** Whether at least this many sessions wait for this transaction, in a queue or for the same lock. */
  isWaitedFor: (others?: number) => Promise<boolean>
  /** Runs SQL in the same transaction. */
  run: (sql: string, values?: unknown[]) => Promise<unknown>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** Opens a transaction in PostgreSQL that stays open until it's committed or rolled back. */
export async function hold(sql: string, values: unknown[] = []): Promise<Held> {
  const client = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await client.connect()
  await client.query('BEGIN')
  await client.query(sql, values)
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  let isEnded = false
  const end = async (how: string) => {
    if (isEnded) return
    isEnded = true
    await client.query(how)
    await client.end()
  }
  return {
    isWaitedFor: async (others = 1) => {
      const waiting = await query(
        `WITH RECURSIVE waiting AS (
           SELECT "pid" FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids("pid"))
           UNION
           SELECT other."pid" FROM pg_stat_activity other JOIN waiting ON waiting."pid" = ANY(pg_blocking_pids(other."pid"))
         ) SELECT "pid" FROM waiting`,
        [rows[0]?.pid],
      )
      return waiting.length >= others
    },
    run: (more, moreValues = []) => client.query(more, moreValues),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
  }
}
