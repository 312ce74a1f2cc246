import 'server-only'
import { sessionLife } from '@/lib/auth/cookies'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { ownerOf } from '@/lib/auth/sessions'
import { db } from '@/lib/db'
import { now } from '@/lib/platform/clock'

const MAX_SHOWN = 8

/** Where the viewer is signed in: in this session, and in others, the last used first. */
export async function listOwnSessions({ kind, id, sessionId }: Seeker | Admin) {
  const time = now().getTime()
  const where = {
    ...ownerOf(kind, id),
    id: { not: sessionId },
    expiresAt: { gt: new Date(time) },
    lastSeenAt: { gt: new Date(time - sessionLife[kind].idle * 1000) },
  }
  const [{ createdAt: signedInAt }, count, others] = await Promise.all([
    db().session.findUniqueOrThrow({ where: { id: sessionId }, select: { createdAt: true } }),
    db().session.count({ where }),
    db().session.findMany({
      where,
      orderBy: { lastSeenAt: 'desc' },
      take: MAX_SHOWN,
      select: { createdAt: true, lastSeenAt: true },
    }),
  ])
  return { signedInAt, count, others }
}

export type OwnSessions = Awaited<ReturnType<typeof listOwnSessions>>
