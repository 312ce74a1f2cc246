import 'server-only'
import type { Database } from '@/lib/db'
import type { MailContent } from '@/lib/mail/render'

type Content = MailContent | Promise<MailContent>

/**
 * Writes a mail into the outbox as part of the caller's transaction: it exists if and only if what caused it does.
 * The worker sends it afterwards. Returns its id.
 */
export async function putMail(tx: Database, to: string, content: Content): Promise<number> {
  const { id } = await tx.mail.create({ data: { to, ...(await content) }, select: { id: true } })
  return id
}

const MAX_AT_ONCE = 200

export async function putMails(tx: Database, mails: { to: string; content: Content }[]): Promise<void> {
  const data = await Promise.all(mails.map(async ({ to, content }) => ({ to, ...(await content) })))
  for (let start = 0; start < data.length; start += MAX_AT_ONCE)
    await tx.mail.createMany({ data: data.slice(start, start + MAX_AT_ONCE) })
}
