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
/** If no one has confirmed a posting's email, a rejection doesn't repeat the posting's text. */
type Posting = Published & { confirmedAt: Date | null; decisionReason: string }

/** A posting is only resubmitted if it's in its feed again, which emails no one. */
export const transitionEmails: Record<
  Exclude<PostingTransition, 'submit' | 'resubmit'>,
  (posting: Posting) => Promise<MailContent>
> = {
  approve: (posting) =>
    email(posting, {
      subject: `Your job is live: ${posting.jobTitle}`,
      lines: [`${nameOf(posting)} is now open for applications${until(posting)}.`, keepLink],
      action: { label: 'View job', url: jobUrl(posting) },
    }),
  reject: (posting) =>
    email(greeted(posting), {
      subject: `Update on your job posting${titleOf(posting)}`,
      lines: [
        `We reviewed ${decidedName(posting)} and can't publish it yet.`,
        ...(posting.decisionReason ? ["Here's what to change:", ...paragraphs(posting.decisionReason)] : []),
        posting.decisionReason
          ? `You can fix this and post it again. Questions? Email ${site.email}.`
          : `Email ${site.email} or call us to find out why. You're welcome to post it again once it's ready.`,
      ],
    }),
  sendBack: (posting) =>
    email(greeted(posting), {
      subject: `A question about your job posting${titleOf(posting)}`,
      lines: [
        `We reviewed ${decidedName(posting)} and have a few questions before we can publish it:`,
        ...paragraphs(posting.decisionReason),
        'Edit the posting and resubmit it. Everything you entered is still there.',
      ],
      action: { label: 'Edit posting', url: manageUrl(posting.id) },
      links: [],
    }),
  takeDown: (posting) =>
    email(posting, {
      subject: `Your job was taken down: ${posting.jobTitle}`,
      lines: [
        `We took ${nameOf(posting)} off our site. It's no longer accepting applications.`,
        'Why:',
        ...paragraphs(posting.decisionReason),
        `Think we got this wrong? Email ${site.email}.`,
      ],
    }),
  answer: (posting) =>
    email(posting, {
      subject: `Your posting is back in review: ${posting.jobTitle}`,
      lines: [`Thanks for the update. ${nameOf(posting)} is back in review, and we'll email you when we've decided.`],
    }),
  withdraw: (posting) =>
    email(posting, {
      subject: `Posting withdrawn: ${posting.jobTitle}`,
      lines: [`You withdrew ${nameOf(posting)}. We won't review it.`],
    }),
  close: (posting) =>
    email(posting, {
      subject: `Job closed: ${posting.jobTitle}`,
      lines: [`${nameOf(posting)} is closed and no longer accepting applications.`, renewLater],
    }),
  fill: (posting) =>
    email(posting, {
      subject: `Job filled: ${posting.jobTitle}`,
      lines: [
        `Congratulations! ${nameOf(posting)} is marked as filled and no longer accepting applications.`,
        renewLater,
      ],
    }),
  expire: (posting) =>
    email(posting, {
      subject: `Your job has closed: ${posting.jobTitle}`,
      lines: [
        `${nameOf(posting)} has closed and is no longer accepting applications.`,
        'Still hiring? Renew it to reopen it at the same link. Found someone? Mark it as filled.',
      ],
      action: { label: 'Renew job', url: manageUrl(posting.id) },
      links: [],
    }),
  renew: (posting) =>
    email(posting, {
      subject: `Job renewed: ${posting.jobTitle}`,
      lines: [`${nameOf(posting)} is open for applications${until(posting)}.`, keepLink],
      action: { label: 'View job', url: jobUrl(posting) },
    }),
}

export const postingEmails = {
  // No one has reviewed the posting and the email may be a stranger's, so this doesn't repeat the posting's text.
  confirm: ({ id }: Pick<Named, 'id'>, url: Promise<string>) =>
    renderMail({
      kind: 'posting',
      subject: 'Action needed: confirm your job posting',
      lines: [
        'Hi,',
        `You (or someone using your email address) posted a job on ${site.name}. If it was you, confirm below so we can publish it sooner.`,
        'To check its status, edit it or withdraw it, use the link at the end of this email. Anyone with the link can do this, so keep it private.',
      ],
      action: { label: 'Confirm email', url },
      footnote: "The link expires in 30 days. Didn't post a job? Just ignore this email.",
      links: [managing(id)],
    }),
  closingSoon: (posting: Published) =>
    email(posting, {
      subject: `Closing soon: ${posting.jobTitle}`,
      lines: [
        `${nameOf(posting)} is open for applications${until(posting)} and will then close.`,
        "Still hiring? Renew it. Found someone? Mark it as filled, and we'll let the remaining applicants know.",
      ],
      action: { label: 'Renew or close job', url: manageUrl(posting.id) },
      links: [{ label: 'View job', url: jobUrl(posting) }],
    }),
  revisionApproved: (posting: Published) =>
    email(posting, {
      subject: `Your change is live: ${posting.jobTitle}`,
      lines: [`Your change to ${nameOf(posting)} is now live at the same link.`],
      action: { label: 'View job', url: jobUrl(posting) },
    }),
  revisionRejected: (posting: Named, reason: string) =>
    email(posting, {
      subject: `We couldn't publish your change: ${posting.jobTitle}`,
      lines: [
        `We reviewed your change to ${nameOf(posting)} and can't publish it. The live job hasn't changed.`,
        ...(reason ? ["Here's what to change:", ...paragraphs(reason)] : []),
        `You can edit it with the link below. Questions? Email ${site.email}.`,
      ],
    }),
  repeated: (posting: Named) =>
    email(posting, {
      subject: `Posted again: ${posting.jobTitle}`,
      lines: [
        `${nameOf(posting)} is in review as a new posting. We'll email you when we've decided.`,
        'Until then, you can edit it with the link below, which only opens this posting.',
      ],
    }),
  newLink: (posting: Named) =>
    email(posting, {
      subject: `Your link to manage your job posting: ${posting.jobTitle}`,
      lines: [`Here's your new link to manage ${nameOf(posting)}. It expires in 90 days. Keep it private.`],
      action: { label: 'Manage posting', url: manageUrl(posting.id) },
      links: [],
    }),
}

const keepLink =
  'To edit, renew or close the job, use the link at the end of this email. Anyone with the link can do this, so keep it private.'
const renewLater = 'Hiring again? Renew it with the link below.'

const managing = (id: number) => ({ label: 'Manage posting', url: manageUrl(id) })
const nameOf = ({ jobTitle, company }: Named) => `"${jobTitle}" at ${company}`
const titleOf = ({ confirmedAt, jobTitle }: Posting) => (confirmedAt ? `: ${jobTitle}` : '')
const greeted = ({ id, firstName, confirmedAt }: Posting) => ({ id, firstName: confirmedAt ? firstName : '' })
const decidedName = (posting: Posting) =>
  posting.confirmedAt ? nameOf(posting) : 'the job posted from this email address'
const until = ({ expiresAt }: Published) => (expiresAt ? ` until ${dayLabel(expiresAt)}` : '')
const jobUrl = ({ slug }: Published) => env().SITE_URL + jobPath(slug ?? '')
const paragraphs = (text: string) => text.split(/\n+/)

function email(
  posting: Pick<Named, 'id' | 'firstName'>,
  { lines, ...parts }: Omit<Parameters<typeof renderMail>[0], 'kind'>,
) {
  return renderMail({
    kind: 'posting',
    lines: [posting.firstName ? `Hi ${posting.firstName},` : 'Hi,', ...lines],
    links: [managing(posting.id)],
    ...parts,
  })
}
