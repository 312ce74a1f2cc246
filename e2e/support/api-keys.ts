import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '@/lib/auth/scopes'
import { query } from './database'
import { Visitor } from './visitor'

type KeyOptions = { system?: string; name?: string; callsPerMinute?: number; expiresAt?: Date; revokedAt?: Date }
type Sent = { json?: unknown; headers?: Record<string, string> }

/** A program with an API key. */
export class Program {
  constructor(
    readonly id: number,
    readonly secret: string,
    readonly visitor = new Visitor(),
  ) {}

  call(method: string, path: string, { json, headers }: Sent = {}) {
    return this.visitor.call(method, path, { json, headers: { authorization: `Bearer ${this.secret}`, ...headers } })
  }
}

/** Inserts a key directly; app/api/api-keys/route.test.ts creates one in the console. */
export async function newProgram(scopes: readonly Scope[], options: KeyOptions = {}): Promise<Program> {
  const secret = `spk_${randomBytes(32).toString('base64url')}`
  const { name = 'Test program', callsPerMinute = 600, expiresAt = null, revokedAt = null } = options
  const { system = `test-${randomBytes(4).toString('hex')}` } = options
  const [key] = await query<{ id: number }>(
    `INSERT INTO "ApiKey" ("name", "system", "start", "secretHash", "scopes", "callsPerMinute", "expiresAt",
      "revokedAt", "createdBy") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'Tests') RETURNING "id"`,
    [name, system, secret.slice(0, 10), sha256(secret), scopes, callsPerMinute, expiresAt, revokedAt],
  )
  if (!key) throw new Error("The API key wasn't created.")
  return new Program(key.id, secret)
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
