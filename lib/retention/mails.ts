import 'server-only'
import { dayLabel } from '@/lib/dates'
import { env } from '@/lib/env'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { site } from '@/lib/site'

type Job = { jobTitle: string; company: string }

/** Tells a seeker that old applications of theirs will be deleted. */
export function applicationsWarning(jobs: Job[], day: Date): Promise<MailContent> {
  const subject =
    jobs.length === 1 ? `Your application for ${jobs[0]?.jobTitle}` : `${jobs.length} of your applications`
  return renderMail({
    subject: `${subject} will be deleted`,
    lines: [
      `On ${dayLabel(day)} we delete what you sent us long ago, with the resume: we do not keep such data longer than we need it.`,
      ...jobs.map(({ jobTitle, company }) => `${jobTitle} at ${company}`),
      'You need not do anything. If you want a copy, log in before that day and download your data from your account settings.',
      `If you are still in touch with an employer about it and want it kept, write to ${site.email}.`,
    ],
    action: { label: 'See your applications', url: `${env().SITE_URL}/jobs-applied` },
  })
}

/** Tells a seeker that their account sleeps, and how to keep it. */
export function accountWarning(day: Date): Promise<MailContent> {
  return renderMail({
    subject: `Your ${site.name} account will be deleted`,
    lines: [
      'You have not used your account for a long time, and we do not keep data longer than we need it.',
      `If you want to keep your account, log in before ${dayLabel(day)}. That is all it takes.`,
      'Otherwise we delete it on that day with your profile, your files and your applications.',
    ],
    action: { label: 'Log in and keep it', url: `${env().SITE_URL}/login` },
  })
}

/** Tells an owner how many contact messages will be deleted. */
export function messagesWarning(count: number, day: Date): Promise<MailContent> {
  const messages = count === 1 ? '1 contact message' : `${count.toLocaleString('en-US')} contact messages`
  return renderMail({
    subject: `${messages} will be deleted`,
    lines: [
      `${messages} will soon be older than your rule allows. They are deleted on ${dayLabel(day)}.`,
      'Answer or copy what you need before that day, or change the rule.',
    ],
    action: { label: 'See the rule', url: `${env().SITE_URL}/retention` },
  })
}
