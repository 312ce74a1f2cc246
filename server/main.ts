import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server } from 'node:net'
import compression from 'compression'
import next from 'next'
import { env, isHttps } from '@/lib/env'
import { requests } from '@/lib/log'
import { stopRepeating } from '@/lib/schedule/repeat'
import { callPolicy, headersOfAll, headersOfDocuments, httpsOnly, noFrames } from '@/lib/security/headers.mjs'
import { clientIp } from './client-ip'
import { measureRequests, sendMetrics } from './metrics'
import { tellOutage } from './outage'
import { publicPages, siteHeaders } from './public-pages'
import { requestId, targetProblem } from './request-target'
import { hearPageChanges } from './shared-changes'
import { timeouts } from './timeouts'

const MAX_DRAIN_MS = 25_000
/** Longer than the proxy keeps a connection that is idle: keepalive_timeout of its upstream. */
const IDLE_BEHIND_PROXY_MS = 4_000
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Next's own server, wrapped for what it does not do: an IP and a host that cannot be forged, a plain error for requests
 * that no browser sends, public pages without Next's runtime, and a stop that lets requests in flight finish.
 */
const {
  NODE_ENV,
  PORT,
  HOST,
  TRUST_PROXY_HOPS,
  SITE_URL,
  LIGHT_PAGES,
  METRICS_TOKEN,
  DATABASE_URL,
  DATABASE_EMBEDDED,
} = env()
const isDevelopment = NODE_ENV === 'development'
const server = createServer(timeouts)
const app = next({ dev: isDevelopment, hostname: HOST, port: PORT, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
const compress = compression()
const serve = isDevelopment || LIGHT_PAGES === 'off' ? () => false : publicPages(handle, SITE_URL)
const { accept: _accept, ...site } = siteHeaders(SITE_URL)
const headers = new Map(Object.entries({ ...headersOfAll, ...(isHttps() ? httpsOnly : {}) }))
const errorHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': callPolicy }
const documentHeaders = new Map(Object.entries({ ...headersOfDocuments, ...noFrames }))

if (DATABASE_URL && !DATABASE_EMBEDDED) hearPageChanges(DATABASE_URL)
const measure = METRICS_TOKEN ? measureRequests() : () => {}

server.on('request', (request, response) => {
  const id = requestId(request.headers['x-request-id'], TRUST_PROXY_HOPS)
  // A page loads some twenty hashed files; nobody asks which of them failed.
  if (!isHashed(request)) response.setHeader('X-Request-Id', id)
  measure(request, response)
  requests.run({ id }, () => respond(request, response))
})

const isHashed = ({ url = '' }: IncomingMessage) => url.startsWith('/_next/static/')

function respond(request: IncomingMessage, response: ServerResponse) {
  const { url = '', method } = request
  response.setHeaders(headers)
  if (isStopping) response.shouldKeepAlive = false
  if (!isHashed(request)) response.setHeaders(documentHeaders)
  // Partners' sites show this one in a frame; its own policy says so.
  if (url.startsWith('/embed/')) response.removeHeader('X-Frame-Options')
  if (method === 'TRACE') return response.writeHead(405, { Allow: METHODS, ...errorHeaders }).end()
  const problem = targetProblem(url)
  if (problem) return response.writeHead(problem.status, { ...errorHeaders, Connection: 'close' }).end(problem.message)
  const forwarded = request.headers['x-forwarded-for']
  request.headers['x-forwarded-for'] = clientIp(forwarded, request.socket.remoteAddress, TRUST_PROXY_HOPS)
  if (!isDevelopment) Object.assign(request.headers, site)
  if (url === '/metrics' && METRICS_TOKEN) return sendMetrics(request, response, METRICS_TOKEN)
  if (serve(request, response)) return
  tellOutage(response)
  compress(request as never, response as never, () => handle(request, response))
}
// There is nothing to upgrade to; without a response such a socket would escape every time limit.
if (!isDevelopment) server.prependListener('upgrade', (_request, socket) => socket.destroy())
server.once('error', (error) => {
  console.error(`Cannot listen on ${HOST}:${PORT}: ${error.message}`)
  process.exit(1)
})
server.listen(PORT, HOST, () => process.send?.('ready'))

let isStopping = false
function drain() {
  if (isStopping) return
  isStopping = true
  // Not server.close(), which ends idle connections at once: a proxy may be sending a request on one of them.
  const closed = new Promise((done) => Server.prototype.close.call(server, done)).then(() => app.close())
  Promise.allSettled([closed, stopRepeating()]).then(() => process.exit(0))
  const closeIdle = () => setInterval(() => server.closeIdleConnections(), 200).unref()
  if (TRUST_PROXY_HOPS > 0) setTimeout(closeIdle, IDLE_BEHIND_PROXY_MS).unref()
  else closeIdle()
  setTimeout(() => process.exit(0), MAX_DRAIN_MS).unref()
}
process.on('SIGTERM', drain)
process.on('SIGINT', drain)
process.on('disconnect', drain)
