import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { retentionMessages } from '@/lib/retention/messages'
import { toRule } from '@/lib/retention/queries'
import { type NewRule, type RetentionKind, type Rule, retentionKinds } from '@/lib/retention/schema'

export function setRule(owner: Admin, kind: RetentionKind, { months, version }: NewRule): Promise<Rule> {
  return db().$transaction(async (tx) => {
    const before = await tx.retentionRule.findUnique({ where: { kind }, select: { months: true, version: true } })
    const current = toRule(kind, before)
    if (!(await write(tx, kind, months ?? 0, version)))
      throw new ApiError('conflict', retentionMessages.changed, { current })
    const detail = { months, before: current.months }
    await audit(tx, owner, { action: 'retention.changed', subject: retentionKinds[kind].title, detail })
    return { kind, months, version: version + 1 }
  })
}

/** False when it is not at that version; the first version is of a rule that nobody has made yet. */
async function write(tx: Database, kind: string, months: number, version: number): Promise<boolean> {
  if (version === 0)
    return (
      (await tx.retentionRule.createMany({ data: [{ kind, months, updatedAt: now() }], skipDuplicates: true })).count >
      0
    )
  const data = { months, version: { increment: 1 }, updatedAt: now() }
  return (await tx.retentionRule.updateMany({ where: { kind, version }, data })).count > 0
}
