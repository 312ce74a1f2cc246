import 'server-only'
import { audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import { dayLabel } from '@/lib/dates'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { putMail, putMails } from '@/lib/mail/outbox'
import { type MailContent, renderMail } from '@/lib/mail/render'
import { type ActiveRule, dueAccounts, dueApplications, dueMessages, listDueIds } from '@/lib/retention/candidates'
import { findActiveRule } from '@/lib/retention/queries'
import { kinds, type RetentionKind, WARNING_DAYS } from '@/lib/retention/schema'
import { workOff } from '@/lib/schedule/rows'
import { site } from '@/lib/site'

const portal = { kind: 'system' } as const
const MOST_A_RUN = 200
const MOST_MESSAGES = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

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

type Job = { jobTitle: string; company: string }

function applicationsWarning(jobs: Job[], day: Date): Promise<MailContent> {
  const subject =
    jobs.length === 1 ? `Your application for ${jobs[0]?.jobTitle}` : `${jobs.length} of your applications`
  return renderMail({
    kind: 'deletion',
    subject: `${subject} will be deleted`,
    lines: [
      `On ${dayLabel(day)} we delete what you sent us long ago, with the resume: we do not keep such data longer than we need it.`,
      ...jobs.map(({ jobTitle, company }) => `${jobTitle} at ${company}`),
      'You need not do anything. If you want a copy, log in before that day and download your data from your account settings.',
      `If you are still in touch with an employer about it and want it kept, write to ${site.email}.`,
    ],
    action: { label: 'See your applications', url: `${env().SITE_URL}/jobs-applied` },
  })
}

function accountWarning(day: Date): Promise<MailContent> {
  return renderMail({
    kind: 'deletion',
    subject: `Your ${site.name} account will be deleted`,
    lines: [
      'You have not used your account for a long time, and we do not keep data longer than we need it.',
      `If you want to keep your account, log in before ${dayLabel(day)}. That is all it takes.`,
      'Otherwise we delete it on that day with your profile, your files and your applications.',
    ],
    action: { label: 'Log in and keep it', url: `${env().SITE_URL}/login` },
  })
}

function messagesWarning(count: number, day: Date): Promise<MailContent> {
  const messages = count === 1 ? '1 contact message' : `${count.toLocaleString('en-US')} contact messages`
  return renderMail({
    kind: 'deletion',
    subject: `${messages} will be deleted`,
    lines: [
      `${messages} will soon be older than your rule allows. They are deleted on ${dayLabel(day)}.`,
      'Answer or copy what you need before that day, or change the rule.',
    ],
    action: { label: 'See the rule', url: `${env().SITE_URL}/retention` },
  })
}
