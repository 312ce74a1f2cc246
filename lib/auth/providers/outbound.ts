import 'server-only'
import * as z from 'zod'
import { isHttps } from '@/lib/env'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 512 * 1024

/** The provider can't be reached or doesn't speak OpenID Connect. The message is for the owner who sets it up. */
export class ProviderUnavailable extends Error {}

/** A site with https only calls https. Any other is a test or development site, which may call its own machine. */
export function isAllowedUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isHttps() && isLoopback(url.hostname))
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** A fetch for calls to providers: https, no redirects, bounded in time and size. Throws `ProviderUnavailable`. */
export const providerFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (!isAllowedUrl(url)) throw new ProviderUnavailable('Its address has to start with https://.')
  try {
    const response = await fetch(input, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return new Response(await limited(response), { status: response.status, headers: response.headers })
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error
    const isLate = (error as Error).name === 'TimeoutError'
    throw new ProviderUnavailable(isLate ? "It didn't respond in time." : "We couldn't connect to it.")
  }
}

async function limited(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of response.body) {
    read += chunk.byteLength
    if (read > MAX_BYTES) throw new ProviderUnavailable('Its response is too large.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const discoverySchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string().refine(isAllowedUrl),
  token_endpoint: z.string().refine(isAllowedUrl),
  userinfo_endpoint: z.string().refine(isAllowedUrl),
  jwks_uri: z.string().refine(isAllowedUrl),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  scopes_supported: z.array(z.string()).optional(),
  backchannel_logout_supported: z.boolean().optional(),
  frontchannel_logout_session_supported: z.boolean().optional(),
})
export type Discovered = z.output<typeof discoverySchema>

/** Reads what a provider says about itself. Throws `ProviderUnavailable`. */
export async function discover(issuer: string): Promise<Discovered> {
  const discovered = discoverySchema.safeParse(await fetchJson(`${issuer}/.well-known/openid-configuration`))
  if (!discovered.success) throw new ProviderUnavailable("There's no OpenID Connect provider at this address.")
  if (discovered.data.issuer.replace(/\/+$/, '') !== issuer)
    throw new ProviderUnavailable(`It calls itself ${discovered.data.issuer.slice(0, 200)}. Enter that address.`)
  return discovered.data
}

/** Throws `ProviderUnavailable`. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await providerFetch(url, { headers: { accept: 'application/json' } })
  if (response.status !== 200) throw new ProviderUnavailable(`It responded with status ${response.status}.`)
  return response.json().catch(() => {
    throw new ProviderUnavailable("Its response isn't JSON.")
  })
}
