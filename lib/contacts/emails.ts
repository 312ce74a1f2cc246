import 'server-only'
import type { ContactMessage } from '@/lib/contacts/queries'
import { momentLabel } from '@/lib/dates'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { paragraphsOf } from '@/lib/mail-templates/fill'
import type { MailText } from '@/lib/mail-templates/schema'
import { site } from '@/lib/site'

type Answered = Pick<ContactMessage, 'message' | 'createdAt'>

export async function replyEmail({ message, createdAt }: Answered, { subject, text }: MailText): Promise<MailContent> {
  const content = await renderMail({
    kind: 'message',
    subject,
    lines: paragraphsOf(text),
    quote: { intro: `You wrote to ${site.name} on ${momentLabel(createdAt)}:`, text: message },
  })
  return { ...content, headers: { 'Reply-To': site.email } }
}
