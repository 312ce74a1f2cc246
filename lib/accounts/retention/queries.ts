import 'server-only'
import { kinds, type RetentionKind, type Rule, WARNING_DAYS } from '@/lib/accounts/retention/schema'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { now } from '@/lib/platform/clock'

const DAY_MS = 24 * 60 * 60 * 1000

export async function listRules(_owner: Admin) {
  const rows = await db().retentionRule.findMany({ select: { kind: true, months: true, version: true } })
  const rules = kinds.map((kind) => toRule(kind, rows.find((row) => row.kind === kind) ?? null))
  const listed: (Rule & { rows: { past: number; warned: number } | null })[] = []
  for (const rule of rules) listed.push({ ...rule, rows: await countRows(rule.kind) })
  return listed
}

export type RuleWithRows = Awaited<ReturnType<typeof listRules>>[number]

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

type Stage = 'warn' | 'delete' | 'warned' | 'past'

export type ActiveRule = { months: number; updatedAt: Date }

/** Applications that a rule warns about or deletes. Never includes people who were hired or had an interview lately. */
export function dueApplications(stage: Stage, rule: ActiveRule, time: Date): Prisma.ApplicationWhereInput {
  const { stateChangedAt: moved } = db().application.fields
  const old = oldAt(stage, rule, time)
  return {
    state: { not: 'HIRED' },
    stateChangedAt: { lt: old },
    // Moves between a job's own stages don't change the status.
    events: { none: { createdAt: { gte: old } } },
    interviews: { none: recentInterview(old) },
    ...warnedSince(stage, rule, time, moved),
  }
}

/** Accounts that a rule warns about or deletes. Never includes people whose applications a rule would keep. */
export function dueAccounts(stage: Stage, rule: ActiveRule, time: Date): Prisma.SeekerWhereInput {
  const { lastSeenAt: seen } = db().seeker.fields
  const old = oldAt(stage, rule, time)
  const kept: Prisma.ApplicationWhereInput[] = [
    { state: 'HIRED' },
    { stateChangedAt: { gte: old } },
    { events: { some: { createdAt: { gte: old } } } },
    { interviews: { some: recentInterview(old) } },
  ]
  return { applications: { none: { OR: kept } }, lastSeenAt: { lt: old }, ...warnedSince(stage, rule, time, seen) }
}

/** Includes interviews ahead. */
const recentInterview = (old: Date): Prisma.InterviewWhereInput => ({
  OR: [{ state: 'SCHEDULED', startsAt: { gte: old } }, { events: { some: { createdAt: { gte: old } } } }],
})

/** Rows that changed after their notice get a new one once they're old again. */
function warnedSince<Field>(stage: Stage, rule: ActiveRule, time: Date, active: Field) {
  if (stage === 'past') return {}
  if (stage === 'warn') return { OR: [...notWarned(rule), { retentionWarnedAt: { lt: active } }] }
  return { AND: [warnedAt(stage, rule, time), { retentionWarnedAt: { gte: active } }] }
}

export function dueMessages(stage: Stage, rule: ActiveRule, time: Date): Prisma.ContactMessageWhereInput {
  return { createdAt: { lt: oldAt(stage, rule, time) }, ...warnedAt(stage, rule, time) }
}

export async function listDueIds(
  database: Database,
  kind: RetentionKind,
  stage: Stage,
  rule: ActiveRule,
  take: number,
): Promise<number[]> {
  const time = now()
  const page = { take, orderBy: { id: 'asc' }, select: { id: true } } as const
  const find = {
    applications: () => database.application.findMany({ where: dueApplications(stage, rule, time), ...page }),
    accounts: () => database.seeker.findMany({ where: dueAccounts(stage, rule, time), ...page }),
    messages: () => database.contactMessage.findMany({ where: dueMessages(stage, rule, time), ...page }),
  }[kind]
  return (await find()).map(({ id }) => id)
}

function oldAt(stage: Stage, { months }: ActiveRule, time: Date): Date {
  return stage === 'warn' || stage === 'warned' ? warnBefore(months, time) : oldBefore(months, time)
}

function warnedAt(stage: Stage, rule: ActiveRule, time: Date) {
  if (stage === 'past') return {}
  if (stage === 'warn') return { OR: notWarned(rule) }
  return wasWarned(rule, stage === 'delete' ? warnedLongAgo(time) : time)
}

const notWarned = ({ updatedAt }: ActiveRule) => [{ retentionWarnedAt: null }, { retentionWarnedAt: { lt: updatedAt } }]

const wasWarned = ({ updatedAt }: ActiveRule, until: Date) => ({ retentionWarnedAt: { gte: updatedAt, lte: until } })

export function oldBefore(months: number, time: Date): Date {
  const then = new Date(time)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return then
}

export function warnBefore(months: number, time: Date): Date {
  return oldBefore(months, new Date(time.getTime() + WARNING_DAYS * DAY_MS))
}

export function warnedLongAgo(time: Date): Date {
  return new Date(time.getTime() - WARNING_DAYS * DAY_MS)
}
