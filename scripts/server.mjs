import { createServer } from 'node:http'
import next from 'next'
import { clientAddress } from './client-address.mjs'

const LONGEST_DRAIN_MS = 25_000

const dev = process.env.NODE_ENV === 'development'
const port = Number(process.env.PORT || 3000)
const hostname = process.env.HOST || '127.0.0.1'
const proxyHops = Number(process.env.TRUST_PROXY_HOPS || 0)

/**
 * Next's own server, wrapped for three things it does not do: a client address that cannot be forged, an answer to
 * TRACE, and a stop that lets requests in flight finish.
 */
const server = createServer({ headersTimeout: 20_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 })
const app = next({ dev, hostname, port, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
server.on('request', (request, response) => {
  if (request.method === 'TRACE') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
    return
  }
  request.headers['x-forwarded-for'] = clientAddress(
    request.headers['x-forwarded-for'],
    request.socket.remoteAddress,
    proxyHops,
  )
  handle(request, response)
})
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
