import 'server-only'
import { onPagesChanged } from '@/lib/site/page-changes/channel'

const KEPT_MS = 60_000

/** A function that reads something about the open jobs, and reads it again after a minute and when jobs change. */
export function keptUntilJobsChange<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined
  onPagesChanged((content) => {
    if (content === 'jobs') kept = undefined
  })
  return () => {
    const time = performance.now()
    if (kept && kept.until > time) return kept.value
    const fresh = { value: read(), until: time + KEPT_MS }
    kept = fresh
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.value
  }
}
