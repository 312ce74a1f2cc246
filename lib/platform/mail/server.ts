import 'server-only'
import { env } from '@/lib/env'

/** An SMTP URL with the password, and the sender. Without `from`, emails come from no-reply at the site's host. */
export type MailServer = { url: string; from?: string }

const shared = globalThis as typeof globalThis & { portalMailServer?: MailServer | null }

/** The server that sends emails: SMTP_URL if it's set, otherwise the one an owner saved. Null if there's neither. */
export function mailServer(): MailServer | null {
  const { SMTP_URL, MAIL_FROM } = env()
  return SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : (shared.portalMailServer ?? null)
}

/** Replaces the saved server in this process. */
export function showMailServer(server: MailServer | null): void {
  shared.portalMailServer = server
}

export const noReply = () => `no-reply@${new URL(env().SITE_URL).hostname}`

/** The address that emails come from, without its name. */
export function senderAddress(): string {
  const from = mailServer()?.from?.trim() ?? ''
  return /<([^<>]+)>$/.exec(from)?.[1] ?? (from || noReply())
}
