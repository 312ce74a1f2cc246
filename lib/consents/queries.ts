import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'

/** What a seeker agreed to, the latest first. */
export function listConsents(seeker: Seeker) {
  return db().consent.findMany({
    where: { seekerId: seeker.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, kind: true, textVersion: true, text: true, createdAt: true, withdrawnAt: true },
  })
}

export type ListedConsent = Awaited<ReturnType<typeof listConsents>>[number]
