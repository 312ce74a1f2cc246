import 'server-only'
import type { Kind } from '@/lib/auth/cookies'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

/** Tells someone that a way into their account was added or removed, in case they didn't do it. */
export function methodEmail(kind: Kind, change: 'added' | 'removed', name: string): Promise<MailContent> {
  const path = kind === 'seeker' ? '/account-setting#sign-in-methods' : '/adminaccount#sign-in-methods'
  return renderMail({
    kind: kind === 'seeker' ? 'account' : 'admin',
    subject: `${name} was ${change === 'added' ? 'added to' : 'removed from'} your ${site.name} account`,
    lines: [
      change === 'added'
        ? `You can now sign in to your ${site.name} account with ${name}.`
        : `${name} no longer signs in to your ${site.name} account, and all other sessions have ended.`,
    ],
    action: { label: 'Your sign-in methods', url: `${env().SITE_URL}${path}` },
    footnote:
      kind === 'seeker'
        ? "Wasn't you? Sign in and remove what you don't know. That also signs out everyone else."
        : "Wasn't you? Ask an account owner to remove your access right away.",
  })
}

/** Asks the owners to approve someone from the directory. */
export function accessRequestedEmail({ name, email }: { name: string; email: string }, provider: string) {
  return renderMail({
    kind: 'admin',
    subject: `${name} is waiting for access: ${site.name}`,
    lines: [
      `${name} (${email}) signed in with ${provider} for the first time and has no role yet.`,
      'Approve them with a role, or decline the request.',
    ],
    action: { label: 'Review the request', url: `${env().SITE_URL}/admins` },
    footnote: "You're getting this because you own this site. Until an owner approves it, they can't sign in.",
  })
}
