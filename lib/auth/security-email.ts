import 'server-only'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

const changes = {
  password: { subject: 'password was changed', line: 'The password of your back-office account was changed.' },
  'second-factor-on': {
    subject: 'second factor was turned on',
    line: 'Your back-office account asks for a code of your authenticator app from now on.',
  },
  'second-factor-off': {
    subject: 'second factor was turned off',
    line: 'Your back-office account does not ask for a code any more: the password alone opens it.',
  },
  'recovery-code': {
    subject: 'recovery code was used',
    line: 'Somebody logged in to your back-office account with your password and one of your recovery codes.',
  },
} as const

/** The mail that tells admins what happened to the keys of their account, so that they notice when it was not them. */
export function securityEmail(change: keyof typeof changes): Promise<MailContent> {
  const { subject, line } = changes[change]
  return renderMail({
    kind: 'admin',
    subject: `Your ${site.name} ${subject}`,
    lines: [line],
    footnote: 'If it was not you, ask an owner of the back office to remove your account at once.',
  })
}
