import 'server-only'
import { publishDuePage } from '@/lib/content/site-pages/schedule-mutations'
import { publishDueTexts } from '@/lib/content/site-texts/schedule-mutations'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

/** Publishes what's due of added and built-in pages. The keys are the ids of added pages and the slugs of built-in ones. */
export function publishScheduledPages(): Promise<void> {
  return processDueRows<string>({
    task: 'publish-scheduled-pages',
    due: async (take) => {
      const due = { where: { publishAt: { lte: now() } }, orderBy: { publishAt: 'asc' }, take } as const
      const [added, builtIn] = await Promise.all([
        db().sitePageSchedule.findMany({ ...due, select: { pageId: true, publishAt: true } }),
        db().siteTextSchedule.findMany({ ...due, select: { page: true, publishAt: true } }),
      ])
      return [
        ...added.map(({ pageId, publishAt }) => ({ key: String(pageId), publishAt })),
        ...builtIn.map(({ page, publishAt }) => ({ key: page, publishAt })),
      ]
        .sort((one, other) => one.publishAt.getTime() - other.publishAt.getTime())
        .slice(0, take)
        .map(({ key }) => key)
    },
    act: async ([key]) => {
      if (key === undefined) return
      if (/^\d+$/.test(key)) await publishDuePage(Number(key))
      else await publishDueTexts(key)
    },
  })
}
