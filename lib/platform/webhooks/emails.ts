import 'server-only'
import { env } from '@/lib/env'
import { renderMail } from '@/lib/platform/mail/render'

export function pausedEmail(name: string, isGone: boolean) {
  return renderMail({
    kind: 'admin',
    subject: `The webhook ${name} is paused`,
    lines: [
      isGone
        ? "Its receiver says that its URL is gone, so we don't send anything there anymore."
        : "Its receiver has failed for three days, so we don't send anything there anymore.",
      'Events wait until you resume it.',
    ],
    action: { label: 'Webhooks', url: `${env().SITE_URL}/settings/webhooks` },
  })
}
