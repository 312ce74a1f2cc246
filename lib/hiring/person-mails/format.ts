import type { MailStatus } from '@/lib/generated/prisma/enums'
import type { LeftOutReason } from '@/lib/hiring/person-mails/messages'
import { momentLabel } from '@/lib/platform/dates'
import { fill, fillSubject, unknownPlaceholders } from '@/lib/platform/mail-templates/fill'

type Address = { address: string; refusedAt: Date | null; refusal: string }
export type Recipient = {
  id: number
  /** Empty for someone who hasn't given one yet. */
  name: string
  /** The one to write to comes first. */
  addresses: Address[]
  job: { title: string; company: string } | null
  /** The application that was chosen, whose job this is. */
  applicationId: number | null
  isSample: boolean
}
type Words = { subject: string; text: string }

const NAMELESS = 'there'

/** The email as this person gets it. `unfilled` are the placeholders that nothing is known for. */
export function fillFor({ name, job }: Pick<Recipient, 'name' | 'job'>, recruiter: string, { subject, text }: Words) {
  const filling = {
    name: name || NAMELESS,
    recruiter,
    ...(job && { 'job title': job.title, company: job.company }),
  }
  return {
    subject: fillSubject(subject, filling),
    text: fill(text, filling),
    unfilled: unknownPlaceholders(`${subject} ${text}`, Object.keys(filling)),
  }
}

/** Why this person doesn't get the email, or null. */
export function reasonToLeaveOut(
  recipient: Recipient,
  words: Words,
  { isToRefused, email = recipient.addresses[0]?.address }: { isToRefused: boolean; email?: string },
): LeftOutReason | null {
  const address = recipient.addresses.find((each) => each.address === email)
  if (recipient.isSample) return 'sample'
  if (!address) return 'no-address'
  if (address.refusedAt && !isToRefused) return 'refused'
  return fillFor(recipient, '', words).unfilled.length > 0 ? 'unfilled' : null
}

/** Where it is: null for an email that the email log no longer has. */
type Delivery = { state: MailStatus; attempts: number; lastError: string | null } | null
type Stored = { scheduledFor: Date | null; canceledAt: Date | null }

export function deliveryLabel({ scheduledFor, canceledAt }: Stored, mail: Delivery): string {
  if (canceledAt) return 'Email canceled'
  if (mail?.state === 'FAILED') return 'Email failed'
  if (mail?.state !== 'WAITING') return 'Email sent'
  return scheduledFor && mail.attempts === 0 ? `Email scheduled for ${momentLabel(scheduledFor)}` : 'Email waiting'
}

/** An email can be canceled until it's first tried. */
export const isCancelable = (mail: Delivery) => mail?.state === 'WAITING' && mail.attempts === 0

export const MAX_RECIPIENTS = 500

/** The lists from which recruiters write to people. */
export const mailedLists = ['people', 'applications'] as const
export type MailedList = (typeof mailedLists)[number]

/** The form that writes to these people, or to the applicants of these applications about their jobs. */
export const writeHref = (ids: number[], of: MailedList = 'people') => `/people/write?${of}=${ids.join('.')}`

/** The form that writes to everyone in a list with these filters. */
export const writeToAllHref = (of: MailedList, query: string) => `/people/write?all=${of}${query && `&${query}`}`
