import { createServer } from 'node:http'
import compression from 'compression'
import next from 'next'
import { clientAddress } from './client-address.mjs'
import { fileHolder } from './held-files.mjs'
import { pageHolder } from './held-pages.mjs'
import { islandPages } from './island-pages.mjs'
import { targetProblem } from './request-target.mjs'

const LONGEST_DRAIN_MS = 25_000

const dev = process.env.NODE_ENV === 'development'
const port = Number(process.env.PORT || 3000)
const hostname = process.env.HOST || '127.0.0.1'
const proxyHops = Number(process.env.TRUST_PROXY_HOPS || 0)
const siteUrl = (process.env.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, '')
const site = new URL(siteUrl)
const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(site.protocol === 'https:' ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
}

/**
 * Next's own server, wrapped for what it does not do: a client address and a host that cannot be forged, a plain
 * refusal of requests that no browser sends, public pages without Next's runtime, and a stop that lets requests in
 * flight finish.
 */
const server = createServer({ headersTimeout: 20_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 })
const app = next({ dev, hostname, port, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
const compress = compression()
const holdFile = dev ? () => false : fileHolder()
const holdPage = dev ? () => false : pageHolder(islandPages())
server.on('request', (request, response) => {
  for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value)
  // Partners' sites show this one in a frame; its own policy says so.
  if (request.url.startsWith('/embed/')) response.removeHeader('X-Frame-Options')
  if (request.method === 'TRACE') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
    return
  }
  const problem = targetProblem(request.url)
  if (problem) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(problem)
    return
  }
  request.headers['x-forwarded-for'] = clientAddress(
    request.headers['x-forwarded-for'],
    request.socket.remoteAddress,
    proxyHops,
  )
  if (!dev) {
    // Links, redirects and next-auth build on these: the site has one address, whatever a client claims.
    request.headers.host = site.host
    request.headers['x-forwarded-host'] = site.host
    request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  }
  compress(request, response, () => {
    if (!holdFile(request, response) && !holdPage(request, response)) handle(request, response)
  })
})
// There is nothing to upgrade to; without an answer such a socket would escape every time limit.
if (!dev) server.prependListener('upgrade', (_request, socket) => socket.destroy())
server.once('error', (error) => {
  console.error(`Cannot listen on ${hostname}:${port}: ${error.message}`)
  process.exit(1)
})
server.listen(port, hostname, () => process.send?.('ready'))

let stopping = false
function drain() {
  if (stopping) return
  stopping = true
  server.close(() => app.close().finally(() => process.exit(0)))
  server.closeIdleConnections()
  setInterval(() => server.closeIdleConnections(), 200).unref()
  setTimeout(() => process.exit(0), LONGEST_DRAIN_MS).unref()
}
process.on('SIGTERM', drain)
process.on('SIGINT', drain)
process.on('disconnect', drain)
