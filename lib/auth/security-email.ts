import 'server-only'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

const changes = {
  password: { subject: 'password was changed', line: 'The password for your admin account was just changed.' },
  'second-factor-on': {
    subject: 'two-step verification is on',
    line: "Two-step verification is now on. You'll need a code from your authenticator app each time you sign in.",
  },
  'second-factor-off': {
    subject: 'two-step verification is off',
    line: 'Two-step verification is now off. You only need your password to sign in.',
  },
  'recovery-code': {
    subject: 'recovery code was used',
    line: 'Someone signed in to your admin account with your password and one of your recovery codes.',
  },
} as const

/** Notifies an admin of a change to their credentials, in case they didn't make it. */
export function securityEmail(change: keyof typeof changes): Promise<MailContent> {
  const { subject, line } = changes[change]
  return renderMail({
    kind: 'admin',
    subject: `Your ${site.name} ${subject}`,
    lines: [line],
    footnote: "Wasn't you? Ask an account owner to remove your access right away.",
  })
}
