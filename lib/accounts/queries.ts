import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { type Admin, checkOwnEmail, type Seeker } from '@/lib/auth/guards'
import { hashOfResetToken } from '@/lib/auth/tokens'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'

const MAX_AT_ONCE = 5_000

export function listStudents(_admin: Admin) {
  return db().seeker.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_AT_ONCE,
    select: { id: true, userName: true, email: true, mobile: true, verifiedAt: true },
  })
}

export async function getAccount(viewer: Seeker | Admin, email: string) {
  checkOwnEmail(viewer, email)
  const select = { userName: true, mobile: true, country: true, email: true }
  const account = await db().seeker.findUnique({ where: { email }, select })
  if (!account) throw new ApiError('not-found')
  return account
}

export async function getSignedInName(email: string): Promise<string> {
  const { userName } = await db().seeker.findUniqueOrThrow({ where: { email }, select: { userName: true } })
  return userName
}

export async function hasPassword(seeker: Seeker): Promise<boolean> {
  return (await db().seeker.count({ where: { id: seeker.id, passwordHash: { not: null } } })) > 0
}

export async function findResetEmail(token: string): Promise<string | null> {
  const where = { tokenHash: hashOfResetToken(token), usedAt: null, expiresAt: { gt: now() } }
  const reset = await db().passwordReset.findFirst({ where, select: { seeker: { select: { email: true } } } })
  return reset?.seeker.email ?? null
}

export function listConsents(seeker: Seeker) {
  return db().consent.findMany({
    where: { seekerId: seeker.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, kind: true, textVersion: true, text: true, createdAt: true, withdrawnAt: true },
  })
}

export type ListedConsent = Awaited<ReturnType<typeof listConsents>>[number]

export async function findNotices({ id }: Seeker) {
  const { wantsJobReminders } = await db().seeker.findUniqueOrThrow({
    where: { id },
    select: { wantsJobReminders: true },
  })
  const news = await db().consent.count({ where: { seekerId: id, kind: 'news', withdrawnAt: null } })
  return { wantsReminders: wantsJobReminders, wantsNews: news > 0 }
}
