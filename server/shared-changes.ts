import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { logError } from '@/lib/log'
import { forgetPages, isPageContent, onOwnPageChanges, type PageContent } from '@/lib/page-changes'

const CHANNEL = 'portal_page_changes'
const RETRY_MS = 1_000

/**
 * Tells the other processes on this database what has changed, and has the pages forgotten that they have changed. What
 * could not be told or heard while the connection was away is made up for when it is back.
 */
export function sharePageChanges(connectionString: string): void {
  const own = randomUUID()
  let client: Client | null = null
  let isFailing = false
  const untold = new Set<PageContent>()

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
      // What was told meanwhile was not heard.
      forgetPages()
      isFailing = false
      tell()
    } catch (error) {
      if (!isFailing) logError(new Error(`Changes of pages are not shared: ${(error as Error).message}`))
      isFailing = true
      await opened.end().catch(() => {})
    }
  }

  function tell(): void {
    if (!client) return
    for (const content of untold) {
      untold.delete(content)
      client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${own} ${content}`]).catch((error) => {
        untold.add(content)
        logError(error)
      })
    }
  }

  onOwnPageChanges((content) => {
    untold.add(content)
    tell()
  })
  listen()
}
