import { site } from '@/lib/site/company'

export const contactMessages = {
  success: 'Message sent successfully!',
  failure: 'Something went wrong!',
  captcha: 'Captcha does not match.',
  marked: { unread: 'Marked as unread.', read: 'Marked as read.', answered: 'Marked as answered.' },
  notMarked: 'The message could not be marked. Please try again.',
  replied: 'Your reply is on its way.',
  notReplied: 'The reply could not be sent. Please try again.',
  repliedMeanwhile: 'A colleague has replied in the meantime. Read it, then send yours if it is still needed.',
  replyTooLong: 'Use 10,000 characters at most.',
  name: 'Name is required',
  email: 'Please enter a valid email.',
  mobile: 'Please enter a valid phone number.',
  subject: 'Subject is required',
  message: 'Message is required',
  get consentText() {
    return `I agree to receive a text message from ${site.legalName}. Message and data rates may apply.`
  },
  consent: 'Please agree to receive a text message.',
  tooLong: 'This is too long',
  oneLine: 'Use one line without control characters',
} as const

export const deleteMessages = {
  question: 'Are you sure you want to delete this record?',
  deleted: 'Message deleted.',
  notDeleted: 'The message could not be deleted. Please try again.',
} as const

export const CONSENT_VERSION = '2026-11'
