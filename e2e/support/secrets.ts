import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { required } from './settings'

const SECRET_FIELD = /password|otp|code|token|secret/i
const MIN_COOKIE_LENGTH = 20
const MAX_FILE_BYTES = 4_096
const MIN_LINE_LENGTH = 12

/** All workers of a run share this file. It has what they sent and received that must not be in a log. */
const file = () => join(tmpdir(), `portal-secrets-${new URL(required('TEST_SITE_URL')).port}.txt`)
const noted = new Set<string>()

type Sent = { json?: unknown; form?: FormData; headers?: Record<string, string> }

/**
 * Records the secrets of a call for app/api/secrets-in-logs.alone.test.ts: passwords, codes, tokens, cookies and lines
 * of files.
 */
export async function noteSecrets(path: string, sent: Sent, received: Headers) {
  const query = [...new URL(path, 'http://localhost').searchParams].filter(([name]) => SECRET_FIELD.test(name))
  note([
    ...query.map(([, value]) => value),
    ...secretsIn(sent.json),
    ...(sent.headers?.authorization?.split(' ').slice(1) ?? []),
    ...received
      .getSetCookie()
      .flatMap((line) => /=([^;]+)/.exec(line)?.[1] ?? [])
      .filter(isLongCookie),
    ...(await linesOf(sent.form)),
  ])
}

/** Every secret recorded in this run so far. */
export function notedSecrets(): string[] {
  return existsSync(file()) ? [...new Set(readFileSync(file(), 'utf8').split('\n').filter(Boolean))] : []
}

const isLongCookie = (value: string) => value.length >= MIN_COOKIE_LENGTH

function note(values: string[]): void {
  const fresh = values.filter((value) => value && !value.includes('\n') && !noted.has(value))
  if (fresh.length === 0) return
  for (const value of fresh) noted.add(value)
  appendFileSync(file(), `${fresh.join('\n')}\n`, { mode: 0o600 })
}

function secretsIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) =>
    typeof value === 'string' ? (SECRET_FIELD.test(name) ? [value] : []) : secretsIn(value),
  )
}

/** The lines of uploaded documents, and the secrets in the JSON part beside them. */
async function linesOf(form: FormData | undefined): Promise<string[]> {
  const found: string[] = []
  for (const value of form?.values() ?? []) {
    if (typeof value === 'string') found.push(...secretsIn(parse(value)))
    else if (value.size <= MAX_FILE_BYTES && /pdf|text/.test(value.type))
      found.push(...(await value.text()).split('\n'))
  }
  return found.filter((line) => line.length >= MIN_LINE_LENGTH || !line.includes(' '))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
