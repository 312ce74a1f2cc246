import { createHash } from 'node:crypto'

type Kind = { type: string; maxAge: number; headers?: Record<string, string> }

/** A cacheable response that is the same for everyone, or a 304 if the client already has it (RFC 9110 §13). */
export function cacheable(request: Request, body: string, kind: Kind): Response {
  return cacheableStream(request, body, () => body, kind)
}

export function cacheableStream(request: Request, state: string, body: () => BodyInit, kind: Kind): Response {
  const { type, maxAge, headers = {} } = kind
  // A weak ETag, because the server may compress the response.
  const tag = `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 27)}"`
  const sent = { ...headers, etag: tag, 'cache-control': `public, max-age=${maxAge}` }
  if (isKnown(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers: sent })
  return new Response(body(), { headers: { ...sent, 'content-type': type } })
}

function isKnown(known: string | null, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return known?.trim() === '*' || (known?.split(',').map(opaque).includes(opaque(tag)) ?? false)
}
