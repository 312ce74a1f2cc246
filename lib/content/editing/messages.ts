export const pictureMessages = {
  missing: 'Upload the image again.',
  uploading: 'An image is still uploading. Try again when it has finished.',
} as const

export const scheduleMessages = {
  publishAt: 'Choose a date and time.',
  publishAtPast: 'Choose a time in the future.',
  publishAtFar: 'Choose a time within a year.',
  scheduled: (when: string) => `Scheduled for ${when}.`,
  unscheduled: 'Schedule canceled. Your draft is still here.',
  noSchedule: "This page isn't scheduled.",
  askUnschedule: 'Cancel the schedule? The page stays as it is.',
  failure: "We couldn't save the page. Try again.",
} as const
