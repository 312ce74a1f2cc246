import 'server-only'
import type { Database } from '@/lib/db'
import type { MailContent } from '@/lib/mail/render'

/**
 * Writes a mail into the outbox as part of the caller's transaction: it exists if and only if what caused it does.
 * The worker sends it afterwards.
 */
export async function putMail(tx: Database, to: string, content: MailContent): Promise<void> {
  await tx.mail.create({ data: { to, ...content }, select: { id: true } })
}
