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

const MOST_AT_ONCE = 200

/** Writes many mails into the outbox, likewise; their number is no number of statements. */
export async function putMails(tx: Database, mails: ({ to: string } & MailContent)[]): Promise<void> {
  for (let start = 0; start < mails.length; start += MOST_AT_ONCE)
    await tx.mail.createMany({ data: mails.slice(start, start + MOST_AT_ONCE) })
}
