import { ApiError } from '@/lib/api/errors'
import { scheduleMessages as messages } from '@/lib/content/editing/messages'
import type { Schedule } from '@/lib/content/editing/schema'
import { now } from '@/lib/platform/clock'

const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000

export const scheduleSelect = { publishAt: true, adminName: true } as const

export const toSchedule = (row: { publishAt: Date; adminName: string } | null): Schedule =>
  row && { publishAt: row.publishAt.toISOString(), by: row.adminName }

/** The time to publish at. Throws `invalid` if it's past or too far off. */
export function timeToPublish(publishAt: string): Date {
  const at = new Date(publishAt)
  const ahead = at.getTime() - now().getTime()
  const problem = ahead <= 0 ? messages.publishAtPast : ahead > MAX_AHEAD_MS ? messages.publishAtFar : null
  if (problem) throw new ApiError('invalid', problem, { fields: { publishAt: problem } })
  return at
}

type Due = { adminId: number | null; adminName: string }

/** The author of a version that a schedule publishes. `draft` is their draft, which they keep if they've edited it since. */
export function authorOf({ adminId, adminName }: Due, scheduled: unknown, draft: unknown) {
  const isDone = draft === undefined || JSON.stringify(draft) === JSON.stringify(scheduled)
  return { id: isDone ? adminId : null, name: adminName, email: '' }
}
