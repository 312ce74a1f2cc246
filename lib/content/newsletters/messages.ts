export const newsletterMessages = {
  sent: 'Newsletter on its way.',
  tested: 'Test email sent to you.',
  nobody: 'No one has subscribed yet.',
  sentAlready: 'You sent this same newsletter within the last day.',
  failed: "We couldn't send it. Try again.",
  ended: "You won't get our newsletter anymore.",
  deadLink: 'This account no longer exists, or the link is incomplete. Open the link from your email again.',
  unsubscribeFailed: 'Something went wrong. Please try again.',
} as const
