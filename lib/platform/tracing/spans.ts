type Attributes = Record<string, string | number | boolean | undefined>

/** One piece of work to record. */
export type SpanOptions = {
  name: string
  attributes?: Attributes
  /** The `traceparent` stored with a queued row, so that sending it belongs to the request that queued it. */
  causedBy?: string
  /** Records only as part of other work, because polling would fill a trace store with queries. */
  isPart?: boolean
}
export type SetAttributes = (attributes: Attributes) => void

/** What server/tracing.ts provides if the site sends traces. */
export type Tracing = {
  record: <Result>(options: SpanOptions, work: (set: SetAttributes) => Promise<Result>) => Promise<Result>
  current: () => { traceId: string; traceparent: string } | null
}

// Next bundles its own copy of this module, which has to find what the server started.
const shared = globalThis as typeof globalThis & { portalTracing?: Tracing }

export function setTracing(tracing: Tracing): void {
  shared.portalTracing = tracing
}

export const isTracing = () => shared.portalTracing !== undefined

/** Records work as a span, or just does it if the site doesn't send traces. */
export function span<Result>(options: SpanOptions, work: (set: SetAttributes) => Promise<Result>): Promise<Result> {
  return shared.portalTracing ? shared.portalTracing.record(options, work) : work(() => {})
}

export const traceId = () => shared.portalTracing?.current()?.traceId

/** Columns for a row that's sent later. Empty outside of a trace. */
export function cause(): { traceparent?: string } {
  const current = shared.portalTracing?.current()
  return current ? { traceparent: current.traceparent } : {}
}
