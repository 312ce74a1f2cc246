import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import { allowanceOf, spend } from '@/lib/api/limits'
import type { Proven } from '@/lib/auth/guards'
import { isScope, type Scope } from '@/lib/auth/scopes'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

/** Lets people and secret scanners recognize a key. */
const PREFIX = 'spk_'
const SECRET = /^spk_[\w-]{43}$/
const SHOWN_LENGTH = 10
const USE_NOTED_EVERY_MS = 60_000

/** A program that calls the API with a key. */
export type Program = Proven & {
  kind: 'program'
  /** The key's id. */
  id: number
  name: string
  /** The system that the key belongs to. Its jobs are the ones it can change. */
  system: string
  scopes: readonly Scope[]
}

const problems = {
  unknown: "This API key isn't valid. Check that it's complete.",
  revoked: 'This API key was revoked. Ask the site for a new one.',
  expired: 'This API key has expired. Ask the site for a new one.',
} as const

export function makeApiKey(): { secret: string; start: string; secretHash: string } {
  const secret = PREFIX + randomBytes(32).toString('base64url')
  return { secret, start: secret.slice(0, SHOWN_LENGTH), secretHash: hashOf(secret) }
}

export const isApiKey = (token: string) => token.startsWith(PREFIX)

/** The token of a Bearer header, or null. */
export function bearerOf(headers: Headers): string | null {
  return /^bearer +(.*)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null
}

/**
 * The program with that key. Throws `unauthenticated` for a key that doesn't work, `forbidden` if it doesn't have the
 * scope, or `too-many`. Without a scope, the call isn't open to programs.
 */
export async function authenticateProgram(secret: string, scope: Scope | undefined, ip: string): Promise<Program> {
  const key = SECRET.test(secret) ? await findKey(secret) : null
  const problem = problemOf(key)
  if (!key || problem) {
    await spend('api-key-try-by-ip', ip)
    const message = problems[problem ?? 'unknown']
    throw new ApiError('unauthenticated', message, {
      challenge: `error="invalid_token", error_description="${message}"`,
    })
  }
  await spend('call-by-api-key', String(key.id), allowanceOf('call-by-api-key').points / key.callsPerMinute)
  const scopes = key.scopes.filter(isScope)
  if (!scope) throw new ApiError('forbidden', "API keys can't make this call.")
  if (!scopes.includes(scope))
    throw new ApiError('forbidden', `This API key needs the scope ${scope}.`, {
      challenge: `error="insufficient_scope", scope="${scope}"`,
    })
  await noteUse(key)
  return { kind: 'program', id: key.id, name: key.name, system: key.system, scopes } as unknown as Program
}

function findKey(secret: string) {
  return db().apiKey.findUnique({
    where: { secretHash: hashOf(secret) },
    select: {
      id: true,
      name: true,
      system: true,
      scopes: true,
      callsPerMinute: true,
      expiresAt: true,
      revokedAt: true,
      lastUsedAt: true,
    },
  })
}

type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>

function problemOf(key: FoundKey | null): keyof typeof problems | null {
  if (!key) return 'unknown'
  if (key.revokedAt) return 'revoked'
  return key.expiresAt && key.expiresAt <= now() ? 'expired' : null
}

/** At most once a minute, so that a busy program doesn't write with every call. */
async function noteUse({ id, lastUsedAt }: FoundKey): Promise<void> {
  const time = now()
  const stale = new Date(time.getTime() - USE_NOTED_EVERY_MS)
  if (lastUsedAt && lastUsedAt > stale) return
  const isStale = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: stale } }] }
  await db().apiKey.updateMany({ where: { id, ...isStale }, data: { lastUsedAt: time } })
}

/** The secret is long and random, so a plain hash is enough. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
