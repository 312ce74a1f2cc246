import { ended, site } from '@/lib/site/company'

export const contactMessages = {
  success: 'Message sent successfully!',
  failure: 'Something went wrong!',
  captcha: 'Captcha does not match.',
  marked: { unread: 'Marked as unread.', read: 'Marked as read.', answered: 'Marked as answered.' },
  notMarked: "We couldn't update the message. Try again.",
  replied: 'Reply sent.',
  notReplied: "We couldn't send your reply. Try again.",
  repliedMeanwhile: "A colleague just replied. Read their reply, then send yours if it's still needed.",
  replyTooLong: 'Use 10,000 characters or fewer.',
  name: 'Name is required',
  email: 'Please enter a valid email.',
  mobile: 'Enter a valid phone number.',
  subject: 'Subject is required',
  message: 'Message is required',
  get consentText() {
    return `I agree to receive a text message from ${ended(site.legalName)} Message and data rates may apply.`
  },
  consent: 'Agree to receive a text message to continue.',
  tooLong: 'This is too long',
  oneLine: 'Use a single line of plain text',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this record?',
  deleted: 'Message deleted.',
  notDeleted: "We couldn't delete the message. Try again.",
} as const

/** Anything but an empty string says that someone agreed. The site records the version of its terms. */
export const CONSENT_VERSION = '2026-11'
