import type { JobImportState } from '@/lib/generated/prisma/enums'

type Status = {
  pausedAt: Date | null
  failures: number
  checkedAt: Date | null
  imports: { id: number; state: JobImportState }[]
}

/** What's going on with a feed. `imports` has its last one. */
export function statusOf({ pausedAt, failures, checkedAt, imports: [last] }: Status) {
  if (pausedAt) return { label: 'Paused', tone: 'neutral' } as const
  if (last && (last.state === 'MAPPING' || last.state === 'READY'))
    return { label: 'Needs review', tone: 'warning' } as const
  if (failures > 0) return { label: 'Failing', tone: 'danger' } as const
  return checkedAt ? ({ label: 'Active', tone: 'success' } as const) : ({ label: 'Checking', tone: 'neutral' } as const)
}

export const pauseReasons: Record<string, string> = {
  person: "We won't check this feed until you resume it.",
  canceled: "Paused because an import was canceled. We won't check this feed until you resume it.",
  undone: "Paused because an import was undone. We won't check this feed until you resume it.",
  columns: "Paused because the feed's columns have changed. Choose its columns again, and we'll continue.",
  failing: "Paused because recent checks failed. We won't check this feed until you resume it.",
}
