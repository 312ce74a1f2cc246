import 'server-only'
import { env } from '@/lib/env'
import { renderMail } from '@/lib/platform/mail/render'
import { grouped } from '@/lib/platform/numbers'

/** Tells the person who added a feed that its import waits for them. */
export function heldEmail({ id, fileName }: { id: number; fileName: string }, missing: number) {
  return renderMail({
    kind: 'admin',
    subject: `Action needed: review the import from ${fileName}`,
    lines: [
      `${grouped(missing)} jobs are no longer in the feed. That's more than half of its open jobs.`,
      "We haven't changed anything. Check whether these jobs should close, then import or cancel.",
    ],
    action: { label: 'Review import', url: `${env().SITE_URL}/adminpostjobs/imports/${id}` },
  })
}
