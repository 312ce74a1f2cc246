import 'server-only'
import { env } from '@/lib/env'
import { renderMail } from '@/lib/platform/mail/render'

export function pausedEmail({ id, name }: { id: number; name: string }, failures: number, error: string) {
  return renderMail({
    kind: 'admin',
    subject: `The job feed ${name} is paused`,
    lines: [
      `We couldn't read this feed ${failures} times in a row, so we've stopped checking it. ${error}`,
      'Its jobs stay open. Resume the feed once it works again.',
    ],
    action: { label: 'View job feed', url: `${env().SITE_URL}/adminpostjobs/imports/sources/${id}` },
  })
}

export function columnsEmail({ name }: { name: string }, importId: number) {
  return renderMail({
    kind: 'admin',
    subject: `The job feed ${name} is paused`,
    lines: [
      "The columns of this feed have changed, so we've stopped importing it. Its jobs stay as they are.",
      "Choose what its columns contain, and we'll import it again.",
    ],
    action: { label: 'Choose columns', url: `${env().SITE_URL}/adminpostjobs/imports/${importId}` },
  })
}
