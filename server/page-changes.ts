import { Client } from 'pg'
import { logError } from '@/lib/platform/log'
import { forgetPages, isPageContent, NOTIFY_CHANNEL } from '@/lib/site/page-changes/channel'

const RETRY_MS = 1_000

/**
 * Drops pages that show what another process has changed. If a notification is missed, the change shows seconds later
 * (./page-cache.ts).
 */
export function listenForPageChanges(connectionString: string): void {
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
  client.on('notification', ({ payload }) => isPageContent(payload) && forgetPages(payload))
  client.on('error', logError)
  client.once('end', () => setTimeout(listenForPageChanges, RETRY_MS, connectionString).unref())
  client
    .connect()
    .then(() => client.query(`LISTEN ${NOTIFY_CHANNEL}`))
    // Settings are only reloaded on notifications, so this catches up on any that were missed.
    .then(() => forgetPages('settings'))
    .catch(() => client.end())
}
