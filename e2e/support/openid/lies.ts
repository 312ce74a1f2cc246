import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodeJwt, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import type Provider from 'oidc-provider'

/**
 * How the provider misbehaves. `none` only signs the ID token again, the next ones change it, `stranger` signs it with a key that isn't the
 * provider's, and `swapped-sub` answers the userinfo call for someone else.
 */
export type Lie =
  | 'none'
  | 'nonce'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'stranger'
  | 'swapped-sub'
  | 'description'
  | 'down'
  | 'slow'
  | 'not-json'

type Told = {
  lie: Lie
  request: IncomingMessage
  response: ServerResponse
  pathname: string
  issuer: string
  key: JWK
  provider: Provider
}

const claimsOf: Partial<Record<Lie, object>> = {
  none: {},
  nonce: { nonce: 'another-nonce' },
  issuer: { iss: 'https://other-provider.example' },
  audience: { aud: 'another-client' },
  expired: { exp: Math.floor(Date.now() / 1000) - 3_600 },
  stranger: {},
}

/** Answers in the provider's place. Returns false for a request that the lie isn't about. */
export async function changed({ lie, request, response, pathname, issuer, key, provider }: Told): Promise<boolean> {
  const isBehind = pathname === '/token' || pathname === '/me' || pathname.startsWith('/.well-known')
  if (lie === 'down' && isBehind) {
    request.socket.destroy()
    return true
  }
  // Never answers. The site gives up first.
  if (lie === 'slow' && isBehind) return true
  if (lie === 'not-json' && isBehind) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel Wi-Fi</h1>')
    return true
  }
  if (lie === 'description' && pathname.startsWith('/.well-known'))
    return answer(request, response, provider, (json) => ({ ...json, issuer: 'https://other-provider.example' }))
  if (lie === 'swapped-sub' && pathname === '/me')
    return answer(request, response, provider, (json) => ({ ...json, sub: 'someone-else' }))
  const claims = claimsOf[lie]
  if (!claims || pathname !== '/token') return false
  return answer(request, response, provider, async (json) => {
    if (typeof json.id_token !== 'string') return json
    const payload = { ...decodeJwt(json.id_token), ...claims }
    const signer = lie === 'stranger' ? (await generateKeyPair('RS256')).privateKey : await importJWK(key, 'RS256')
    const header = { alg: 'RS256', ...(key.kid && { kid: key.kid }) }
    return { ...json, id_token: await new SignJWT(payload).setProtectedHeader(header).sign(signer), issuer }
  })
}

type Json = Record<string, unknown>

/** Lets the provider answer, and changes what it says. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  change: (json: Json) => Json | Promise<Json>,
): boolean {
  const end = response.end.bind(response)
  response.end = ((chunk?: string | Buffer) => {
    Promise.resolve(change(JSON.parse(String(chunk ?? '{}')) as Json)).then((json) => {
      response.removeHeader('content-length')
      end(JSON.stringify(json))
    })
    return response
  }) as typeof response.end
  provider.callback()(request, response)
  return true
}
