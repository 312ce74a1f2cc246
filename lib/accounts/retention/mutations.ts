import { countOf } from '@/lib/platform/numbers'
import 'server-only'
import { retentionMessages } from '@/lib/accounts/retention/messages'
import {
  type ActiveRule,
  dueAccounts,
  dueApplications,
  dueMessages,
  findActiveRule,
  listDueIds,
  toRule,
} from '@/lib/accounts/retention/queries'
import {
  kinds,
  type NewRule,
  type RetentionKind,
  type Rule,
  retentionKinds,
  WARNING_DAYS,
} from '@/lib/accounts/retention/schema'
import { removeAccount } from '@/lib/accounts/seekers/deletion-mutations'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { Prisma } from '@/lib/generated/prisma/client'
import { forgetMails } from '@/lib/hiring/applications/withheld-mutations'
import { forgetApplications } from '@/lib/hiring/persons/audit-mutations'
import { forgetMessages, forgetReplyMails } from '@/lib/people/contacts/mutations'
import { now } from '@/lib/platform/clock'
import { dayLabel } from '@/lib/platform/dates'
import { putMail, putMails } from '@/lib/platform/mail/mutations'
import { type MailContent, renderMail } from '@/lib/platform/mail/render'
import { mailServer } from '@/lib/platform/mail/server'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'
import { releaseFile, removeStored } from '@/lib/platform/uploads/mutations'
import { putEvent } from '@/lib/platform/webhooks/mutations'
import { site } from '@/lib/site/company'

const portal = { kind: 'system' } as const
const MAX_A_RUN = 200
const MAX_MESSAGES = 10_000
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 50
const ACCOUNT_BATCH = 10

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

/** Returns false if the version is stale. Version 0 means that there's no rule yet. */
async function write(tx: Database, kind: string, months: number, version: number): Promise<boolean> {
  if (version === 0)
    return (
      (await tx.retentionRule.createMany({ data: [{ kind, months, updatedAt: now() }], skipDuplicates: true })).count >
      0
    )
  const data = { months, version: { increment: 1 }, updatedAt: now() }
  return (await tx.retentionRule.updateMany({ where: { kind, version }, data })).count > 0
}

/** Includes decisions that were undone, which restore the time of the change before. */
const activeSince = (notice: Prisma.Sql) => Prisma.sql`(
  EXISTS (SELECT FROM "ApplicationEvent" e WHERE e."applicationId" = a."id" AND e."createdAt" > ${notice})
  OR EXISTS (
    SELECT FROM "Interview" i WHERE i."applicationId" = a."id" AND (
      (i."state" = 'SCHEDULED' AND i."startsAt" > ${notice})
      OR EXISTS (SELECT FROM "InterviewEvent" e WHERE e."interviewId" = i."id" AND e."createdAt" > ${notice})
    )
  )
)`

/** Makes applications and accounts that something kept since their notice get a new one before they're deleted. */
export async function renewNotices(): Promise<void> {
  await db().$executeRaw`
    UPDATE "Application" SET "retentionWarnedAt" = NULL WHERE "id" IN (
      SELECT "id" FROM "Application" a
      WHERE "retentionWarnedAt" IS NOT NULL AND ${activeSince(Prisma.sql`a."retentionWarnedAt"`)}
      ORDER BY "id" FOR NO KEY UPDATE
    )`
  await db().$executeRaw`
    UPDATE "Seeker" s SET "retentionWarnedAt" = NULL WHERE "retentionWarnedAt" IS NOT NULL AND EXISTS (
      SELECT FROM "Application" a WHERE a."seekerId" = s."id" AND (
        a."stateChangedAt" > s."retentionWarnedAt" OR ${activeSince(Prisma.sql`s."retentionWarnedAt"`)}
      )
    )`
}

/**
 * Deletes expired rows and their files in batches, once their notice period is over. Each batch reads the rule again, so
 * changes take effect right away. Deletes nothing while email is off, because no one would get a notice.
 */
