import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecretFiles, secretNames } from '@/lib/platform/secret-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function fileWith(content: string): string {
  const file = join(folder, 'secret')
  writeFileSync(file, content)
  return file
}

test.each(secretNames)('reads %s from its file', (name) => {
  const variables: Record<string, string | undefined> = { [`${name}_FILE`]: fileWith('from the file'), PORT: '3000' }
  loadSecretFiles(variables)
  expect(variables).toEqual({ [name]: 'from the file', PORT: '3000' })
})

test.each([
  ['a secret\n', 'a secret'],
  ['a secret\r\n', 'a secret'],
  [' a secret \n\n', ' a secret \n'],
])('reads from %j the secret %j', (content, secret) => {
  const variables: Record<string, string | undefined> = { AUTH_SECRET_FILE: fileWith(content) }
  loadSecretFiles(variables)
  expect(variables.AUTH_SECRET).toBe(secret)
})

test('treats an empty file name as unset', () => {
  const variables = { AUTH_SECRET: 'given', AUTH_SECRET_FILE: '' }
  loadSecretFiles(variables)
  expect(variables.AUTH_SECRET).toBe('given')
})

test('reports all errors at once, without revealing secrets', () => {
  const variables = {
    DATABASE_URL: 'postgresql://portal:hidden@db/portal',
    DATABASE_URL_FILE: fileWith('anything'),
    SMTP_URL_FILE: join(folder, 'none'),
    AUTH_SECRET_FILE: folder,
  }
  const load = () => loadSecretFiles(variables)
  expect(load).toThrow(/DATABASE_URL_FILE and DATABASE_URL are both set/)
  expect(load).toThrow(/SMTP_URL_FILE can't be read: .*none \(ENOENT\)/)
  expect(load).toThrow(/AUTH_SECRET_FILE can't be read: .* \(EISDIR\)/)
  expect(load).not.toThrow(/hidden/)
})

test('rejects an empty file', () => {
  expect(() => loadSecretFiles({ BACKUP_KEY_FILE: fileWith('\n') })).toThrow(/BACKUP_KEY_FILE points to an empty file/)
})
