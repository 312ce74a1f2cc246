import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { logError } from '@/lib/log'
import { forgetPages, isPageContent, onOwnPageChanges } from '@/lib/page-changes'

const CHANNEL = 'portal_page_changes'
const RETRY_MS = 1_000

/**
 * Tells the other processes on this database what has changed, and has the pages forgotten that they have changed. While
 * the connection is away pages are as old as the cache lets them be (./page-cache.ts).
 */
export function sharePageChanges(connectionString: string): void {
  const own = randomUUID()
  let client: Client | null = null
  let isLost = false

  async function listen(): Promise<void> {
    const opened = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
    opened.on('error', () => {})
    opened.once('end', () => {
      client = null
      setTimeout(listen, RETRY_MS).unref()
    })
    opened.on('notification', ({ payload = '' }) => {
      const [from, content] = payload.split(' ')
      if (from !== own && isPageContent(content)) forgetPages(content)
    })
    try {
      await opened.connect()
      await opened.query(`LISTEN ${CHANNEL}`)
      client = opened
      if (isLost) forgetPages()
      isLost = false
    } catch (error) {
      if (!isLost) logError(new Error(`Changes of pages are not shared: ${(error as Error).message}`))
      isLost = true
      await opened.end().catch(() => {})
    }
  }

  onOwnPageChanges((content) => {
    client?.query('SELECT pg_notify($1, $2)', [CHANNEL, `${own} ${content}`]).catch((error) => logError(error))
  })
  listen()
}
