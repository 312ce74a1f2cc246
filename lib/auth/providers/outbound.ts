import 'server-only'
import * as z from 'zod'
import { fetchOutside, isAllowedUrl, OutboundError } from '@/lib/platform/outbound/request'

const LIMITS = { timeoutMs: 5_000, maxBytes: 512 * 1024 }

/** The provider can't be reached or doesn't speak OpenID Connect. The message is for the owner who sets it up. */
export class ProviderUnavailable extends Error {}

/** A fetch for calls to providers: without redirects, and bounded in time and size. Throws `ProviderUnavailable`. */
export const providerFetch: typeof fetch = async (input, init) => {
  try {
    return await fetchOutside(input, init, LIMITS)
  } catch (error) {
    throw error instanceof OutboundError ? new ProviderUnavailable(error.message) : error
  }
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
