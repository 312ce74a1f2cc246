import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileHolder } from './held-files.mjs'

const FOR_EVERYONE = 'public, max-age=31536000, immutable'
let server: Server
let origin: string
let asked: string[]

beforeEach(async () => {
  asked = []
  const hold = fileHolder()
  server = createServer((request, response) => {
    if (hold(request, response)) return
    asked.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'text/plain')
    response.setHeader('cache-control', request.url?.includes('private') ? 'private, no-store' : FOR_EVERYONE)
    response.write('one ')
    response.end(request.url?.includes('large') ? 'x'.repeat(400_000) : 'two')
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers })
  return { text: await response.text(), type: response.headers.get('content-type'), status: response.status }
}

test('what is for everyone and never changes is made once', async () => {
  const first = await get('/uploads/logo.webp')
  expect(first).toEqual({ text: 'one two', type: 'text/plain', status: 200 })
  expect(await get('/uploads/logo.webp')).toEqual(first)
  expect(asked).toEqual(['GET /uploads/logo.webp'])
})

test.each(['/private/resume.pdf', '/large.webp'])('%s is made for each who asks', async (path) => {
  await get(path)
  await get(path)
  expect(asked).toHaveLength(2)
})

test('a part of a file, or whether it is newer, is asked of the site itself', async () => {
  await get('/uploads/logo.webp')
  await get('/uploads/logo.webp', { range: 'bytes=0-1' })
  await get('/uploads/logo.webp', { 'if-none-match': '"tag"' })
  expect(asked).toHaveLength(3)
})

test('a call that may have changed something makes uploads be looked up again, but not the files of the build', async () => {
  for (const path of ['/uploads/logo.webp', '/_next/static/chunk.js']) await get(path)
  await fetch(`${origin}/api/postings/1`, { method: 'DELETE' })
  for (const path of ['/uploads/logo.webp', '/_next/static/chunk.js']) await get(path)
  expect(asked.filter((line) => line.startsWith('GET'))).toEqual([
    'GET /uploads/logo.webp',
    'GET /_next/static/chunk.js',
    'GET /uploads/logo.webp',
  ])
})

test('what one coding was sent in is not sent to who takes another', async () => {
  await get('/uploads/logo.webp', { 'accept-encoding': 'br' })
  await get('/uploads/logo.webp', { 'accept-encoding': 'identity' })
  expect(asked).toHaveLength(2)
})
