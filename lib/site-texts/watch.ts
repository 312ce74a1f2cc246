import 'server-only'
import { isOutage } from '@/lib/api/errors'
import { db } from '@/lib/db'
import { logError } from '@/lib/log'
import { pagesChanged } from '@/lib/page-changes'

const EVERY_MS = 500

const ofProcess = globalThis as typeof globalThis & { portalTextWatch?: NodeJS.Timeout }

/**
 * Notices texts that another process has published, so that this one makes its pages anew. Their pages are kept for a day:
 * a short life as that of the jobs' pages would have them rendered again and again without a change.
 */
export function watchTexts(): void {
  if (ofProcess.portalTextWatch) return
  let last: number | null | undefined
  let isBusy = false
  ofProcess.portalTextWatch = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    try {
      const { _max: newest } = await db().siteTextVersion.aggregate({ _max: { id: true } })
      if (last !== undefined && newest.id !== last) pagesChanged('texts')
      last = newest.id
    } catch (error) {
      if (!isOutage(error)) logError(error)
    }
    isBusy = false
  }, EVERY_MS)
  ofProcess.portalTextWatch.unref()
}
