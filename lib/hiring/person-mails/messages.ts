import { MAX_RECIPIENTS } from '@/lib/hiring/person-mails/format'
import { countOf } from '@/lib/platform/numbers'

export const personMailMessages = {
  notSent: "We couldn't send the email. Try again.",
  sentBefore:
    'This was already sent or scheduled, before your last changes. You can cancel it on the page of a person.',
  none: 'None of these people can get this email.',
  tooMany: `You can write to up to ${MAX_RECIPIENTS} people at once.`,
  noPeople: 'Choose at least one person.',
  sendAt: 'Enter a date and time.',
  skipped: "This time doesn't exist, because clocks change then.",
  past: 'Choose a time in the future.',
  far: 'Choose a time in the next 12 months.',
  timeZone: 'Choose a time zone from the list.',
  askCancel: "Cancel this email? It won't be sent.",
  canceled: 'Email canceled.',
  notCanceled: "We couldn't cancel the email. Try again.",
  tooLate: "It's too late to cancel this email, because it's on its way.",
  cleared: 'Address cleared. Emails go to it again.',
  askClear: 'Send emails to this address again?',
  notCleared: "We couldn't clear the address. Try again.",
} as const

export const sentMessage = (count: number, isScheduled: boolean): string => {
  const emails = countOf(count, 'email')
  if (isScheduled) return count === 1 ? 'Email scheduled.' : `${emails} scheduled.`
  return count === 1 ? 'Email sent.' : `${emails} sent.`
}

/** Why someone is left out. */
export const leftOutReasons = {
  gone: 'No longer in the list of people',
  sample: 'Sample person',
  'no-address': 'No email address',
  refused: 'The mail server refused their address',
  unfilled: "No application, so the job can't be filled in",
} as const
export type LeftOutReason = keyof typeof leftOutReasons
