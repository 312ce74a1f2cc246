import 'server-only'
import { audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { putMail, putMails } from '@/lib/mail/outbox'
import { type ActiveRule, dueAccounts, dueApplications, dueMessages, listDueIds } from '@/lib/retention/candidates'
import { accountWarning, applicationsWarning, messagesWarning } from '@/lib/retention/mails'
import { findActiveRule } from '@/lib/retention/queries'
import { kinds, type RetentionKind, WARNING_DAYS } from '@/lib/retention/schema'
import { workOff } from '@/lib/schedule/rows'

const portal = { kind: 'system' } as const
const MOST_A_RUN = 200
const MOST_MESSAGES = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Warns of what a rule will soon delete, so much in a run; it is claimed, told and written down in one transaction. Without a
 * mail server nobody is warned.
 */
export async function warnOfDeletion(): Promise<void> {
  if (!env().SMTP_URL) return
  for (const kind of kinds) {
    const maxRows = kind === 'messages' ? MOST_MESSAGES : MOST_A_RUN
    await workOff({
      task: `warn-of-deletion-${kind}`,
      batch: maxRows,
      maxRows,
      due: (take) => dueIds(kind, take),
      act: (ids) => db().$transaction((tx) => warnBatch(tx, kind, ids)),
    })
  }
}

async function dueIds(kind: RetentionKind, take: number): Promise<number[]> {
  const rule = await findActiveRule(db(), kind)
  return rule ? listDueIds(db(), kind, 'warn', rule, take) : []
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
    // Whoever else warns at this moment finds them claimed.
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
    // Who never confirmed the address may be a stranger to it: nobody is written to.
    const known = claimed.filter(({ verifiedAt }) => verifiedAt !== null)
    await putMails(
      tx,
      known.map(({ email }) => ({ to: email, content: accountWarning(day) })),
    )
    return claimed.length
  },
  // One mail a day to each owner, however many messages there are.
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
