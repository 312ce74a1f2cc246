import 'server-only'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { site } from '@/lib/site/company'

type Written = { id: number; subject: string; text: string }
type Recruiter = { name: string; email: string }

/** What a recruiter wrote to a person. Replies go to the recruiter. */
export async function personEmail({ id, subject, text }: Written, recruiter: Recruiter): Promise<MailContent> {
  return {
    ...(await renderMail({
      kind: 'person',
      subject,
      lines: paragraphsOf(text),
      footnote: `You're getting this email because you're in touch with ${site.name}. Replies go to ${recruiter.name || recruiter.email}.`,
    })),
    headers: { 'Reply-To': recruiter.email },
    personMailId: id,
  }
}
