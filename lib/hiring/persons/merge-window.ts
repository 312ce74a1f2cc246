import { now } from '@/lib/platform/clock'

const MERGE_UNDO_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Merges after this can be undone. */
export const mergesUndoableSince = () => new Date(now().getTime() - MERGE_UNDO_DAYS * DAY_MS)
