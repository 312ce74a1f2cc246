import 'server-only'
import { type Database, db } from '@/lib/db'
import { forgetPages, NOTIFY_CHANNEL, type PageContent } from '@/lib/site/page-changes/channel'

/**
 * Runs a change and notifies other processes. NOTIFY is sent on commit, so they get it even if this process dies right
 * then. `timeout` is in ms.
 */
export async function changePages<Result>(
  content: PageContent | readonly PageContent[],
  act: (tx: Database) => Promise<Result>,
  options: { timeout?: number } = {},
): Promise<Result> {
  const contents = typeof content === 'string' ? [content] : content
  const result = await db().$transaction(async (tx) => {
    const acted = await act(tx)
    for (const each of contents) await tx.$executeRaw`SELECT pg_notify(${NOTIFY_CHANNEL}, ${each})`
    return acted
  }, options)
  forgetPages(...contents)
  return result
}
