export const interviewMessages = {
  title: { missing: 'Enter a title', tooLong: 'Use 100 characters or fewer', oneLine: 'Use one line' },
  place: {
    missing: 'Enter a phone number, a link or an address',
    tooLong: 'Use 300 characters or fewer',
    oneLine: 'Use one line',
  },
  minutes: 'Enter a length from 5 to 480 minutes',
  timeZone: 'Choose a time zone',
  slots: 'Propose 1 to 5 times',
  slot: 'Enter a date and time',
  slotSkipped: 'Clocks skip this time on that day. Choose another one.',
  slotTwice: 'This time is already on the list',
  slotPast: 'Choose a time in the future',
  slotFar: 'Choose a time in the next 6 months',
  text: 'Use 2,000 characters or fewer',
  proposed: 'Interview proposed. The applicant got an email.',
  rescheduled: 'New times proposed. The applicant got an email.',
  canceled: 'Interview canceled. The applicant got an email.',
  notSaved: "We couldn't save the interview. Try again.",
  notCanceled: "We couldn't cancel the interview. Try again.",
  stale: 'This interview just changed. Check it and try again.',
  another: 'This application already has an interview that is still to come.',
  notOpen: 'This application is no longer open, so no interview can be proposed.',
  over: 'This interview is over or was canceled.',
} as const

/** What applicants read on the page behind their link. */
export const invitationMessages = {
  deadLink: 'This link has expired, or the application it belongs to was deleted.',
  chosen: 'Your interview is confirmed.',
  declined: "Thanks for letting us know. We'll email you new times.",
  canceled: 'This interview is canceled.',
  over: 'This interview is over.',
  closed: 'This application is closed, so there are no times left to choose from.',
  noneLeft: 'None of the times we proposed are available anymore.',
  invalid: 'Choose one of the times, or write a few words about when you can.',
  choose: 'Choose one of the times.',
  message: 'Write a few words about when you can.',
  unavailable: "That time isn't available anymore. Here's what's still open.",
  changed: 'This interview just changed. Check the details below.',
  tooMany: 'Too many attempts. Wait a moment and try again.',
  failed: "We couldn't save your answer. Try again.",
} as const

export const calendarMessages = {
  created: 'Add this link to your calendar app as a subscription. We only show it once.',
  removed: 'Calendar link removed.',
  notCreated: "We couldn't create the link. Try again.",
  notRemoved: "We couldn't remove the link. Try again.",
  askReplace: 'Replace the link? Calendars that use the current one will stop updating.',
  askRemove: 'Remove the link? Calendars that use it will stop updating.',
} as const
