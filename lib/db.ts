import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/lib/env'
import { type Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { logSlowQuery } from '@/lib/log'

/** What queries take: the client itself, or the transaction they are part of. */
export type Database = Prisma.TransactionClient

const QUERY_LIMIT_MS = 5_000
export const SESSION_OPTIONS = '-c random_page_cost=1.1'

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
