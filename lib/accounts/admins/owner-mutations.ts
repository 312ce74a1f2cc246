import 'server-only'
import type { Database } from '@/lib/db'
import { putMails } from '@/lib/platform/mail/mutations'
import type { MailContent } from '@/lib/platform/mail/render'

/** Emails every owner, for changes that all of them should know of. */
export async function mailOwners(tx: Database, content: Promise<MailContent>): Promise<void> {
  const owners = await tx.admin.findMany({ where: { role: 'OWNER' }, select: { email: true } })
  await putMails(
    tx,
    owners.map(({ email }) => ({ to: email, content })),
  )
}
