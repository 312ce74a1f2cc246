import 'server-only'
import { env } from '@/lib/env'
import type { Frequency } from '@/lib/jobs/alerts/frequency'
import { manageUrls } from '@/lib/jobs/alerts/links'
import type { DueAlert, NewJob } from '@/lib/jobs/alerts/queries'
import { salaryText, textOr } from '@/lib/jobs/postings/format'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { jobsHref, readSearch, searchTitle } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

const MAX_SUBJECT = 150

const often: Record<Frequency, string> = { daily: 'once a day', weekly: 'once a week' }

/**
 * Asks someone to confirm an alert. Everyone gets the same text, whatever alerts they already have. The email may go to
 * a stranger, so `title` only contains our own words: filters, known places and words from open jobs.
 */
export function confirmationEmail(title: string, frequency: Frequency, url: string): Promise<MailContent> {
  return renderMail({
    kind: 'job-alert',
    subject: `Confirm your job alert: ${title}`.slice(0, MAX_SUBJECT),
    lines: [
      'Hi,',
      `You (or someone using your email address) signed up for ${site.name} job alerts: ${title}, up to ${often[frequency]}. Confirm below to start getting them.`,
    ],
    action: { label: 'Confirm job alert', url },
    footnote: "The link expires in 7 days. Didn't request this? Just ignore this email. You won't hear from us again.",
  })
}

export async function newJobsEmail({ id, search, frequency }: DueAlert, jobs: NewJob[]): Promise<MailContent> {
  const { SITE_URL } = env()
  const total = jobs[0]?.total ?? 0
  const { page, oneClick } = await manageUrls(id)
  const rhythm = frequency === 'DAILY' ? often.daily : often.weekly
  return {
    ...(await renderMail({
      kind: 'job-alert',
      subject: subjectOf(search, jobs, total),
      lines: [`${total === 1 ? '1 new job matches' : `${total} new jobs match`} your search: ${searchTitle(search)}.`],
      jobs: jobs.map(({ slug, jobTitle, company, location, salary }) => ({
        title: jobTitle,
        company: textOr(company, jobMessages.unknownCompany),
        place: textOr(location, jobMessages.notSpecified),
        pay: salaryText(salary),
        url: `${SITE_URL}${JOBS_PATH}/apply/${slug}`,
      })),
      action: {
        label: total > jobs.length ? `View all ${total} new jobs` : 'View all jobs like these',
        url: `${SITE_URL}${jobsHref(readSearch(search))}`,
      },
      footnote: `You're getting this email up to ${rhythm} because you set up a job alert at ${site.name}.`,
      links: [{ label: 'Change frequency or unsubscribe', url: page }],
    })),
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

function subjectOf(search: string, jobs: NewJob[], total: number): string {
  const [first] = jobs
  if (first && total === 1) return `New job: ${first.jobTitle} at ${first.company}`.slice(0, MAX_SUBJECT)
  return `${total} new jobs: ${searchTitle(search)}`.slice(0, MAX_SUBJECT)
}
