import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server } from 'node:net'
import compression from 'compression'
import next from 'next'
import { env, hasLightPages, isHttps } from '@/lib/env'
import { requests } from '@/lib/platform/log'
import { stopRepeating } from '@/lib/platform/schedule/repeat'
import { callPolicy, headersOfAll, headersOfDocuments, httpsOnly, noFrames } from '@/lib/platform/security/headers.mjs'
import { handlerTarget } from '@/lib/site/routes/api-paths'
import { listenProblem } from './free-port'
import { clientIp, requestId, targetProblem, timeouts } from './limits'
import { measureRequests, sendMetrics } from './metrics'
import { listenForPageChanges } from './page-changes'
import { publicPages, siteHeaders } from './public-pages'
import { withStatuses } from './render'
import { startTracing } from './tracing'

const MAX_DRAIN_MS = 25_000
/** Longer than the proxy keeps idle connections (its upstream's keepalive_timeout). */
const IDLE_BEHIND_PROXY_MS = 4_000
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Wraps Next's server to add what it lacks: an IP and a host that can't be forged, plain errors for requests that
 * browsers never send, public pages without Next's runtime, and a graceful shutdown.
 */
const { NODE_ENV, PORT, HOST, TRUST_PROXY_HOPS, SITE_URL, METRICS_TOKEN, DATABASE_URL } = env()
const isDevelopment = NODE_ENV === 'development'
const tracing = await startTracing(env())
const server = createServer(timeouts)
const app = next({ dev: isDevelopment, hostname: HOST, port: PORT, httpServer: server })
await app.prepare()
const handle = withStatuses(app.getRequestHandler())
const compress = compression()
const servePage = hasLightPages() ? publicPages(handle, SITE_URL, headersOf) : null
const { accept: _accept, ...site } = siteHeaders(SITE_URL)
const ofFiles = inLowerCase({ ...headersOfAll, ...(isHttps() ? httpsOnly : {}) })
const ofEmbeds = { ...ofFiles, ...inLowerCase(headersOfDocuments) }
const ofDocuments = { ...ofEmbeds, ...inLowerCase(noFrames) }
const ofErrors = { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': callPolicy }

if (DATABASE_URL) listenForPageChanges(DATABASE_URL)
const measure = METRICS_TOKEN ? measureRequests() : () => {}

server.on('request', (request, response) => {
  const id = requestId(request.headers['x-request-id'], TRUST_PROXY_HOPS)
  if (tracing) tracing.request(request, response, id, () => respond(request, response, id))
  else respond(request, response, id)
})

function respond(request: IncomingMessage, response: ServerResponse, id: string) {
  const { url = '', method, headers } = request
  measure(request, response)
  if (isStopping) response.shouldKeepAlive = false
  const problem = targetProblem(url)
  const own = { ...headersOf(url), 'X-Request-Id': id }
  if (method === 'TRACE') return response.writeHead(405, { ...own, ...ofErrors, Allow: METHODS }).end()
  if (problem)
    return response.writeHead(problem.status, { ...own, ...ofErrors, Connection: 'close' }).end(problem.message)
  headers['x-forwarded-for'] = clientIp(headers['x-forwarded-for'], request.socket.remoteAddress, TRUST_PROXY_HOPS)
  if (!isDevelopment) Object.assign(headers, site)
  request.url = handlerTarget(url, headers)
  const isMetrics = url === '/metrics' && METRICS_TOKEN
  if (!isMetrics && servePage?.(request, response, id)) return
  response.setHeaders(new Map(Object.entries(own)))
  if (isMetrics) return sendMetrics(request, response, METRICS_TOKEN)
  requests.run({ id }, () => compress(request as never, response as never, () => handle(request, response)))
}

function headersOf(url: string): Record<string, string> {
  if (url.startsWith('/_next/static/')) return ofFiles
  // Partner sites embed this page in a frame; its own policy allows that.
  return url.startsWith('/embed/') ? ofEmbeds : ofDocuments
}

/** Converts header names to lowercase, as Node does. Headers from Next take precedence. */
function inLowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

// The site doesn't use upgrades. Without a response, such a socket would escape all timeouts.
if (!isDevelopment) server.prependListener('upgrade', (_request, socket) => socket.destroy())
server.once('error', (error) => {
  console.error(listenProblem(error, PORT, HOST))
  process.exit(1)
})
server.listen(PORT, HOST, () => process.send?.('ready'))

let isStopping = false
function drain() {
  if (isStopping) return
  isStopping = true
  // Not server.close(), which ends idle connections right away, even if a proxy is sending a request on one.
  const closed = new Promise((done) => Server.prototype.close.call(server, done)).then(() => app.close())
  Promise.allSettled([closed, stopRepeating()])
    .then(() => tracing?.shutdown())
    .then(() => process.exit(0))
  const closeIdle = () => setInterval(() => server.closeIdleConnections(), 200).unref()
  if (TRUST_PROXY_HOPS > 0) setTimeout(closeIdle, IDLE_BEHIND_PROXY_MS).unref()
  else closeIdle()
  setTimeout(() => process.exit(0), MAX_DRAIN_MS).unref()
}
process.on('SIGTERM', drain)
process.on('SIGINT', drain)
process.on('disconnect', drain)
