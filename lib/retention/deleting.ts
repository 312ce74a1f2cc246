import 'server-only'
import { forgetApplications, removeAccount } from '@/lib/accounts/deletion'
import { audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import { forgetReplyMails } from '@/lib/contacts/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import { type ActiveRule, dueAccounts, dueApplications, dueMessages, listDueIds } from '@/lib/retention/candidates'
import { findActiveRule } from '@/lib/retention/queries'
import { kinds, type RetentionKind } from '@/lib/retention/schema'
import { workOff } from '@/lib/schedule/rows'
import { releaseFile } from '@/lib/uploads/release'
import { removeStored } from '@/lib/uploads/store'

const portal = { kind: 'system' } as const
const MOST_A_RUN = 200
const BATCH = 50
const ACCOUNT_BATCH = 10

/**
 * Deletes what a rule wants gone and whose warning has run out, rows and files, so many in a run. The rule is read in the
 * transaction that deletes: one that was changed or taken back meanwhile counts at once. Nothing is deleted while no mail
 * can be sent: a warning that waits in the outbox has warned nobody.
 */
export async function deleteByRules(): Promise<void> {
  if (!env().SMTP_URL) return
  for (const kind of kinds)
    await workOff({
      task: `delete-by-rules-${kind}`,
      batch: kind === 'accounts' ? ACCOUNT_BATCH : BATCH,
      maxRows: MOST_A_RUN,
      due: (take) => dueIds(kind, take),
      act: (ids) => removeBatch(kind, ids),
    })
}

async function dueIds(kind: RetentionKind, take: number): Promise<number[]> {
  const rule = await findActiveRule(db(), kind)
  return rule ? listDueIds(db(), kind, 'delete', rule, take) : []
}

async function removeBatch(kind: RetentionKind, ids: number[]): Promise<void> {
  const unused = await db().$transaction(async (tx) => {
    const rule = await findActiveRule(tx, kind)
    return rule ? removers[kind](tx, rule, ids) : []
  })
  for (const name of unused) await removeStored(name)
}

/** Each gives the names of the files that nobody needs any more. */
const removers: Record<RetentionKind, (tx: Database, rule: ActiveRule, ids: number[]) => Promise<string[]>> = {
  applications: async (tx, rule, ids) => {
    const where = dueApplications('delete', rule, now())
    const id = { in: await lock(tx, Prisma.sql`"Application"`, ids) }
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
    return unused
  },
  accounts: async (tx, rule, ids) => {
    const where = dueAccounts('delete', rule, now())
    const id = { in: await lock(tx, Prisma.sql`"Seeker"`, ids) }
    // Likewise: who signs in at this moment keeps the account.
    const seekers = await tx.seeker.findMany({ where: { ...where, id }, select: { id: true, email: true } })
    const unused: string[] = []
    for (const seeker of seekers) unused.push(...(await removeAccount(tx, seeker)))
    return unused
  },
  messages: async (tx, rule, ids) => {
    const where = dueMessages('delete', rule, now())
    const id = { in: await lock(tx, Prisma.sql`"ContactMessage"`, ids) }
    const messages = await tx.contactMessage.findMany({ where: { ...where, id }, select: { id: true } })
    const found = messages.map(({ id }) => id)
    await forgetReplyMails(tx, found)
    await tx.contactMessage.deleteMany({ where: { id: { in: found } } })
    for (const subjectId of found) await audit(tx, portal, { action: 'message.deleted', subjectId })
    return []
  },
}

/** Locks rows for this transaction alone: other processes pass by. Those that are gone or locked already are left out. */
async function lock(tx: Database, table: Prisma.Sql, ids: number[]): Promise<number[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${table} WHERE "id" = ANY(${ids}) FOR UPDATE SKIP LOCKED`
  return locked.map(({ id }) => id)
}
