import 'server-only'
import { LRUCache } from 'lru-cache'
import { db } from '@/lib/db'

/** Jobs are counted no further on a request: what would take longer is counted beside requests (./mutations.ts). */
export const MAX_COUNTED = 10_000
const KNOWN_MS = 5_000

const isCounted = new LRUCache<'jobs' | 'places', boolean>({
  max: 2,
  ttl: KNOWN_MS,
  allowStale: true,
  fetchMethod: async (what) => {
    const select = { id: true }
    const first =
      what === 'jobs' ? db().openJobCount.findFirst({ select }) : db().openJobPlaceCount.findFirst({ select })
    return (await first) !== null
  },
})

/** Whether more jobs are open than a request may count, so that they have been counted beside. */
export const isLargeBoard = async () => (await isCounted.fetch('jobs')) ?? false

/** Whether those near a place have been counted as well: not before the first turn of a release that does so. */
export const arePlacesCounted = async () => (await isCounted.fetch('places')) ?? false
