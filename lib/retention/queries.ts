import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { type ActiveRule, dueAccounts, dueApplications, dueMessages, type Stage } from '@/lib/retention/candidates'
import { kinds, type RetentionKind, type Rule } from '@/lib/retention/schema'

export async function listRules(_owner: Admin) {
  const rows = await db().retentionRule.findMany({ select: { kind: true, months: true, version: true } })
  const rules = kinds.map((kind) => toRule(kind, rows.find((row) => row.kind === kind) ?? null))
  const shown: (Rule & { rows: { past: number; warned: number } | null })[] = []
  for (const rule of rules) shown.push({ ...rule, rows: await countRows(rule.kind) })
  return shown
}

export type ShownRule = Awaited<ReturnType<typeof listRules>>[number]

export async function findActiveRule(tx: Database, kind: RetentionKind): Promise<ActiveRule | null> {
  const rule = await tx.retentionRule.findUnique({ where: { kind }, select: { months: true, updatedAt: true } })
  return rule && rule.months > 0 ? rule : null
}

export function toRule(kind: RetentionKind, row: { months: number; version: number } | null): Rule {
  return { kind, months: row && row.months > 0 ? row.months : null, version: row?.version ?? 0 }
}

async function countRows(kind: RetentionKind): Promise<{ past: number; warned: number } | null> {
  const rule = await findActiveRule(db(), kind)
  if (!rule) return null
  const time = now()
  const count = {
    applications: (stage: Stage) => db().application.count({ where: dueApplications(stage, rule, time) }),
    accounts: (stage: Stage) => db().seeker.count({ where: dueAccounts(stage, rule, time) }),
    messages: (stage: Stage) => db().contactMessage.count({ where: dueMessages(stage, rule, time) }),
  }[kind]
  return { past: await count('past'), warned: await count('warned') }
}
