import 'server-only'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { site } from '@/lib/site'

/** The mail with a one-time code, alone on its line (requirements §13). */
export function codeEmail(code: string): Promise<MailContent> {
  return renderMail({
    subject: `Your ${site.name} registration code`,
    lines: ['Enter this code on the registration page to confirm your email address. It is valid for 10 minutes.'],
    code,
    footnote: 'If you did not ask for it, you can ignore this mail: without the code nothing happens.',
  })
}

/** What an address gets instead of a code when it has an account already. */
export function alreadyRegisteredEmail(): Promise<MailContent> {
  return renderMail({
    subject: `You already have a ${site.name} account`,
    lines: [
      'Someone, probably you, asked to register this email address. It has an account already, so you can log in.',
      `If you do not remember your password, choose a new one at ${env().SITE_URL}/forgotpassword`,
    ],
    action: { label: 'Log in', url: `${env().SITE_URL}/login` },
    footnote: 'If it was not you, you can ignore this mail: nothing has changed.',
  })
}

/** The mail with the link to choose a new password. */
export function resetEmail(token: string): Promise<MailContent> {
  return renderMail({
    subject: `Choose a new ${site.name} password`,
    lines: ['Open this link to choose a new password. It works once and for 30 minutes.'],
    action: { label: 'Choose a new password', url: `${env().SITE_URL}/resetpassword?token=${token}` },
    footnote: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  })
}

/** What tells the owner of an account that its password is another one now. */
export function passwordChangedEmail(): Promise<MailContent> {
  return renderMail({
    subject: `Your ${site.name} password was changed`,
    lines: ['The password of your account was changed just now. Every other session has been signed out.'],
    action: { label: 'Log in', url: `${env().SITE_URL}/login` },
    footnote: `If it was not you, choose a new password at once at ${env().SITE_URL}/forgotpassword`,
  })
}
