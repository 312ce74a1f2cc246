import createClient from 'openapi-fetch'
import type { Visitor } from '@/e2e/support/visitor'
// app/api/typed-client.test.ts generates it from the description of the running site.
import type { paths } from '@/node_modules/.cache/api-description'

/** A client whose calls are checked against the API description when they're compiled. */
export function clientOf(visitor: Visitor, headers: Record<string, string> = {}) {
  return createClient<paths>({
    baseUrl: 'http://site.example',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const body = await request.text()
      const sent = { ...Object.fromEntries(request.headers), ...headers }
      const {
        status,
        text,
        headers: received,
      } = await visitor.call(request.method, pathname + search, {
        headers: sent,
        ...(body && { body }),
      })
      return new Response(status === 204 ? null : text, { status, headers: received })
    },
  })
}

export type Client = ReturnType<typeof clientOf>

type Result<Data> = { data?: Data; error?: unknown; response: Response }

/** The data of a response. Throws if the call failed. */
export async function ok<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call
  if (data === undefined) throw new Error(`${response.status} ${JSON.stringify(error)}`)
  return data
}
