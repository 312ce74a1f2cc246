import { readFileSync } from 'node:fs'
import { apiPrefixes } from '@/lib/site/routes/api-paths'

const config = readFileSync('deploy/nginx.conf', 'utf8')
const valuesOf = (name: string) => new RegExp(`^\\s*${name} (.+);$`, 'm').exec(config)?.[1]?.split(/[ :]/) ?? []

test('pages redirect from http to https, and calls without TLS are refused', () => {
  const plain = /listen 80 default_server;([\s\S]*?)\n {2}\}/.exec(config)?.[1] ?? ''
  expect(plain).toMatch(/location \/ \{\s+return 308 https:\/\/\$host\$request_uri;/)
  const calls = new RegExp(/location ~ (\S+) \{\s+return 403;/.exec(plain)?.[1] ?? '^$')
  expect(apiPrefixes.filter((path) => !calls.test(path))).toEqual(['/embed'])
  const pages = ['/', '/blogs', '/blogsection', '/profile', '/hirefromus']
  expect(pages.filter((path) => calls.test(path))).toEqual([])
})

test('TLS is 1.2 or 1.3, with only forward secrecy and authenticated ciphers', () => {
  expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2', 'TLSv1.3'])
  const ciphers = valuesOf('ssl_ciphers')
  expect(ciphers.length).toBeGreaterThan(3)
  expect(ciphers.filter((cipher) => !/^ECDHE-.+(GCM-SHA\d+|CHACHA20-POLY1305)$/.test(cipher))).toEqual([])
})

test('the server reveals and lists nothing', () => {
  expect(valuesOf('server_tokens')).toEqual(['off'])
  expect(config).not.toContain('autoindex')
})

test('the image has no history, secrets or tests', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(
    ['.git', '.env*', '.data', 'deploy', '**/*.test.ts', 'e2e'].filter((pattern) => !left.includes(pattern)),
  ).toEqual([])
})
