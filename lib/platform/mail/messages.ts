export const outboxMessages = {
  askResend: 'Resend this email? The recipient will get the same links and codes again.',
  resent: 'Email sent.',
  waitsAlready: 'This email is already waiting to be sent.',
  copyWaits: 'A copy of this email is already waiting to be sent.',
  newsSent: "A newsletter can't be sent to the same person twice.",
  failure: "We couldn't resend the email. Try again.",
  ownCode: "This email has a code for your own account, so we don't show it here.",
} as const

export const mailServerMessages = {
  host: 'Enter a server name like smtp.example.com',
  port: 'Enter a port from 1 to 65535',
  encryption: 'Choose an encryption',
  password: 'Use 500 characters or fewer',
  from: 'Enter an email address like hello@example.com',
  saved: 'Email server saved. Waiting emails are on their way.',
  conflict: 'Someone else just changed the email server. Reload the page to see their version.',
  failure: "We couldn't save the email server. Try again.",
  testFailure: "We couldn't send the test email. Try again.",
} as const
