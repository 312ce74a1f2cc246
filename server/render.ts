import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { requests } from '@/lib/platform/log'
import { UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
export type RequestHeaders = Record<string, string | string[] | undefined>

/** Has Next respond to a request of our own: of a visitor's request it sees only what `headers` holds. */
export async function render(
  handle: RequestListener,
  method: 'GET' | 'HEAD',
  url: string,
  headers: RequestHeaders,
): Promise<Rendered> {
  // A failure here isn't reported as the visitor's request when the page is for everyone.
  const {
    statusCode,
    headers: rendered,
    rawPayload,
  } = await requests.run({ id: UNKNOWN_REQUEST, ...requests.getStore() }, () =>
    inject(handle, { method, url, headers: definedOf(headers) }),
  )
  return { status: statusCode, headers: rendered, body: rawPayload }
}

/** Next says 500 for whatever fails. A page that fails because the database is away says 503 and when to retry, as API calls do. */
export function withOutages(handle: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const context = requests.getStore()
    const writeHead = response.writeHead.bind(response) as (status: number, ...more: unknown[]) => ServerResponse
    response.writeHead = (status: number, ...more: unknown[]) => {
      if (status !== 500 || context?.retryAfterSeconds === undefined) return writeHead(status, ...more)
      response.setHeader('Retry-After', context.retryAfterSeconds)
      return writeHead(503, ...more)
    }
    return handle(request, response)
  }
}

const definedOf = (headers: RequestHeaders) =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined))
