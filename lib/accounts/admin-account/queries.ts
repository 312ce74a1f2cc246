import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

export async function getSecondFactor({ id }: Admin) {
  const { totpEnabledAt, recoveryCodes } = await db().admin.findUniqueOrThrow({
    where: { id },
    select: { totpEnabledAt: true, recoveryCodes: true },
  })
  return { since: totpEnabledAt, codesLeft: recoveryCodes.length }
}

export async function wantsSummary({ id }: Admin): Promise<boolean> {
  const { summaryAt } = await db().admin.findUniqueOrThrow({ where: { id }, select: { summaryAt: true } })
  return summaryAt !== null
}
