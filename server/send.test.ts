import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { codingFor, compressed } from './send'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0, identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('chooses for %j the encoding %s', (accepted, coding) => expect(codingFor(accepted)).toBe(coding))

const text = Buffer.from('one '.repeat(1_000))
const pageOf = (body: Buffer, type: string) => ({ status: 200, headers: { 'content-type': type }, body })

test('decompresses to the original in every encoding', async () => {
  const { body, br, gzip } = await compressed(pageOf(text, 'text/html; charset=utf-8'))
  expect(body).toBe(text)
  expect(brotliDecompressSync(br ?? '')).toEqual(text)
  expect(gunzipSync(gzip ?? '')).toEqual(text)
})

test('produces only the requested encodings', async () => {
  expect(Object.keys(await compressed(pageOf(text, 'text/html'), ['gzip']))).not.toContain('br')
  expect(Object.keys(await compressed(pageOf(text, 'text/html'), [undefined]))).toEqual(['status', 'headers', 'body'])
})

test("doesn't compress a body that wouldn't get smaller", async () => {
  for (const page of [pageOf(text, 'image/png'), pageOf(text.subarray(0, 9), 'text/css')])
    expect(await compressed(page)).toEqual(page)
})
