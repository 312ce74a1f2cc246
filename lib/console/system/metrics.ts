import 'server-only'
import { Gauge } from 'prom-client'
import { countConnections, listQueues, type Queue } from '@/lib/console/system/queries'
import { poolUse } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { metrics } from '@/lib/platform/metrics/registry'

export function measureQueues(): void {
  const registers = [metrics()]
  if (!env().METRICS_TOKEN || metrics().getSingleMetric('portal_queue_length')) return
  const ofQueues = (name: string, help: string, measured: (queue: Queue) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        for (const queue of await listQueues()) this.set({ queue: queue.name }, measured(queue))
      },
    })
  ofQueues('portal_queue_length', 'Number of items waiting, by queue', ({ length }) => length)
  ofQueues('portal_queue_age_seconds', 'Age of the oldest waiting item, by queue', ({ since }) =>
    since ? Math.max(0, (now().getTime() - since.getTime()) / 1000) : 0,
  )
  new Gauge({
    name: 'portal_database_connections',
    help: 'Database connections in all processes',
    registers,
    async collect() {
      this.set(await countConnections())
    },
  })
  new Gauge({
    name: 'portal_database_pool_connections',
    help: "Database connections of this process: the pool's size, connections in use (used) and requests waiting for one (waiting)",
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count)
    },
  })
}
