const HOUR_MS = 60 * 60 * 1000
const startedAt = Date.now()

/** A time before the seed ran, so that the demo company always looks up to date. */
export const hoursAgo = (hours: number) => new Date(startedAt - hours * HOUR_MS)

export const daysAgo = (days: number, row = 0) =>
  new Date(startedAt - days * 24 * HOUR_MS - ((row * 7919) % 86_400) * 500)
