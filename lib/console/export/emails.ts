import 'server-only'
import { env } from '@/lib/env'
import { renderMail } from '@/lib/platform/mail/render'

/** Tells all owners. */
export function exportedEmail(by: string) {
  return renderMail({
    kind: 'admin',
    subject: 'All data was exported',
    lines: ['Hi,', `${by} exported all of the site's data: jobs, people, applications, resumes and settings.`],
    action: { label: 'Audit log', url: `${env().SITE_URL}/audit` },
    footnote: "If you didn't expect this, talk to them and review who has the owner role.",
  })
}
