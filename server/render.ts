import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { requests } from '@/lib/platform/log'
import { UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'
import { tellOutage } from './outage'

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
export type RequestHeaders = Record<string, string | string[] | undefined>

/** Has Next respond to a request that we make ourselves: of a visitor's request it sees what `headers` holds alone. */
export function render(
  handle: RequestListener,
  method: string,
  url: string,
  headers: RequestHeaders,
): Promise<Rendered> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method, url, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) request.headers[name] = value as string
  request.push(null)
  const response = new BufferedResponse(request)
  return new Promise((done, fail) => {
    response.once('finish', () =>
      done({ status: response.statusCode, headers: response.getHeaders(), body: response.body }),
    )
    // What fails here is not told of the page that stands in for this one.
    requests.run({ id: UNKNOWN_REQUEST, ...requests.getStore() }, () => {
      tellOutage(response)
      Promise.resolve(handle(request, response)).catch(fail)
    })
  })
}

/** A response that goes nowhere: what is written to it is collected. */
class BufferedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = []

  get body(): Buffer {
    return Buffer.concat(this.chunks)
  }

  override writeHead(status: number, ...more: unknown[]): this {
    this.statusCode = status
    const headers = more.find((each) => typeof each === 'object') as OutgoingHttpHeaders | undefined
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) this.setHeader(name, value)
    return this
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    const charset = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk as Uint8Array))
    const written = [encoding, done].find((each) => typeof each === 'function') as (() => void) | undefined
    if (written) process.nextTick(written)
    return true
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.writableEnded) return this
    this.writeHead(this.statusCode)
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk, encoding)
    this.finished = true
    const ended = [chunk, encoding, done].find((each) => typeof each === 'function') as (() => void) | undefined
    process.nextTick(() => {
      ended?.()
      this.emit('finish')
      this.emit('close')
    })
    return this
  }
}
