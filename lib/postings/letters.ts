import 'server-only'
import { renderMail } from '@/lib/mail/render'
import { site } from '@/lib/site'

type Posting = { firstName: string; jobTitle: string; company: string }

/** The mails an employer gets about a posting: please confirm, it is published, it is not. */
export const letters = {
  // Nobody has read the posting yet and the address may be a stranger's, so nothing of it is repeated here.
  confirm: (url: string) =>
    renderMail({
      subject: 'Please confirm your job posting',
      lines: [
        'Hello,',
        `a job was posted with ${site.name} under this address. Please confirm that it is yours, so that we can publish the job sooner.`,
      ],
      action: { label: 'Confirm this address', url },
      footnote: 'The link works for 30 days. If you did not post a job, you need not do anything.',
    }),
  approved: ({ firstName, jobTitle, company }: Posting, url: string) =>
    renderMail({
      subject: `Your job is published: ${jobTitle}`,
      lines: [`Hello ${firstName},`, `"${jobTitle}" for ${company} is now open for applications.`],
      action: { label: 'See the job', url },
    }),
  rejected: ({ firstName, jobTitle, company }: Posting, reason: string) =>
    renderMail({
      subject: `About your job posting: ${jobTitle}`,
      lines: [
        `Hello ${firstName},`,
        `we looked at "${jobTitle}" for ${company} and will not publish it as it stands.`,
        ...(reason ? ['What we noticed:', ...reason.split(/\n+/)] : []),
        reason
          ? `Post it again when this is mended, or write to ${site.email} if you have a question.`
          : `Write to ${site.email} or call us to learn why, and post it again when it is ready.`,
      ],
    }),
}
