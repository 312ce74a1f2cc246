import 'server-only'
import { Gauge } from 'prom-client'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { metrics } from '@/lib/metrics/registry'
import { countConnections, listQueues } from '@/lib/system/queries'

/** Has /metrics ask the database how much waits, each time that it is read. */
export function measureQueues(): void {
  const registers = [metrics()]
  if (!env().METRICS_TOKEN || metrics().getSingleMetric('portal_queue_length')) return
  const labelNames = ['queue'] as const
  const ages = new Gauge({
    name: 'portal_queue_age_seconds',
    help: 'How long the first has waited',
    labelNames,
    registers,
  })
  new Gauge({
    name: 'portal_queue_length',
    help: 'How much waits to be done',
    labelNames,
    registers,
    async collect() {
      for (const { name, length, since } of await listQueues()) {
        this.set({ queue: name }, length)
        ages.set({ queue: name }, since ? Math.max(0, (now().getTime() - since.getTime()) / 1000) : 0)
      }
    },
  })
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database, of all processes',
    registers,
    async collect() {
      this.set(await countConnections())
    },
  })
}
