import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, unknown>
}
type Wire = Omit<ReceivedSpan, 'attributes'> & { attributes: { key: string; value: Record<string, unknown> }[] }

/** A collector of traces that speaks OTLP over HTTP and keeps what it receives. It only parses JSON. */
export async function startTraceReceiver() {
  const bodies: string[] = []
  const types = new Set<string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    types.add(`${request.method} ${request.url} ${request.headers['content-type']}`)
    bodies.push(String(Buffer.concat(chunks)))
    const type = request.headers['content-type'] ?? ''
    response.setHeader('content-type', type).end(type.endsWith('json') ? '{}' : '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    types,
    spansOf: (traceId: string) => bodies.flatMap(spansIn).filter((span) => span.traceId === traceId),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

function spansIn(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Wire[] }[] }[] }
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }))
}
