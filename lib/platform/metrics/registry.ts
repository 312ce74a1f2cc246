import { Registry } from 'prom-client'

const shared = globalThis as typeof globalThis & { portalMetrics?: Registry }

export function metrics(): Registry {
  shared.portalMetrics ??= new Registry()
  return shared.portalMetrics
}
