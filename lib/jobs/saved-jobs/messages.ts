export const savedJobMessages = {
  saved: 'Job saved.',
  removed: 'Job removed from your saved jobs.',
  failed: "We couldn't save that. Try again.",
  gone: "This job is no longer open, so it can't be saved.",
  tooMany: "You've reached the limit for saved jobs. Remove some first.",
  reminded: "We'll email you when a saved job is about to close or has closed.",
  notReminded: "You won't get emails about your saved jobs anymore.",
  deadLink: 'This link has expired. Log in and turn off reminders under Account Setting.',
  none: 'No saved jobs yet.',
} as const
