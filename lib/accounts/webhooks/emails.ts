import 'server-only'
import { env } from '@/lib/env'
import { renderMail } from '@/lib/platform/mail/render'

/** Tells all owners about a new way for data to leave the site. */
export function changedEmail(by: string, name: string, change: 'created' | 'changed' | 'secret') {
  const what = {
    created: `${by} created the webhook ${name}.`,
    changed: `${by} changed where the webhook ${name} sends events.`,
    secret: `${by} changed the secret of the webhook ${name}.`,
  }[change]
  return renderMail({
    kind: 'admin',
    subject: `Webhook ${change === 'created' ? 'created' : 'changed'}: ${name}`,
    lines: [what],
    action: { label: 'Webhooks', url: `${env().SITE_URL}/settings/webhooks` },
    footnote: "If that shouldn't have happened, delete the webhook and check who owns this site.",
  })
}
