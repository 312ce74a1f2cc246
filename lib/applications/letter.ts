import 'server-only'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { site } from '@/lib/site'

type Application = { studentName: string; posting: { jobTitle: string; company: string } }

/** What a seeker gets when their application has arrived. */
export function applicationLetter({ studentName, posting: { jobTitle, company } }: Application): MailContent {
  return renderMail({
    subject: `We have your application: ${jobTitle}`,
    lines: [
      `Hello ${studentName},`,
      `your application for "${jobTitle}" at ${company} has arrived with your resume. Our team reads every application and will contact you soon.`,
    ],
    action: { label: 'See the jobs you applied for', url: `${env().SITE_URL}/jobs-applied` },
    footnote: `You get this mail because you applied through ${site.name}. You need not answer it.`,
  })
}
