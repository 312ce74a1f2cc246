import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'

type RequestContext = { id: string }
const shared = globalThis as typeof globalThis & { portalRequests?: AsyncLocalStorage<RequestContext> }

/** Which request is being responded to: server/main.ts says so, and Next's own modules beside it read the same. */
shared.portalRequests ??= new AsyncLocalStorage()
export const requests = shared.portalRequests

/** One JSON line on standard error each, with the id of the request that it is about. */
const log = pino(
  {
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const request = requests.getStore()
      return request ? { requestId: request.id } : {}
    },
  },
  { write: (line: string) => process.stderr.write(line) },
)

/** A failure: what was asked, without its query, and what went wrong. */
export function logError(error: unknown, request?: Request) {
  const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
  const asked = request && { method: request.method, path: new URL(request.url).pathname }
  log.error({ ...asked, ...cause })
}

/** A page that could not be rendered; its error page shows the digest. */
export function logRenderError(error: unknown, page: { method: string; path: string }) {
  const { message, stack, digest } = error as Error & { digest?: string }
  log.error({ method: page.method, path: page.path.split('?', 1)[0], error: message, stack, digest })
}

/** A query of the database that took long, without its values. */
export function logSlowQuery(milliseconds: number, query: string) {
  log.warn({ event: 'slow-query', milliseconds, query: query.replace(/\s+/g, ' ').slice(0, 2_000) })
}

type SecurityEvent = {
  event: 'signed-in' | 'sign-in-failed' | 'refused'
  ip: string
  /** Never an e-mail, a password, a code or a token. */
  [detail: string]: string | number
}

/** An event that whoever watches for attacks wants to see. */
export function logSecurity(event: SecurityEvent) {
  log.warn(event)
}
