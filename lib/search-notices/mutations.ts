import 'server-only'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { jobPath } from '@/lib/postings/search-form'
import { workOff } from '@/lib/schedule/rows'
import { isService, serviceNames, services } from '@/lib/search-notices/services'

const LEASE_MS = 60_000
const MAX_ROWS = 200
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export async function noteJobPage(tx: Database, slug: string | null, change: 'updated' | 'removed'): Promise<void> {
  const wanted = serviceNames.filter((name) => services[name].isOn())
  if (!slug || wanted.length === 0) return
  const url = env().SITE_URL + jobPath(slug)
  const data = wanted.map((service) => ({ service, url, isRemoved: change === 'removed', createdAt: now() }))
  await tx.searchNotice.createMany({ data })
}

export function sendSearchNotices(): Promise<void> {
  return workOff({
    task: 'send-search-notices',
    maxRows: MAX_ROWS,
    due: async (take) => {
      const where = { sentAt: null, ...isFree() }
      const found = await db().searchNotice.findMany({ where, take, orderBy: { id: 'asc' }, select: { id: true } })
      return found.map(({ id }) => id)
    },
    act: async ([id]) => {
      if (id !== undefined) await send(id)
    },
  })
}

/** Not within a transaction: a search engine that hangs must not keep the database waiting. */
async function send(id: number): Promise<void> {
  const leasedUntil = new Date(Date.now() + LEASE_MS)
  const [notice] = await db().searchNotice.updateManyAndReturn({
    where: { id, sentAt: null, ...isFree() },
    data: { leasedUntil },
    select: { service: true, url: true, isRemoved: true },
  })
  if (!notice) return
  try {
    if (isService(notice.service) && services[notice.service].isOn()) await services[notice.service].tell(notice)
    await db().searchNotice.update({ where: { id }, data: { sentAt: now() }, select: { id: true } })
  } finally {
    await db().searchNotice.updateMany({ where: { id, sentAt: null }, data: { leasedUntil: null } })
  }
}

const isFree = () => ({ OR: [{ leasedUntil: null }, { leasedUntil: { lt: new Date() } }] })

export async function purgeSearchNotices(): Promise<void> {
  const sentAt = { lt: new Date(now().getTime() - KEPT_DAYS * DAY_MS) }
  await db().searchNotice.deleteMany({ where: { sentAt } })
}
