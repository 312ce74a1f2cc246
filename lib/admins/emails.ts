import 'server-only'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { site } from '@/lib/site'

export function invitationEmail(name: string, invitedBy: string, token: string): Promise<MailContent> {
  return renderMail({
    kind: 'admin',
    subject: `Your access to the back office of ${site.name}`,
    lines: [
      `Hello ${name},`,
      `${invitedBy} invites you to the back office of ${site.legalName}. Choose a password to begin.`,
    ],
    action: { label: 'Choose a password', url: `${env().SITE_URL}/admin/accept?token=${token}` },
    footnote: 'The link works once, for seven days. If you do not know what this is about, you need do nothing.',
  })
}
