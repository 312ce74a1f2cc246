import 'server-only'
import { LRUCache } from 'lru-cache'
import { db } from '@/lib/db'

/** Jobs are counted no further on a request: what would take longer is counted beside requests (./mutations.ts). */
export const MAX_COUNTED = 10_000
const KNOWN_MS = 5_000

const size = new LRUCache<'board', boolean>({
  max: 1,
  ttl: KNOWN_MS,
  allowStale: true,
  fetchMethod: async () => (await db().openJobCount.findFirst({ select: { id: true } })) !== null,
})

/** Whether more jobs are open than a request may count, so that they have been counted beside. */
export async function isLargeBoard(): Promise<boolean> {
  return (await size.fetch('board')) ?? false
}
