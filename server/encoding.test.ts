import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { codingFor, encode } from './encoding'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0, identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for %j it is %s', (accepted, coding) => expect(codingFor(accepted)).toBe(coding))

test('each coding holds the same bytes', async () => {
  const body = Buffer.from('one '.repeat(1_000))
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body)
  expect(await encode(body, 'identity')).toBe(body)
})
