import { readFileSync } from 'node:fs'
import { apiPrefixes } from '@/lib/site/routes/api-paths'

const config = readFileSync('deploy/nginx.conf', 'utf8')
const valuesOf = (name: string) => new RegExp(`^\\s*${name} (.+);$`, 'm').exec(config)?.[1]?.split(/[ :]/) ?? []

test('redirects pages from http to https and rejects API requests without TLS', () => {
  const plain = /listen 80 default_server;([\s\S]*?)\n {2}\}/.exec(config)?.[1] ?? ''
  expect(plain).toMatch(/location \/ \{\s+return 308 https:\/\/\$host\$request_uri;/)
  const calls = new RegExp(/location ~ (\S+) \{\s+return 403;/.exec(plain)?.[1] ?? '^$')
  expect(apiPrefixes.filter((path) => !calls.test(path))).toEqual(['/embed'])
  const pages = ['/', '/blogs', '/blogsection', '/profile', '/hirefromus']
  expect(pages.filter((path) => calls.test(path))).toEqual([])
})

test('allows only TLS 1.2 and 1.3 with forward secrecy and authenticated ciphers', () => {
  expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2', 'TLSv1.3'])
  const ciphers = valuesOf('ssl_ciphers')
  expect(ciphers.length).toBeGreaterThan(3)
  expect(ciphers.filter((cipher) => !/^ECDHE-.+(GCM-SHA\d+|CHACHA20-POLY1305)$/.test(cipher))).toEqual([])
})

test("hides the server's version and folder listings", () => {
  expect(valuesOf('server_tokens')).toEqual(['off'])
  expect(config).not.toContain('autoindex')
})

test('keeps history, secrets and tests out of the image', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(
    ['.git', '.env*', '.data', 'deploy', '**/*.test.ts', 'e2e'].filter((pattern) => !left.includes(pattern)),
  ).toEqual([])
})
