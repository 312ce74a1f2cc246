export const generalApplicationMessages = {
  wishTooLong: 'Use 1,000 characters or fewer.',
  consent: 'Agree that we may keep your resume.',
  resume: 'Please attach your resume.',
  saved: "Thanks! We'll be in touch when a job fits.",
  failed: "We couldn't save that. Try again.",
} as const
