const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** 'Nov 21, 2026'. In UTC, so that server and browser write the same. */
export const dayLabel = (date: Date) => day.format(date)

/** 'Nov 21, 2026, 2:46 AM UTC'. */
export const momentLabel = (date: Date) => `${moment.format(date)} UTC`
