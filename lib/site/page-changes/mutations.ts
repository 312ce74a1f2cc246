import 'server-only'
import { type Database, db } from '@/lib/db'
import { forgetPages, NOTIFY_CHANNEL, type PageContent } from '@/lib/site/page-changes/channel'

/** PostgreSQL tells all processes as it commits, so that they hear of it even if this one dies that moment. */
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
