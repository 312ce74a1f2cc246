export const reportMessages = {
  sent: "Thanks for letting us know. We'll review this job.",
  again: "You already reported this job. We'll review it.",
  gone: "This job isn't open anymore, so it can't be reported.",
  notSent: "We couldn't send your report. Try again.",
  often: 'Too many reports at once. Wait a moment and send yours again.',
  reason: 'Choose a reason',
  text: "Tell us briefly what's wrong",
  tooLong: 'Use 2,000 characters or fewer.',
  email: 'Please enter a valid email.',
  hint: "Leave blank to stay anonymous. We'll only use your email to follow up on your report.",
} as const

export const handlingMessages = {
  handled: 'Report marked as resolved.',
  reopened: 'Report reopened.',
  failure: "We couldn't update the report. Try again.",
} as const
