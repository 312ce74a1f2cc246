import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils'
import { span } from '@/lib/platform/tracing/spans'

const MAX_QUERY = 2_000
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:"public"\.)?"(\w+)"/i

/**
 * Records a span for each query that belongs to a request, an email or a webhook. Prisma calls its adapter in the
 * caller's context, unlike the pool, which may continue in that of the query before.
 */
export function tracedAdapter(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  const { provider, adapterName } = factory
  return {
    provider,
    adapterName,
    async connect() {
      const adapter = traced(await factory.connect())
      const start = adapter.startTransaction.bind(adapter)
      adapter.startTransaction = async (isolation) =>
        tracedTransaction(await span(statement('BEGIN'), () => start(isolation)))
      return adapter
    },
  }
}

function traced<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = (query: SqlQuery) => span(statement(query.sql), () => queryRaw(query))
  queryable.executeRaw = (query: SqlQuery) => span(statement(query.sql), () => executeRaw(query))
  return queryable
}

function tracedTransaction(transaction: Transaction): Transaction {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  transaction.commit = () => span(statement('COMMIT'), commit)
  transaction.rollback = () => span(statement('ROLLBACK'), rollback)
  return traced(transaction)
}

/** Values are parameters of the query, so its text has none. */
export function statement(sql: string) {
  const text = sql.replace(/\s+/g, ' ').trim()
  const operation = text.split(' ', 1)[0]?.toUpperCase() ?? ''
  const table = TABLE.exec(text)?.[1]
  return {
    name: table ? `${operation} ${table}` : operation,
    isPart: true,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.text': text.slice(0, MAX_QUERY),
    },
  }
}