export async function deleteByRules(): Promise<void> {
  if (!mailServer()) return
  await renewNotices()
  for (const kind of kinds)
    await processDueRows({
      task: `delete-by-rules-${kind}`,
      batch: kind === 'accounts' ? ACCOUNT_BATCH : BATCH,
      maxRows: MAX_A_RUN,
      due: (take) => dueIds(kind, 'delete', take),
      act: (ids) => removeBatch(kind, ids),
    })
}

async function dueIds(kind: RetentionKind, step: 'warn' | 'delete', take: number): Promise<number[]> {
  const rule = await findActiveRule(db(), kind)
  return rule ? listDueIds(db(), kind, step, rule, take) : []
}

async function removeBatch(kind: RetentionKind, ids: number[]): Promise<void> {
  const unused = await db().$transaction(async (tx) => {
    const rule = await findActiveRule(tx, kind)
    return rule ? removers[kind](tx, rule, ids) : []
  })
  for (const name of unused) await removeStored(name)
}

/** Each function returns the names of orphaned files. */
const removers: Record<RetentionKind, (tx: Database, rule: ActiveRule, ids: number[]) => Promise<string[]>> = {
  applications: async (tx, rule, ids) => {
    const where = dueApplications('delete', rule, now())
    const id = { in: await lock(tx, Prisma.sql`"Application"`, ids) }
    // Checked again under the lock, to keep applications whose status has changed.
    const select = { id: true, resumeId: true }
    const applications = await tx.application.findMany({ where: { ...where, id }, select })
    const found = applications.map(({ id }) => id)
    await forgetApplications(tx, found)
    await forgetMails(tx, found)
    const unused: string[] = []
    for (const application of applications) {
      await putEvent(tx, 'application.deleted', { kind: 'application', id: application.id })
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
    // Checked again under the lock, to keep accounts that have just signed in.
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
    await forgetMessages(tx, found)
    await tx.contactMessage.deleteMany({ where: { id: { in: found } } })
    for (const subjectId of found) await audit(tx, portal, { action: 'message.deleted', subjectId })
    return []
  },
}

/** Locks rows with SKIP LOCKED. Leaves out rows that were deleted or that another process has locked. */
async function lock(tx: Database, table: Prisma.Sql, ids: number[]): Promise<number[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${table} WHERE "id" = ANY(${ids}) FOR UPDATE SKIP LOCKED`
  return locked.map(({ id }) => id)
}

export async function warnOfDeletion(): Promise<void> {
  if (!mailServer()) return
  for (const kind of kinds) {
    const maxRows = kind === 'messages' ? MAX_MESSAGES : MAX_A_RUN
    await processDueRows({
      task: `warn-of-deletion-${kind}`,
      batch: maxRows,
      maxRows,
      due: (take) => dueIds(kind, 'warn', take),
      act: (ids) => db().$transaction((tx) => warnBatch(tx, kind, ids)),
    })
  }
}

async function warnBatch(tx: Database, kind: RetentionKind, ids: number[]): Promise<void> {
  const rule = await findActiveRule(tx, kind)
  if (rule === null) return
  const time = now()
  const count = await warners[kind]({ tx, rule, ids, time, day: new Date(time.getTime() + WARNING_DAYS * DAY_MS) })
  if (count > 0) await audit(tx, portal, { action: 'retention.warned', subject: kind, detail: { count } })
}

type Warning = { tx: Database; rule: ActiveRule; ids: number[]; time: Date; day: Date }

const warners: Record<RetentionKind, (warning: Warning) => Promise<number>> = {
  applications: async ({ tx, rule, ids, time, day }) => {
    const where = dueApplications('warn', rule, time)
    // To avoid deadlocks, locks the rows in the same order as others do.
    await tx.$executeRaw`SELECT 1 FROM "Application" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR NO KEY UPDATE`
    // Claims the rows, so that no other process sends the same notices.
    const claimed = await tx.application.updateManyAndReturn({
      where: { ...where, id: { in: ids } },
      data: { retentionWarnedAt: time },
      select: { email: true, posting: { select: { jobTitle: true, company: true } } },
    })
    const emails = [...new Set(claimed.map(({ email }) => email))]
    const mails = emails.map((to) => {
      const jobs = claimed.filter(({ email }) => email === to).map(({ posting }) => posting)
      return { to, content: applicationsWarning(jobs, day) }
    })
    await putMails(tx, mails)
    return claimed.length
  },
  accounts: async ({ tx, rule, ids, time, day }) => {
    const where = dueAccounts('warn', rule, time)
    const claimed = await tx.seeker.updateManyAndReturn({
      where: { ...where, id: { in: ids } },
      data: { retentionWarnedAt: time },
      select: { email: true, verifiedAt: true },
    })
    // An unconfirmed email may belong to a stranger, so no notice is sent.
    const known = claimed.filter(({ verifiedAt }) => verifiedAt !== null)
    await putMails(
      tx,
      known.map(({ email }) => ({ to: email, content: accountWarning(day) })),
    )
    return claimed.length
  },
  // One email per owner and day, however many messages there are.
  messages: async ({ tx, rule, ids, time, day }) => {
    const today = { gt: new Date(time.getTime() - DAY_MS), gte: rule.updatedAt, lte: time }
    if ((await tx.contactMessage.count({ where: { retentionWarnedAt: today } })) > 0) return 0
    const where = dueMessages('warn', rule, time)
    const { count } = await tx.contactMessage.updateMany({
      where: { ...where, id: { in: ids } },
      data: { retentionWarnedAt: time },
    })
    if (count === 0) return 0
    const owners = await tx.admin.findMany({ where: { role: 'OWNER' }, select: { email: true } })
    for (const { email } of owners) await putMail(tx, email, messagesWarning(count, day))
    return count
  },
}

type Job = { jobTitle: string; company: string }

function applicationsWarning(jobs: Job[], day: Date): Promise<MailContent> {
  const subject =
    jobs.length === 1 ? `Your application for ${jobs[0]?.jobTitle}` : `${jobs.length} of your applications`
  return renderMail({
    kind: 'deletion',
    subject: `${subject} will be deleted`,
    lines: [
      `On ${dayLabel(day)}, we'll delete the following applications and their resumes. We don't keep this data longer than we need it.`,
      ...jobs.map(({ jobTitle, company }) => `${jobTitle} at ${company}`),
      "You don't need to do anything. If you'd like a copy, log in before then and download your data from your account settings.",
      `Still talking with an employer? If you'd like us to keep an application, email ${site.email}.`,
    ],
    action: { label: 'View your applications', url: `${env().SITE_URL}/jobs-applied` },
  })
}

function accountWarning(day: Date): Promise<MailContent> {
  return renderMail({
    kind: 'deletion',
    subject: `Your ${site.name} account will be deleted`,
    lines: [
      "You haven't used your account in a long time, and we don't keep data longer than we need it.",
      `To keep your account, log in before ${dayLabel(day)}. That's all it takes.`,
      "If you don't, we'll delete it on that day, along with your profile, files and applications.",
    ],
    action: { label: 'Log in to keep it', url: `${env().SITE_URL}/login` },
  })
}

function messagesWarning(count: number, day: Date): Promise<MailContent> {
  const messages = countOf(count, 'contact message')
  return renderMail({
    kind: 'deletion',
    subject: `${messages} will be deleted`,
    lines: [
      `${messages} ${count === 1 ? 'is' : 'are'} about to reach the retention limit you set and will be deleted on ${dayLabel(day)}.`,
      'Reply to the ones that matter before then, or change the limit.',
    ],
    action: { label: 'Review the limit', url: `${env().SITE_URL}/retention` },
  })
}
