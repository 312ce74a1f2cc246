export const outboxMessages = {
  askResend: 'Resend this email? The recipient will get the same links and codes again.',
  resent: 'Email sent.',
  waitsAlready: 'This email is already waiting to be sent.',
  copyWaits: 'A copy of this email is already waiting to be sent.',
  failure: "We couldn't resend the email. Try again.",
} as const
