import 'server-only'
import { env } from '@/lib/env'
import { manageUrl } from '@/lib/jobs/postings/links'
import { jobPath } from '@/lib/jobs/postings/search-form'
import type { PostingTransition } from '@/lib/jobs/postings/statuses'
import { dayLabel } from '@/lib/platform/dates'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { site } from '@/lib/site/company'

type Named = { id: number; firstName: string; jobTitle: string; company: string }
type Published = Named & { slug: string | null; expiresAt: Date | null }
/** Nobody has read what an unconfirmed posting says on behalf of its address, so a rejection does not repeat it either. */
type Posting = Published & { confirmedAt: Date | null; decisionReason: string }

export const transitionEmails: Record<
  Exclude<PostingTransition, 'submit'>,
  (posting: Posting) => Promise<MailContent>
> = {
  approve: (posting) =>
    email(posting, {
      subject: `Your job is published: ${posting.jobTitle}`,
      lines: [`${nameOf(posting)} is now open for applications${until(posting)}.`, keepLink],
      action: { label: 'See the job', url: jobUrl(posting) },
    }),
  reject: (posting) =>
    email(greeted(posting), {
      subject: `About your job posting${titleOf(posting)}`,
      lines: [
        `we looked at ${decidedName(posting)} and will not publish it as it stands.`,
        ...(posting.decisionReason ? ['What we noticed:', ...paragraphs(posting.decisionReason)] : []),
        posting.decisionReason
          ? `Post it again when this is mended, or write to ${site.email} if you have a question.`
          : `Write to ${site.email} or call us to learn why, and post it again when it is ready.`,
      ],
    }),
  sendBack: (posting) =>
    email(greeted(posting), {
      subject: `A question about your job posting${titleOf(posting)}`,
      lines: [
        `we looked at ${decidedName(posting)} and need something from you before we can publish it:`,
        ...paragraphs(posting.decisionReason),
        'Change the posting and send it to us again. Nothing is lost: the form holds all that you wrote.',
      ],
      action: { label: 'Answer and change the posting', url: manageUrl(posting.id) },
      links: [],
    }),
  takeDown: (posting) =>
    email(posting, {
      subject: `Your job was taken down: ${posting.jobTitle}`,
      lines: [
        `we took ${nameOf(posting)} off the site. It takes no more applications.`,
        'Why:',
        ...paragraphs(posting.decisionReason),
        `Write to ${site.email} if you think that we are wrong.`,
      ],
    }),
  answer: (posting) =>
    email(posting, {
      subject: `We have your answer: ${posting.jobTitle}`,
      lines: [`thank you. ${nameOf(posting)} is with us again. We look at it and write to you.`],
    }),
  withdraw: (posting) =>
    email(posting, {
      subject: `Your posting is withdrawn: ${posting.jobTitle}`,
      lines: [`you withdrew ${nameOf(posting)}. We do not look at it any more.`],
    }),
  close: (posting) =>
    email(posting, {
      subject: `You closed a job: ${posting.jobTitle}`,
      lines: [`${nameOf(posting)} has left the job list and takes no more applications.`, renewLater],
    }),
  fill: (posting) =>
    email(posting, {
      subject: `You filled a job: ${posting.jobTitle}`,
      lines: [`congratulations. ${nameOf(posting)} is marked as filled and takes no more applications.`, renewLater],
    }),
  expire: (posting) =>
    email(posting, {
      subject: `Your job has closed: ${posting.jobTitle}`,
      lines: [
        `the time of ${nameOf(posting)} is over. It has left the job list and takes no more applications.`,
        'If you still look for someone, open it again under the same address. If you have found someone, mark it as filled.',
      ],
      action: { label: 'Renew the job', url: manageUrl(posting.id) },
      links: [],
    }),
  renew: (posting) =>
    email(posting, {
      subject: `Your job is renewed: ${posting.jobTitle}`,
      lines: [`${nameOf(posting)} is open for applications${until(posting)}.`, keepLink],
      action: { label: 'See the job', url: jobUrl(posting) },
    }),
}

