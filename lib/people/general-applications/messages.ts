export const generalApplicationMessages = {
  wishTooLong: 'This is longer than 1,000 characters.',
  consent: 'Please agree that we keep your resume.',
  resume: 'Please attach your resume.',
  kept: 'Thank you. We look at your resume when a job comes that fits.',
  failed: 'This could not be saved. Please try again.',
} as const
