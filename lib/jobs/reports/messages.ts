export const reportMessages = {
  sent: 'Thank you. We look at this job again.',
  again: 'You have reported this job already. Thank you: we look at it.',
  gone: 'This job is not open any more, so there is nothing left to report.',
  notSent: 'Your report could not be sent. Please try again.',
  often: 'Too many reports at once. Please wait a little and send yours again.',
  reason: 'Choose a reason',
  text: 'Tell us in a few words what is wrong',
  tooLong: 'Use 2,000 characters at most.',
  email: 'Please enter a valid email.',
  hint: 'Leave it empty to stay unknown. We use it only to ask you about your report.',
} as const

export const handlingMessages = {
  handled: 'The report is marked as handled.',
  reopened: 'The report is open again.',
  failure: 'The report could not be changed. Please try again.',
} as const
