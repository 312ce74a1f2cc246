import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { codingFor, replyOf } from './reply'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0, identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for %j it is %s', (accepted, coding) => expect(codingFor(accepted)).toBe(coding))

const pageOf = (body: Buffer, headers: Record<string, string | string[]>) => ({
  status: 200,
  headers,
  body,
  replies: new Map(),
})
const text = Buffer.from('one '.repeat(1_000))

test('each coding holds the same bytes, and is made once', async () => {
  const page = pageOf(text, { 'content-type': 'text/html; charset=utf-8' })
  const [br, gzip, identity] = await Promise.all([
    replyOf(page, 'br', {}),
    replyOf(page, 'gzip', {}),
    replyOf(page, 'identity', {}),
  ])
  expect(brotliDecompressSync(br.body)).toEqual(text)
  expect(gunzipSync(gzip.body)).toEqual(text)
  expect(identity.body).toBe(text)
  expect(br.ofBody).toEqual(['content-encoding', 'br', 'content-length', String(br.body.length)])
  expect(identity.ofBody).toEqual(['content-length', '4000'])
  expect(replyOf(page, 'br', {})).toBe(br)
})

test('what does not get smaller stays as it is', async () => {
  for (const page of [
    pageOf(text, { 'content-type': 'image/png' }),
    pageOf(text.subarray(0, 9), { 'content-type': 'text/css' }),
  ])
    expect((await replyOf(page, 'br', {})).body).toBe(page.body)
})

test('the headers of the page stand above those of the site, and what is Next’s own is left out', async () => {
  const page = pageOf(text, {
    'content-type': 'application/xml',
    'set-cookie': ['a=1', 'b=2'],
    'x-nextjs-cache': 'HIT',
    'x-frame-options': 'SAMEORIGIN',
    'content-length': '1',
    vary: 'next-url',
  })
  const { headers } = await replyOf(page, 'gzip', { 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
  expect(headers).toEqual([
    ...['x-frame-options', 'SAMEORIGIN', 'referrer-policy', 'no-referrer'],
    ...['content-type', 'application/xml; charset=utf-8', 'set-cookie', 'a=1', 'set-cookie', 'b=2'],
    ...['vary', 'Accept-Encoding, RSC'],
  ])
})
