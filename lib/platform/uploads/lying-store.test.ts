import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { toApiError } from '@/lib/api/errors'
import type { Upload } from '@/lib/platform/uploads/check'
import { readStored, storeTimes, withBytes } from '@/lib/platform/uploads/store'

const upload: Upload = {
  rule: 'resume',
  bytes: Buffer.from('a resume'),
  ending: '.txt',
  mimeType: 'text/plain',
  originalName: 'resume.txt',
  width: null,
  height: null,
  scannedAt: null,
  narrower: [],
}

let store: Server
let elsewhere: Server
let reads = 0
let lie: (response: ServerResponse) => void

beforeAll(async () => {
  // The site also logs a failure.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  store = createServer((request, response) => {
    request.resume().once('end', () => lie(response))
  }).listen(0, '127.0.0.1')
  elsewhere = createServer((_request, response) => {
    reads += 1
    response.end('what is elsewhere')
  }).listen(0, '127.0.0.1')
  await Promise.all([store, elsewhere].map((server) => new Promise((done) => server.once('listening', done))))
  Object.assign(process.env, {
    S3_ENDPOINT: urlOf(store),
    S3_BUCKET: 'portal',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  storeTimes.socketTimeout = 300
})
afterAll(() => {
  for (const server of [store, elsewhere]) {
    server.closeAllConnections()
    server.close()
  }
})

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const lies: [string, (response: ServerResponse) => void][] = [
  ['hangs', () => {}],
  ['is broken', (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')],
  ['sends elsewhere', (response) => response.writeHead(301, { location: urlOf(elsewhere) }).end()],
  ['redirects temporarily', (response) => response.writeHead(307, { location: urlOf(elsewhere) }).end()],
  ['breaks off', (response) => response.destroy()],
]

test.each(lies)(
  'rejects an upload with a 503 and writes no row if the store %s',
  async (_name, answer) => {
    lie = answer
    let isSaved = false
    const stored = withBytes('a.txt', upload, async () => {
      isSaved = true
    })
    await expect(stored).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 60 })
    expect([isSaved, reads]).toEqual([false, 0])
  },
  20_000,
)

test.each(lies)(
  'returns a 503 for a file if the store %s',
  async (_name, answer) => {
    lie = answer
    const error = await readStored('a.txt').then(
      () => null,
      (thrown) => thrown,
    )
    expect(toApiError(error).code).toBe('unavailable')
    expect(reads).toBe(0)
  },
  20_000,
)

test.each<[string, (response: ServerResponse) => void]>([
  ['stops in the middle', (response) => response.writeHead(200, { 'content-length': 100 }).write('half')],
  [
    'breaks off in the middle',
    (response) => response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy()),
  ],
])(
  'rejects a body that %s as incomplete',
  async (_name, answer) => {
    lie = (response) => (response.req.method === 'HEAD' ? response.end() : answer(response))
    const stream = await readStored('a.txt')
    await expect(new Response(stream).text()).rejects.toThrow()
  },
  20_000,
)
