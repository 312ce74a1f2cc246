import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { isScope } from '@/lib/auth/scopes'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

/** All API keys, the ones that work first, then by date. */
export async function listApiKeys(_owner: Admin) {
  const time = now()
  const keys = await db().apiKey.findMany({
    orderBy: [{ revokedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    select: {
      id: true,
      name: true,
      system: true,
      start: true,
      scopes: true,
      callsPerMinute: true,
      expiresAt: true,
      revokedAt: true,
      lastUsedAt: true,
      createdBy: true,
      createdAt: true,
    },
  })
  return keys.map(({ revokedAt, ...key }) => {
    const isExpired = key.expiresAt !== null && key.expiresAt <= time
    const status: 'active' | 'expired' | 'revoked' = revokedAt ? 'revoked' : isExpired ? 'expired' : 'active'
    return { ...key, scopes: key.scopes.filter(isScope), status }
  })
}

export type ListedApiKey = Awaited<ReturnType<typeof listApiKeys>>[number]
