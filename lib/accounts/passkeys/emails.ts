import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

/** Notifies the owner of an account that a passkey was added or removed, in case they didn't do it. */
export function passkeyEmail(viewer: Seeker | Admin, change: 'added' | 'removed', name: string): Promise<MailContent> {
  const { SITE_URL } = env()
  const account = viewer.kind === 'admin' ? 'admin account' : 'account'
  return renderMail({
    kind: viewer.kind === 'admin' ? 'admin' : 'account',
    subject: `Passkey ${change}: ${site.name}`,
    lines: [
      change === 'added'
        ? `The passkey "${name}" was just added to your ${account}. You can use it to sign in without a password.`
        : `The passkey "${name}" was just removed from your ${account}. It can't be used to sign in anymore, and you've been signed out everywhere else.`,
    ],
    action: {
      label: 'Review your passkeys',
      url: `${SITE_URL}/${viewer.kind === 'admin' ? 'adminaccount' : 'account-setting'}#passkeys`,
    },
    footnote:
      viewer.kind === 'admin'
        ? "Wasn't you? Ask an account owner to remove your access right away."
        : `Wasn't you? Remove passkeys you don't know, then choose a new password: ${SITE_URL}/forgotpassword`,
  })
}
