import 'server-only'
import { mailOwners } from '@/lib/accounts/admins/owner-mutations'
import type { Admin } from '@/lib/auth/guards'
import { checkRecentProof } from '@/lib/auth/recent-proof'
import { sign } from '@/lib/auth/tokens'
import { audit } from '@/lib/console/audit/mutations'
import { exportedEmail } from '@/lib/console/export/emails'
import { PURPOSE } from '@/lib/console/export/queries'
import type { StartedExport } from '@/lib/console/export/schema'
import { db } from '@/lib/db'

const LINK_SECONDS = 120

/** Returns the link to the download, which works for two minutes in this session, and emails all owners. */
export async function startExport(owner: Admin, password: string | undefined): Promise<StartedExport> {
  await checkRecentProof(owner, password)
  await db().$transaction(async (tx) => {
    await audit(tx, owner, { action: 'data.exported' })
    await mailOwners(tx, exportedEmail(owner.name || owner.email))
  })
  const key = await sign(PURPOSE, owner.sessionId, LINK_SECONDS)
  return { url: `/api/export/archive?${new URLSearchParams({ key })}` }
}
