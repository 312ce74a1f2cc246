export const savedJobMessages = {
  saved: 'Job saved.',
  removed: 'Job removed from your saved jobs.',
  failed: 'This could not be saved. Please try again.',
  gone: 'This job is no longer open, so it cannot be saved.',
  tooMany: 'You have saved as many jobs as we can keep. Remove some first.',
  reminded: 'We write to you when a saved job closes soon or has ended.',
  notReminded: 'You get no more mails about your saved jobs.',
  deadLink: 'This link does not work any more. Sign in and change it under Account Setting.',
  none: 'No saved jobs yet.',
} as const
