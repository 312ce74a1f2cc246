import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type ClientMetadata, type Configuration, interactionPolicy } from 'oidc-provider'
import { changed, type Lie } from './lies'
import { adapterOf } from './store'

// A real OpenID provider for tests, in a process of its own. Tests tell it who is in the directory, how to lie, and when
// to rotate its keys, by POST /control.

type Person = { sub: string; claims: Record<string, unknown> }
type Control = {
  client?: { id: string; secret: string; redirectUris: string[]; logoutUri?: string }
  person?: Person
  /** Signs this person in without asking, as if the browser had a session at the provider. Empty to ask again. */
  signedIn?: string
  lie?: Lie | null
  rotate?: true
}

const policy = interactionPolicy.base()
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

const directory = new Map<string, Record<string, unknown>>()
const clients: ClientMetadata[] = []
const store = adapterOf()
let signedIn = ''
let lie: Lie | null = null
let rotations = 0
let keys: JWK[] = [await newKey()]

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
let provider = newProvider()
process.stdout.write(`${issuer}\n`)
// The parent closes the pipe when it ends, however it ends.
process.stdin.on('close', () => process.exit(0)).resume()

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  rotations += 1
  return { ...(await exportJWK(privateKey)), kid: `key-${rotations}`, alg: 'RS256', use: 'sig' }
}

function newProvider(): Provider {
  const made = new Provider(issuer, {
    adapter: store,
    clients,
    jwks: { keys: keys as never },
    // Some providers only tell who someone is at the userinfo endpoint, and others in the ID token.
    conformIdTokenClaims: !process.argv.includes('--claims-in-id-token'),
    cookies: { keys: ['test-provider'] },
    claims: {
      openid: ['sub', 'groups', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture', 'hd'],
      phone: ['phone_number'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_context, sub) =>
      directory.has(sub) ? { accountId: sub, claims: async () => ({ sub, ...directory.get(sub) }) } : undefined,
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    // Its own fetch doesn't call loopback addresses, where the site under test is.
    fetch: (url: string | URL, { dispatcher: _guard, ...options }: { dispatcher?: unknown } & RequestInit = {}) =>
      fetch(url, options),
    pkce: { required: () => false },
    ttl: { Session: 3_600, Grant: 3_600, Interaction: 600, IdToken: 600, AccessToken: 600 },
  } as Configuration)
  made.on('server_error', (_context, error) => process.stderr.write(`${error.stack}\n`))
  made.on('backchannel.error', (_context, error) => process.stderr.write(`${error.stack}\n`))
  return made
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', issuer)
  // Browsers ask for it, and journeys fail on the error that a missing one logs.
  if (pathname === '/favicon.ico') return void response.writeHead(204).end()
  if (pathname === '/photo.png')
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(readFileSync('e2e/support/logo.png'))
  if (pathname === '/control') return control(JSON.parse(await bodyOf(request)), response)
  if (pathname.startsWith('/interaction/')) return interact(request, response)
  if (lie && (await changed({ lie, request, response, pathname, issuer, key: keys.at(0) ?? {}, provider }))) return
  provider.callback()(request, response)
}

async function control(given: Control, response: ServerResponse): Promise<void> {
  if (given.client) {
    const { id, secret, redirectUris, logoutUri } = given.client
    clients.push({
      ...{ client_id: id, client_secret: secret, redirect_uris: redirectUris },
      ...(logoutUri && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
    })
    provider = newProvider()
  }
  if (given.person) directory.set(given.person.sub, given.person.claims)
  if (given.signedIn !== undefined) signedIn = given.signedIn
  if (given.lie !== undefined) lie = given.lie
  if (given.rotate) {
    keys = [await newKey()]
    provider = newProvider()
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

/** The provider's own sign-in page: names who signs in, or asks. */
async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params, grantId } = await provider.interactionDetails(request, response)
  const typed = request.method === 'POST' ? new URLSearchParams(await bodyOf(request)) : null
  if (typed?.has('cancel')) {
    const refused = { error: 'access_denied', error_description: 'The person said no.' }
    return provider.interactionFinished(request, response, refused, { mergeWithLastSubmission: false })
  }
  if (prompt.name === 'select_account')
    return provider.interactionFinished(request, response, { select_account: {} }, { mergeWithLastSubmission: false })
  const accountId = typed?.get('person') ?? signedIn
  if (prompt.name === 'login' && !directory.has(accountId)) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(signInPage([...directory.keys()]))
    return
  }
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId } }, { mergeWithLastSubmission: false })
  const { session } = await provider.interactionDetails(request, response)
  const grant = (grantId && (await provider.Grant.find(grantId))) || new provider.Grant()
  grant.accountId = session?.accountId
  grant.clientId = params.client_id as string
  grant.addOIDCScope('openid profile email phone')
  const consent = { grantId: await grant.save() }
  return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true })
}

const signInPage = (people: string[]) => `<!doctype html><html lang="en"><title>Directory</title><h1>Directory</h1>
<form method="post"><label>Person <select name="person">${people.map((sub) => `<option>${sub}</option>`).join('')}</select></label>
<button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></html>`

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
