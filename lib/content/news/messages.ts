export const newsMessages = {
  sent: 'It goes out now, one mail after the other.',
  tested: 'We have mailed it to you.',
  nobody: 'Nobody has agreed to news yet.',
  sentAlready: 'These very words went out within the last day.',
  failed: 'It could not be sent. Please try again.',
  ended: 'No more news is mailed to you.',
  deadLink: 'This link is not complete, or the account is gone. No more news follows from it.',
  unsubscribeFailed: 'Something went wrong. Please try again.',
} as const
