import 'server-only'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { oldBefore, warnBefore, warnedLongAgo } from '@/lib/retention/age'

/** What is to be warned about or deleted now, and what has been warned about or is past the rule, for owners to see. */
export type Stage = 'warn' | 'delete' | 'warned' | 'past'
/** A rule that deletes. A warning counts under the rule that it was given under: a changed one warns anew. */
export type ActiveRule = { months: number; updatedAt: Date }

/** Which applications are at that stage of a rule at that time. Never those of the hired. */
export function dueApplications(stage: Stage, rule: ActiveRule, time: Date): Prisma.ApplicationWhereInput {
  const { stateChangedAt: moved } = db().application.fields
  const stateChangedAt = { lt: oldAt(stage, rule, time) }
  // One that has moved on since it was warned about is warned about anew when it is old again.
  const sinceMoved: Record<Stage, Prisma.ApplicationWhereInput> = {
    warn: { OR: [...notWarned(rule), { retentionWarnedAt: { lt: moved } }] },
    delete: { AND: [wasWarned(rule, warnedLongAgo(time)), { retentionWarnedAt: { gte: moved } }] },
    warned: { AND: [wasWarned(rule, time), { retentionWarnedAt: { gte: moved } }] },
    past: {},
  }
  return { state: { not: 'HIRED' }, stateChangedAt, ...sinceMoved[stage] }
}

/** Likewise accounts. Somebody hired keeps theirs: their application belongs to it. */
export function dueAccounts(stage: Stage, rule: ActiveRule, time: Date): Prisma.SeekerWhereInput {
  const lastSeenAt = { lt: oldAt(stage, rule, time) }
  return { applications: { none: { state: 'HIRED' } }, lastSeenAt, ...warnedAt(stage, rule, time) }
}

/** Likewise contact messages. */
export function dueMessages(stage: Stage, rule: ActiveRule, time: Date): Prisma.ContactMessageWhereInput {
  return { createdAt: { lt: oldAt(stage, rule, time) }, ...warnedAt(stage, rule, time) }
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
