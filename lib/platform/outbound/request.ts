import 'server-only'
import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isHttps } from '@/lib/env'
import { isPrivateAddress } from '@/lib/platform/outbound/addresses'

/** What's wrong, as the person who entered the URL reads it. */
const messages = {
  'not-https': 'Its address has to start with https://.',
  private:
    "Its address is in a private network, which this site doesn't call. To allow that, add its IP to ALLOW_PRIVATE_ADDRESSES on the server.",
  late: "It didn't respond in time.",
  'too-large': 'Its response is too large.',
  redirects: 'It redirects too often.',
  unreachable: "We couldn't connect to it.",
} as const

export class OutboundError extends Error {
  constructor(
    readonly reason: keyof typeof messages,
    options?: ErrorOptions,
  ) {
    super(messages[reason], options)
  }
}

/** A site with https only calls https. Any other is a test or development site, which may call its own machine. */
export function isAllowedUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isHttps() && isLoopback(url.hostname))
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/**
 * The time includes redirects and reading the body. Without `maxRedirects`, a redirect is returned, not followed. With
 * `isCut`, a body that's too large, late or broken off is cut, because the status says enough.
 */
type Limits = { timeoutMs: number; maxBytes: number; maxRedirects?: number; isCut?: boolean }
type Call = { url: URL; method: string; headers: Headers; body: Buffer }

/**
 * A fetch for URLs that people enter, which must not reach into the server's own network. Each host name is resolved
 * once, and the connection goes to the address that was checked. Throws `OutboundError`.
 */
export async function fetchOutside(
  input: string | URL | Request,
  init: RequestInit | undefined,
  { timeoutMs, maxBytes, maxRedirects = 0, isCut = false }: Limits,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const request = new Request(input, init)
    const signal = AbortSignal.any([timeout, request.signal])
    const headers = new Headers({ 'accept-encoding': 'identity', ...Object.fromEntries(request.headers) })
    const body = Buffer.from(await request.arrayBuffer())
    let call: Call = { url: new URL(request.url), method: request.method, headers, body }
    for (let redirects = 0; ; redirects += 1) {
      const response = await send(call, signal, { maxBytes, isCut })
      const location = response.headers.get('location')
      if (maxRedirects === 0 || !location || !REDIRECTS.includes(response.status)) return response
      if (redirects === maxRedirects) throw new OutboundError('redirects')
      call = redirected(call, response.status, location)
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError(timeout.aborted ? 'late' : 'unreachable', { cause: error })
  }
}

const REDIRECTS = [301, 302, 303, 307, 308]

/** As browsers do it. Another origin doesn't get credentials. */
function redirected({ url, method, headers, body }: Call, status: number, location: string): Call {
  const next = new URL(location, url)
  const kept = new Headers(headers)
  if (next.origin !== url.origin) for (const name of ['authorization', 'cookie']) kept.delete(name)
  if (status !== 303 && (status > 303 || method !== 'POST')) return { url: next, method, headers: kept, body }
  kept.delete('content-type')
  return { url: next, method: method === 'HEAD' ? method : 'GET', headers: kept, body: Buffer.alloc(0) }
}

type BodyLimits = { maxBytes: number; isCut: boolean }

function send({ url, method, headers, body }: Call, signal: AbortSignal, limits: BodyLimits): Promise<Response> {
  if (!isAllowedUrl(url.href)) throw new OutboundError('not-https')
  // Node doesn't look up an IP.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isPrivateAddress(host)) throw new OutboundError('private')
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    // Without an agent, no connection is reused whose address wasn't checked here.
    const options = {
      method,
      headers: Object.fromEntries(headers),
      lookup: lookUpPublic,
      agent: false,
      signal,
    } as const
    let isAnswered = false
    const outgoing = open(url, options, (incoming) => {
      isAnswered = true
      read(incoming, limits).then(done, fail)
    })
    // Without this, Node drops the response to a server that switches protocols, and no one hears of it.
    outgoing.on('upgrade', (_incoming, socket) => {
      socket.destroy()
      fail(new OutboundError('unreachable'))
    })
    outgoing.on('error', (error) => (isAnswered && limits.isCut ? undefined : fail(error))).end(body)
  })
}

const lookUpPublic: LookupFunction = (host, options, answer) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return answer(error ?? new Error('No address'), '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return answer(new OutboundError('private'), '')
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
  })

async function read(incoming: IncomingMessage, { maxBytes, isCut }: BodyLimits): Promise<Response> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new OutboundError('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    if (!isCut) throw error
  }
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value)
  const { statusCode: status = 0 } = incoming
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers })
}
