import 'server-only'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { openStatuses } from '@/lib/hiring/applications/statuses'
import { fillFor } from '@/lib/hiring/person-mails/format'
import { putMails } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { fill, fillSubject, paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { readWords } from '@/lib/platform/mail-templates/queries'
import type { MailText } from '@/lib/platform/mail-templates/schema'
import type { TemplateKey } from '@/lib/platform/mail-templates/templates'
import { site } from '@/lib/site/company'

const MAX_SUBJECT = 150

export type Recipient = { email: string; studentName: string; posting: { jobTitle: string; company: string } }

async function applicantWords(tx: Database, key: TemplateKey): Promise<(to: Recipient) => MailText> {
  const { subject, text } = await readWords(tx, key)
  return ({ studentName, posting }) => {
    const filling = { name: studentName, 'job title': posting.jobTitle, company: posting.company }
    return { subject: fillSubject(subject, filling), text: fill(text, filling) }
  }
}

type Entering = {
  stage: { subject: string; text: string } | undefined
  template: TemplateKey | undefined
  /** Null if the applicant entered it themselves, by applying. */
  recruiter: string | null
}

/** The email for entering a stage: its own, or else the one about the status. Null if there's neither. */
export async function wordsOnEntering(tx: Database, to: Recipient, entering: Entering): Promise<MailText | null> {
  const { stage, template, recruiter } = entering
  if (stage?.subject) {
    const { jobTitle, company } = to.posting
    const { subject, text } = fillFor(
      { name: to.studentName, job: { title: jobTitle, company } },
      recruiter ?? site.name,
      stage,
    )
    return { subject, text }
  }
  return template ? (await applicantWords(tx, template))(to) : null
}

export function applicantEmail({ subject, text }: MailText): Promise<MailContent> {
  return renderMail({
    kind: 'application',
    subject,
    lines: paragraphsOf(text),
    action: { label: 'View your applications', url: `${env().SITE_URL}/jobs-applied` },
    footnote: `You're getting this email because you applied through ${site.name}. No reply needed.`,
  })
}

/** Notifies an admin of a mention. Leaves out the note and the applicant's name, which only the console shows. */
export function mentionEmail(author: string, applicationId: number): Promise<MailContent> {
  return renderMail({
    kind: 'mention',
    subject: `${author} mentioned you in a note`.slice(0, MAX_SUBJECT),
    lines: [`${author} mentioned you in a note on an application.`],
    action: { label: 'View note', url: `${env().SITE_URL}/adminappliedjobs/${applicationId}#notes` },
    footnote: `You're getting this email because you're an admin at ${site.name}.`,
  })
}

export async function notifyApplicantsOfClosing(tx: Database, postingId: number): Promise<void> {
  const applications = await tx.application.findMany({
    where: { postingId, state: { in: openStatuses } },
    select: { email: true, studentName: true, posting: { select: { jobTitle: true, company: true } } },
  })
  if (applications.length === 0) return
  const wordsFor = await applicantWords(tx, 'application-closed')
  await putMails(
    tx,
    applications.map((application) => ({ to: application.email, content: applicantEmail(wordsFor(application)) })),
  )
}
