import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/lib/env'
import { type Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { logSlowQuery } from '@/lib/log'

/** What queries take: the client itself, or the transaction they are part of. */
export type Database = Prisma.TransactionClient

const QUERY_LIMIT_MS = 5_000
/**
 * What each connection tells a PostgreSQL server. Its default for reading pages out of order is that of spinning disks, with
 * which it does not use the index on a posting's words. `options` in DATABASE_URL come before these.
 */
export const SESSION_OPTIONS = '-c random_page_cost=1.1'

/**
 * The one database client of this process. The embedded database is a single backend, so it gets one connection;
 * waiting for it may then take longer than finding a server that is down.
 */
function openClient(): PrismaClient {
  const { DATABASE_URL, DATABASE_EMBEDDED, SLOW_QUERY_MS } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set. Start the site with npm start.')
  const waitMs = DATABASE_EMBEDDED ? 15_000 : 5_000
  const pool = DATABASE_EMBEDDED ? { max: 1 } : { max: 10, statement_timeout: QUERY_LIMIT_MS, options: SESSION_OPTIONS }
  const client = new PrismaClient({
    log: [{ emit: 'event', level: 'query' }],
    adapter: new PrismaPg({ connectionString: DATABASE_URL, connectionTimeoutMillis: waitMs, ...pool }),
    transactionOptions: { maxWait: waitMs, timeout: waitMs },
  })
  client.$on('query', ({ duration, query }) => duration >= SLOW_QUERY_MS && logSlowQuery(duration, query))
  return client as PrismaClient
}

const kept = globalThis as typeof globalThis & { portalDatabase?: PrismaClient }

/** The database client, opened at its first use: a build never needs a database. */
export function db(): PrismaClient {
  kept.portalDatabase ??= openClient()
  return kept.portalDatabase
}
