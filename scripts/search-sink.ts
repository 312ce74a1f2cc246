import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

type SearchSink = { url: string; env: Record<string, string>; close: () => Promise<void> }

type Notice = { path: string; authorization: string; body: string }

const ACCOUNT = 'tests@portal.example'

export function startSearchSink(): Promise<SearchSink> {
  const notices: Notice[] = []
  const refused = new Set<string>()
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = { issuer: ACCOUNT, audience: 'https://oauth2.googleapis.com/token', requiredClaims: ['exp', 'scope'] }
  const server = createServer(async (request, response) => {
    const { url: path = '', method, headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    if (method === 'GET') return response.end(JSON.stringify(notices))
    if (path === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? ''
      const isSigned = await jwtVerify(assertion, publicKey, claims).then(
        () => true,
        () => false,
      )
      response.writeHead(isSigned ? 200 : 401)
      return response.end(isSigned ? JSON.stringify({ access_token: 'of-the-sink', expires_in: 3600 }) : '{}')
    }
    const isFirst = body.includes('flaky') && !refused.has(path + body)
    if (isFirst) refused.add(path + body)
    else notices.push({ path, authorization: headers.authorization ?? '', body })
    response.writeHead(isFirst ? 503 : 200).end('{}')
  })
  return new Promise((started) => {
    server.listen(0, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const env = {
        SEARCH_NOTICE_URL: url,
        INDEXNOW_KEY: 'key-of-the-tests',
        GOOGLE_INDEXING_EMAIL: ACCOUNT,
        GOOGLE_INDEXING_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      }
      const close = () =>
        new Promise<void>((done) => {
          server.closeAllConnections()
          server.close(() => done())
        })
      started({ url, env, close })
    })
  })
}
