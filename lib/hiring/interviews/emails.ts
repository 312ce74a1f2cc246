import 'server-only'
import { hasPermission } from '@/lib/auth/roles'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { invitation } from '@/lib/hiring/interviews/calendar'
import { bothLabels, kindLabel } from '@/lib/hiring/interviews/format'
import { invitationUrl } from '@/lib/hiring/interviews/links'
import type { WholeInterview } from '@/lib/hiring/interviews/queries'
import { spanLabel } from '@/lib/hiring/interviews/zones'
import { now } from '@/lib/platform/clock'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { senderAddress } from '@/lib/platform/mail/server'
import { fill, fillSubject, paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { readWords } from '@/lib/platform/mail-templates/queries'
import type { TemplateKey } from '@/lib/platform/mail-templates/templates'
import { site } from '@/lib/site/company'

const MAX_SUBJECT = 150

/** The recruiter who holds the interview, or the company if they're no longer a recruiter. */
export function recruiterOf({ recruiter }: Pick<WholeInterview, 'recruiter'>): { name: string; email: string } {
  return recruiter && hasPermission(recruiter.role, 'recruiter') ? recruiter : { name: site.name, email: site.email }
}

type ToApplicant = {
  template: Extract<TemplateKey, `interview-${string}`>
  /** What the recruiter wrote. */
  note?: string
  link?: string
  method?: 'REQUEST' | 'CANCEL'
}

export async function applicantEmail(tx: Database, interview: WholeInterview, own: ToApplicant): Promise<MailContent> {
  const { application, title, id } = interview
  const recruiter = recruiterOf(interview)
  const words = await readWords(tx, own.template)
  const filling = {
    name: application.studentName,
    'job title': application.posting.jobTitle,
    company: application.posting.company,
    interview: title,
  }
  return {
    ...(await renderMail({
      kind: 'interview',
      subject: fillSubject(words.subject, filling),
      lines: [...paragraphsOf(fill(words.text, filling)), detailsOf(interview, 'applicant')],
      ...(own.link && { action: { label: own.link, url: invitationUrl(id) } }),
      footnote: `You're getting this email because you applied through ${site.name}. Replies go to ${recruiter.name || recruiter.email}.`,
      ...(own.note && { quote: { intro: `A note from ${recruiter.name || site.name}:`, text: own.note } }),
    })),
    headers: { 'Reply-To': recruiter.email },
    ...(own.method && { calendar: calendarOf(interview, own.method, 'applicant') }),
    interviewId: id,
  }
}

type ToRecruiter = { subject: string; line: string; message?: string; method?: 'REQUEST' | 'CANCEL' }

/** Names the applicant, so it's deleted with the interview. */
export async function recruiterEmail(interview: WholeInterview, own: ToRecruiter): Promise<MailContent> {
  const { application, id } = interview
  return {
    ...(await renderMail({
      kind: 'interview',
      subject: `${own.subject}: ${application.studentName}, ${application.posting.jobTitle}`.slice(0, MAX_SUBJECT),
      lines: [own.line, detailsOf(interview, 'recruiter')],
      action: { label: 'View application', url: `${env().SITE_URL}/adminappliedjobs/${application.id}#interviews` },
      footnote: `You're getting this email because you hold this interview for ${site.name}.`,
      ...(own.message && { quote: { intro: `${application.studentName} wrote:`, text: own.message } }),
    })),
    headers: { 'Reply-To': application.email },
    ...(own.method && { calendar: calendarOf(interview, own.method, 'recruiter') }),
    interviewId: id,
  }
}

/** Takes the event of a deleted application from the recruiter's calendar. Leaves out the applicant. */
export async function deletedEmail(interview: WholeInterview): Promise<MailContent> {
  const { title, startsAt, minutes, timeZone } = interview
  const when = startsAt ? ` on ${spanLabel(startsAt, minutes, timeZone)}` : ''
  return {
    ...(await renderMail({
      kind: 'interview',
      subject: `Canceled: ${title}`.slice(0, MAX_SUBJECT),
      lines: [`The application was deleted, so the interview "${title}"${when} is canceled.`],
      footnote: `You're getting this email because you hold this interview for ${site.name}.`,
    })),
    calendar: calendarOf(interview, 'CANCEL', 'company'),
  }
}

type Reader = 'applicant' | 'recruiter' | 'company'

function detailsOf({ title, kind, place, minutes, startsAt, slots, ...zones }: WholeInterview, reader: Reader): string {
  const { timeZone, applicantZone } = zones
  const label = (at: Date) =>
    reader === 'applicant' && applicantZone
      ? bothLabels(at, minutes, applicantZone, timeZone)
      : bothLabels(at, minutes, timeZone, applicantZone || timeZone)
  const times = startsAt ? [startsAt] : slots
  return [
    title,
    ...(times.length > 1 ? times.map((at) => `• ${label(at)}`) : times.map((at) => `When: ${label(at)}`)),
    `${kindLabel(kind)}: ${place}`,
  ].join('\n')
}

function calendarOf(interview: WholeInterview, method: 'REQUEST' | 'CANCEL', reader: Reader): string {
  const { application, uid, sequence, startsAt, minutes, title, kind, place, note } = interview
  const { studentName, email, posting } = application
  const about = `${posting.jobTitle}, ${posting.company}`
  const recruiter = recruiterOf(interview)
  return invitation(method, {
    uid,
    sequence,
    startsAt: startsAt ?? now(),
    minutes,
    title: reader === 'recruiter' ? `${title}: ${studentName}` : `${title}: ${posting.company}`,
    place,
    description: reader === 'company' ? '' : [about, kindLabel(kind), note].filter(Boolean).join('\n'),
    stamp: now(),
    organizer: senderAddress(),
    attendees: reader === 'company' ? [recruiter] : [recruiter, { name: studentName, email }],
  })
}
