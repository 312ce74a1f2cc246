import 'server-only'
import type { CodePurpose } from '@/lib/auth/codes'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { site } from '@/lib/site'

const ignore = 'If you did not ask for it, you can ignore this mail: without the code nothing happens.'

const codeTexts: Record<CodePurpose, () => { subject: string; line: string; footnote: string }> = {
  registration: () => ({
    subject: `Your ${site.name} registration code`,
    line: 'Enter this code on the registration page to confirm your email address.',
    footnote: ignore,
  }),
  'sign-in': () => ({
    subject: `Your ${site.name} login code`,
    line: 'Enter this code on the login page, in the browser that asked for it.',
    footnote: ignore,
  }),
  application: () => ({
    subject: `Your ${site.name} application code`,
    line: 'Enter this code in the application form to confirm your email address and send your application.',
    footnote: ignore,
  }),
  deletion: () => ({
    subject: `The code to delete your ${site.name} account`,
    line: 'Enter this code to delete your account with everything that belongs to it.',
    footnote: `If you did not ask for it, someone else is logged in to your account. Sign them out by choosing a new password at ${env().SITE_URL}/forgotpassword`,
  }),
}

export function codeEmail(purpose: CodePurpose, code: string): Promise<MailContent> {
  const { subject, line, footnote } = codeTexts[purpose]()
  return renderMail({ kind: 'code', subject, lines: [`${line} It is valid for 10 minutes.`], code, footnote })
}

/** What an address gets instead of a code to log in when it has no account. */
export function noAccountEmail(): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `There is no ${site.name} account with this email`,
    lines: [
      'Someone, probably you, asked for a code to log in with this email address. It has no account.',
      'If you have used another address before, log in with that one. Else you can register, which takes two minutes.',
    ],
    action: { label: 'Register', url: `${env().SITE_URL}/register` },
    footnote: 'If it was not you, you can ignore this mail.',
  })
}

/** What an address gets instead of a code when it has an account already. */
export function alreadyRegisteredEmail(): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `You already have a ${site.name} account`,
    lines: [
      'Someone, probably you, asked to register this email address. It has an account already, so you can log in.',
      `If you have no password or do not remember it, log in by a mailed code, or choose a new one at ${env().SITE_URL}/forgotpassword`,
    ],
    action: { label: 'Log in', url: `${env().SITE_URL}/login` },
    footnote: 'If it was not you, you can ignore this mail: nothing has changed.',
  })
}

export function resetEmail(token: string): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `Choose a new ${site.name} password`,
    lines: ['Open this link to choose a new password. It works once and for 30 minutes.'],
    action: { label: 'Choose a new password', url: `${env().SITE_URL}/resetpassword?token=${token}` },
    footnote: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  })
}

export function passwordChangedEmail(): Promise<MailContent> {
  return renderMail({
    kind: 'account',
    subject: `Your ${site.name} password was changed`,
    lines: ['The password of your account was changed just now. Every other session has been signed out.'],
    action: { label: 'Log in', url: `${env().SITE_URL}/login` },
    footnote: `If it was not you, choose a new password at once at ${env().SITE_URL}/forgotpassword`,
  })
}
