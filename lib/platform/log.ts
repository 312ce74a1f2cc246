import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import { traceId } from '@/lib/platform/tracing/spans'

type RequestContext = {
  id: string
  /** Set if a page couldn't be rendered because a service is down. Logged once per outage. */
  retryAfterSeconds?: number
  /** Set if the page was deleted, which is a 410 instead of a 404. */
  isGone?: boolean
  /** What a call has written to the audit log so far. */
  audited?: string[]
}
const shared = globalThis as typeof globalThis & { portalRequests?: AsyncLocalStorage<RequestContext> }

shared.portalRequests ??= new AsyncLocalStorage()
export const requests = shared.portalRequests

const log = pino(
  {
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const request = requests.getStore()
      const trace = traceId()
      return { ...(request && { requestId: request.id }), ...(trace && { traceId: trace }) }
    },
  },
  { write: (line: string) => process.stderr.write(line) },
)

export function logError(error: unknown, request?: { method: string; path: string }) {
  const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
  log.error({ ...request, ...cause })
}

export function logRenderError(error: unknown, page: { method: string; path: string }) {
  const { message, stack, digest } = error as Error & { digest?: string }
  log.error({ method: page.method, path: page.path.split('?', 1)[0], error: message, stack, digest })
}

export function logSlowQuery(milliseconds: number, query: string) {
  log.warn({
    event: 'slow-query',
    milliseconds: Math.round(milliseconds),
    query: query.replace(/\s+/g, ' ').slice(0, 2_000),
  })
}

let lastTracingProblem = ''
/** Logs each problem once in a row, because a collector that's down fails every few seconds. */
export function logTracing(problem: string) {
  if (problem === lastTracingProblem) return
  lastTracingProblem = problem
  log.warn({ event: 'tracing-failed', error: problem.slice(0, 500) })
}

export function logIslandError(error: { island: string; kind: string; reactCode?: string; place?: string }) {
  log.error({ event: 'island-error', ...error })
}

type SecurityEvent = {
  event:
    | 'signed-in'
    | 'sign-in-failed'
    | 'sign-in-undone'
    | 'proven'
    | 'signed-out-by-provider'
    | 'refused'
    | 'passkey-added'
    | 'passkey-refused'
    | 'passkey-removed'
  ip: string
  /** Never include an email address, password, code or token. */
  [detail: string]: string | number
}

export function logSecurity(event: SecurityEvent) {
  log.warn(event)
}
