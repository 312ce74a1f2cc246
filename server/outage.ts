import type { ServerResponse } from 'node:http'
import { requests } from '@/lib/platform/log'

/** Next says 500 of whatever fails: a page that fails because the database is away says 503 instead, as calls do. */
export function tellOutage(response: ServerResponse): void {
  const request = requests.getStore()
  const writeHead = response.writeHead.bind(response) as (status: number, ...more: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...more: unknown[]) => {
    if (status !== 500 || request?.retryAfterSeconds === undefined) return writeHead(status, ...more)
    response.setHeader('Retry-After', request.retryAfterSeconds)
    return writeHead(503, ...more)
  }
}
