export const outboxMessages = {
  askResend: 'Send this mail again? Whoever it is for gets it once more, with the links and codes that it had then.',
  resent: 'The mail is on its way.',
  waitsAlready: 'This mail waits to be sent already.',
  copyWaits: 'A copy of this mail waits to be sent already.',
  failure: 'The mail could not be sent again. Please try again.',
} as const
