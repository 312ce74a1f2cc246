import 'server-only'
import { forgetApplications, removeAccount } from '@/lib/accounts/deletion'
import { audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import { type ActiveRule, dueAccounts, dueApplications, dueMessages } from '@/lib/retention/candidates'
import { findActiveRule } from '@/lib/retention/queries'
import { kinds, type RetentionKind } from '@/lib/retention/schema'
import { releaseFile } from '@/lib/uploads/release'
import { removeStored } from '@/lib/uploads/store'

const portal = { kind: 'system' } as const
const MOST_A_RUN = 200
const BATCH = 50
/** Each is looked for in the whole audit trail, all in one transaction. */
const ACCOUNT_BATCH = 10

/**
 * Deletes what a rule wants gone and whose warning has run out, rows and files, so many in a run. The rule is read in the
 * transaction that deletes: one that was changed or taken back meanwhile counts at once. Nothing is deleted while no mail
 * can be sent: a warning that waits in the outbox has warned nobody.
 */
export async function deleteByRules(): Promise<void> {
  if (!env().SMTP_URL) return
  for (const kind of kinds)
    for (let deleted = 0; deleted < MOST_A_RUN; ) {
      const { count, unused } = await db().$transaction((tx) => removeBatch(tx, kind))
      for (const name of unused) await removeStored(name)
      if (count === 0) break
      deleted += count
    }
}

type Removed = { count: number; unused: string[] }

async function removeBatch(tx: Database, kind: RetentionKind): Promise<Removed> {
  const rule = await findActiveRule(tx, kind)
  return rule ? removers[kind](tx, rule, now()) : { count: 0, unused: [] }
}

const removers: Record<RetentionKind, (tx: Database, rule: ActiveRule, time: Date) => Promise<Removed>> = {
  applications: async (tx, rule, time) => {
    const where = dueApplications('delete', rule, time)
    const due = await tx.application.findMany({ where, take: BATCH, orderBy: { id: 'asc' }, select: { id: true } })
    const id = { in: await lock(tx, Prisma.sql`"Application"`, due) }
    // Asked again once they are locked: an application that has moved on meanwhile stays.
    const select = { id: true, resumeId: true }
    const applications = await tx.application.findMany({ where: { ...where, id }, select })
    await forgetApplications(
      tx,
      applications.map(({ id }) => id),
    )
    const unused: string[] = []
    for (const application of applications) {
      await tx.application.delete({ where: { id: application.id }, select: { id: true } })
      await audit(tx, portal, { action: 'application.deleted', subjectId: application.id })
      const name = await releaseFile(tx, application.resumeId)
      if (name) unused.push(name)
    }
    return { count: applications.length, unused }
  },
  accounts: async (tx, rule, time) => {
    const where = dueAccounts('delete', rule, time)
    const due = await tx.seeker.findMany({ where, take: ACCOUNT_BATCH, orderBy: { id: 'asc' }, select: { id: true } })
    const id = { in: await lock(tx, Prisma.sql`"Seeker"`, due) }
    // Likewise: who signs in at this moment keeps the account.
    const seekers = await tx.seeker.findMany({ where: { ...where, id }, select: { id: true, email: true } })
    const unused: string[] = []
    for (const seeker of seekers) unused.push(...(await removeAccount(tx, seeker)))
    return { count: seekers.length, unused }
  },
  messages: async (tx, rule, time) => {
    const where = dueMessages('delete', rule, time)
    const due = await tx.contactMessage.findMany({ where, take: BATCH, orderBy: { id: 'asc' }, select: { id: true } })
    const ids = await lock(tx, Prisma.sql`"ContactMessage"`, due)
    await tx.contactMessage.deleteMany({ where: { id: { in: ids } } })
    for (const id of ids) await audit(tx, portal, { action: 'message.deleted', subjectId: id })
    return { count: ids.length, unused: [] }
  },
}

/** Locks rows for this transaction alone: other processes pass by. Those that are gone or locked already are left out. */
async function lock(tx: Database, table: Prisma.Sql, rows: { id: number }[]): Promise<number[]> {
  const ids = rows.map(({ id }) => id)
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${table} WHERE "id" = ANY(${ids}) FOR UPDATE SKIP LOCKED`
  return locked.map(({ id }) => id)
}
