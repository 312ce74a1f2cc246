import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `closes` is a day, such as 2026-12-31. */
export type FeedJob = { id: string; title?: string; city?: string; closes?: string }
type Respond = (request: IncomingMessage, response: ServerResponse) => void

export type FeedServer = {
  url: string
  /** The headers of each request. */
  requests: IncomingMessage['headers'][]
  respondWith: (respond: Respond) => void
  /** Serves these jobs from now on. */
  list: (jobs: FeedJob[], headers?: Record<string, string>) => void
  close: () => Promise<void>
}

export const feedOf = (jobs: FeedJob[]) => `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Harbor ATS</publisher><lastBuildDate>${new Date().toUTCString()}</lastBuildDate>
${jobs
  .map(
    ({
      id,
      title = 'Platform Engineer',
      city = 'Austin',
      closes = '',
    }) => `<job><title>${title}</title><referencenumber>${id}</referencenumber>
<company>Harbor Systems</company><city>${city}</city><state>Texas</state><country>US</country><jobtype>fulltime</jobtype>
<expirationdate>${closes}</expirationdate>
<description>Builds and runs the platform that other teams deploy their services to every day.</description></job>`,
  )
  .join('\n')}
</source>`

/** Another system's feed. Responds to conditional requests, if it has an ETag. */
export async function startFeedServer(): Promise<FeedServer> {
  const requests: IncomingMessage['headers'][] = []
  let respond: Respond = (_request, response) => response.writeHead(500).end()
  const server = createServer((request, response) => {
    requests.push(request.headers)
    respond(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs.xml`,
    requests,
    respondWith: (next) => {
      respond = next
    },
    list: (jobs, headers = {}) => {
      respond = (request, response) => {
        const isSame = headers.etag && request.headers['if-none-match'] === headers.etag
        if (isSame) response.writeHead(304, headers).end()
        else response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(feedOf(jobs))
      }
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
