import { Client } from 'pg'
import { logError } from '@/lib/platform/log'
import { forgetPages, isPageContent, NOTIFY_CHANNEL } from '@/lib/site/page-changes/channel'

const RETRY_MS = 1_000

/** Has the pages forgotten that a process on this database has changed, and all of them when it could not hear for a while. */
export function hearPageChanges(connectionString: string): void {
  let isFailing = false

  async function listen(): Promise<void> {
    const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    client.once('end', () => setTimeout(listen, RETRY_MS).unref())
    client.on('notification', ({ payload }) => {
      if (isPageContent(payload)) forgetPages(payload)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${NOTIFY_CHANNEL}`)
      // What was told meanwhile was not heard.
      forgetPages()
      isFailing = false
    } catch (error) {
      if (!isFailing) logError(new Error(`Changes of pages are not heard: ${(error as Error).message}`))
      isFailing = true
      await client.end().catch(() => {})
    }
  }

  listen()
}
