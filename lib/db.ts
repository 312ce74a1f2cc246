import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import { env } from '@/lib/env'
import { type Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { logSlowQuery } from '@/lib/platform/log'
import { tracedAdapter } from '@/lib/platform/tracing/database'
import { isTracing } from '@/lib/platform/tracing/spans'

/** Queries take either a client or a transaction. */
export type Database = Prisma.TransactionClient

const WAIT_MS = 5_000
const SESSION_OPTIONS = '-c random_page_cost=1.1'

function openClient(): Opened {
  const { DATABASE_URL, SLOW_QUERY_MS } = env()
  if (!DATABASE_URL) throw new Error("DATABASE_URL isn't set. Start the site with npm start.")
  const pool = new Pool({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: WAIT_MS,
    max: 10,
    statement_timeout: WAIT_MS,
    options: SESSION_OPTIONS,
  })
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  const client = new PrismaClient({
    log: [{ emit: 'event', level: 'query' }],
    adapter: isTracing() ? tracedAdapter(adapter) : adapter,
    transactionOptions: { maxWait: WAIT_MS, timeout: WAIT_MS },
  })
  client.$on('query', ({ duration, query }) => duration >= SLOW_QUERY_MS && logSlowQuery(duration, query))
  return { client: client as PrismaClient, pool }
}

type Opened = { client: PrismaClient; pool: Pool }
const shared = globalThis as typeof globalThis & { portalDatabase?: Opened }

function opened(): Opened {
  shared.portalDatabase ??= openClient()
  return shared.portalDatabase
}

/** Connects on first use, so that builds don't need a database. */
export function db(): PrismaClient {
  return opened().client
}

/** This process's connection pool: its size, connections in use and waiting requests. */
export function poolUse() {
  const { options, totalCount, idleCount, waitingCount } = opened().pool
  return { size: options.max, used: totalCount - idleCount, waiting: waitingCount }
}

/**
 * Looks words up in their index first. The planner underestimates the cost of matching words and would test row after row
 * instead, in the order of another index if `isJoined` doesn't keep those for joins.
 */
export async function throughTextIndex<Result>(query: Prisma.PrismaPromise<Result>, isJoined = false): Promise<Result> {
  const indexScans = isJoined ? 'on' : 'off'
  const [, result] = await db().$transaction([
    db()
      .$queryRaw`SELECT set_config('enable_indexscan', ${indexScans}, true), set_config('enable_seqscan', 'off', true)`,
    query,
  ])
  return result
}
