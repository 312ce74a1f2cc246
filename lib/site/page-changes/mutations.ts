import 'server-only'
import { type Database, db } from '@/lib/db'
import { forgetPages, NOTIFY_CHANNEL, type PageContent } from '@/lib/site/page-changes/channel'

/**
 * Runs a change and notifies other processes. NOTIFY is sent on commit, so they get it even if this process dies right
 * then.
 */
export async function changePages<Result>(
  content: PageContent,
  act: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db().$transaction(async (tx) => {
    const acted = await act(tx)
    await tx.$executeRaw`SELECT pg_notify(${NOTIFY_CHANNEL}, ${content})`
    return acted
  })
  forgetPages(content)
  return result
}