export const postingEmails = {
  // Nobody has read the posting yet and the address may be a stranger's, so nothing of it is repeated here.
  confirm: ({ id }: Pick<Named, 'id'>, url: Promise<string>) =>
    renderMail({
      kind: 'posting',
      subject: 'Please confirm your job posting',
      lines: [
        'Hello,',
        `a job was posted with ${site.name} under this address. Please confirm that it is yours, so that we can publish the job sooner.`,
        'To see where it stands, to change it or to withdraw it, use the link at the end of this mail. It needs no account, so keep it to yourself.',
      ],
      action: { label: 'Confirm this address', url },
      footnote: 'The link works for 30 days. If you did not post a job, you need not do anything.',
      links: [managing(id)],
    }),
  closingSoon: (posting: Published) =>
    email(posting, {
      subject: `Closing soon: ${posting.jobTitle}`,
      lines: [
        `${nameOf(posting)} is open for applications${until(posting)} and then leaves the job list.`,
        'If you still look for someone, renew it. If you have found someone, mark it as filled, and we tell those who wait.',
      ],
      action: { label: 'Renew or close the job', url: manageUrl(posting.id) },
      links: [{ label: 'See the job', url: jobUrl(posting) }],
    }),
  revisionApproved: (posting: Published) =>
    email(posting, {
      subject: `Your change is published: ${posting.jobTitle}`,
      lines: [`what you changed in ${nameOf(posting)} is public now, under the same address.`],
      action: { label: 'See the job', url: jobUrl(posting) },
    }),
  revisionRejected: (posting: Named, reason: string) =>
    email(posting, {
      subject: `About your change: ${posting.jobTitle}`,
      lines: [
        `we looked at what you changed in ${nameOf(posting)} and will not publish it. The job stays public as it was.`,
        ...(reason ? ['What we noticed:', ...paragraphs(reason)] : []),
        `Change it again with the link below, or write to ${site.email} if you have a question.`,
      ],
    }),
  repeated: (posting: Named) =>
    email(posting, {
      subject: `Posted again: ${posting.jobTitle}`,
      lines: [
        `${nameOf(posting)} is with us as a posting of its own. We look at it and write to you.`,
        'Until then you can change it with the link below, which opens this posting alone.',
      ],
    }),
  newLink: (posting: Named) =>
    email(posting, {
      subject: `The link to your job posting: ${posting.jobTitle}`,
      lines: [`here is the new link that manages ${nameOf(posting)}. It works for 90 days. Keep it to yourself.`],
      action: { label: 'Manage your posting', url: manageUrl(posting.id) },
      links: [],
    }),
}

const keepLink =
  'The link at the end of this mail changes, renews or closes it. It needs no account, so keep it to yourself.'
const renewLater = 'If you look for someone again, renew it with the link below.'

const managing = (id: number) => ({ label: 'Manage your posting', url: manageUrl(id) })
const nameOf = ({ jobTitle, company }: Named) => `"${jobTitle}" for ${company}`
const titleOf = ({ confirmedAt, jobTitle }: Posting) => (confirmedAt ? `: ${jobTitle}` : '')
const greeted = ({ id, firstName, confirmedAt }: Posting) => ({ id, firstName: confirmedAt ? firstName : '' })
const decidedName = (posting: Posting) =>
  posting.confirmedAt ? nameOf(posting) : 'the job posting that came to us with this address'
const until = ({ expiresAt }: Published) => (expiresAt ? ` until ${dayLabel(expiresAt)}` : '')
const jobUrl = ({ slug }: Published) => env().SITE_URL + jobPath(slug ?? '')
const paragraphs = (text: string) => text.split(/\n+/)

function email(
  posting: Pick<Named, 'id' | 'firstName'>,
  { lines, ...parts }: Omit<Parameters<typeof renderMail>[0], 'kind'>,
) {
  return renderMail({
    kind: 'posting',
    lines: [posting.firstName ? `Hello ${posting.firstName},` : 'Hello,', ...lines],
    links: [managing(posting.id)],
    ...parts,
  })
}
