import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'
import { metrics } from '@/lib/platform/metrics/registry'
import { apiPrefixes, isBelow } from '@/lib/site/routes/api-paths'
import { findRoute } from '@/lib/site/routes/routes'

export function measureRequests() {
  collectDefaultMetrics({ register: metrics() })
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Request durations by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics()],
  })
  return function measure(request: IncomingMessage, response: ServerResponse): void {
    const end = seconds.startTimer()
    const { method = '', url = '/' } = request
    response.once('close', () => end({ method, route: routeOf(url, response.statusCode), status: response.statusCode }))
  }
}

/**
 * Maps any number of URLs to few label values: the page's row in the table, or the call's path without its parameters.
 */
export function routeOf(url: string, status: number): string {
  const [path = '/'] = url.split('?', 1)
  if (path.startsWith('/_next/')) return '/_next'
  const call = apiPrefixes.find((prefix) => isBelow(path, prefix))
  if (!call) return findRoute(path)?.path ?? (status === 404 ? 'unknown' : 'file')
  if (status === 404 || status === 405) return call
  const words = path.split('/').filter((part) => /^[a-z][a-z-]{1,30}$/i.test(part))
  return `/${words.slice(0, call === '/api' ? 3 : 2).join('/')}`
}

const cacheResults = new Map<string, number>()

/** Result of a page cache lookup: hit, stale, miss or inflight. */
export function countPage(result: string): void {
  cacheResults.set(result, (cacheResults.get(result) ?? 0) + 1)
}

new Counter({
  name: 'portal_page_cache_total',
  help: 'Page cache lookups by result',
  labelNames: ['result'],
  registers: [metrics()],
  collect() {
    this.reset()
    for (const [result, count] of cacheResults) this.inc({ result }, count)
  },
})

export function sendMetrics({ headers }: IncomingMessage, response: ServerResponse, token: string): void {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  response.setHeader('Cache-Control', 'no-store')
  if (!timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))) {
    response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Send METRICS_TOKEN as a bearer token.')
    return
  }
  metrics()
    .metrics()
    .then((text) => response.writeHead(200, { 'Content-Type': metrics().contentType }).end(text))
    .catch((error: Error) => response.destroy(error))
}
