import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { requests } from '@/lib/platform/log'
import { UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
export type RequestHeaders = Record<string, string | string[] | undefined>

/** Has Next respond to a request that we make ourselves, with only the given headers. */
export async function render(
  handle: RequestListener,
  method: 'GET' | 'HEAD',
  url: string,
  headers: RequestHeaders,
): Promise<Rendered> {
  // If a page is rendered for everyone, failures aren't logged as the visitor's request.
  const {
    statusCode,
    headers: rendered,
    rawPayload,
  } = await requests.run({ id: UNKNOWN_REQUEST, ...requests.getStore() }, () =>
    inject(handle, { method, url, headers: definedOf(headers) }),
  )
  return { status: statusCode, headers: rendered, body: rawPayload }
}

/**
 * Adds two statuses that Next's pages can't have. Pages that fail because the database is down get a 503 with
 * Retry-After, as API calls do, and deleted pages a 410.
 */
export function withStatuses(handle: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const context = requests.getStore()
    const writeHead = response.writeHead.bind(response) as (status: number, ...more: unknown[]) => ServerResponse
    response.writeHead = (status: number, ...more: unknown[]) => {
      if (status === 404 && context?.isGone) return writeHead(410, ...more)
      if (status !== 500 || context?.retryAfterSeconds === undefined) return writeHead(status, ...more)
      response.setHeader('Retry-After', context.retryAfterSeconds)
      return writeHead(503, ...more)
    }
    return handle(request, response)
  }
}

const definedOf = (headers: RequestHeaders) =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined))
