import { Registry } from 'prom-client'

const shared = globalThis as typeof globalThis & { portalMetrics?: Registry }

/** What /metrics shows: filled by server/ and by Next's own modules, which are loaded beside it in the same process. */
export function metrics(): Registry {
  shared.portalMetrics ??= new Registry()
  return shared.portalMetrics
}
