import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { isAccount } from '@/lib/auth/code-sign-in'
import type { Seeker } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { confirmationEmail, newJobsEmail } from '@/lib/jobs/alerts/emails'
import { type Frequency, firstTime, nextTime, toStoredFrequency } from '@/lib/jobs/alerts/frequency'
import { CONFIRM_DAYS, confirmUrl, readConfirmation, readManaged } from '@/lib/jobs/alerts/links'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import {
  claimDueAlert,
  findResolvedSearch,
  listDueAlerts,
  listNewJobs,
  ownedBy,
  titleForStrangers,
} from '@/lib/jobs/alerts/queries'
import type { NewAlert } from '@/lib/jobs/alerts/schema'
import { now } from '@/lib/platform/clock'
import { giveConsentOnce, withdrawConsents } from '@/lib/platform/consents/records'
import { putMail } from '@/lib/platform/mail/mutations'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

/** Each run overlaps with the previous one to catch jobs approved during it. No job is sent twice. */
const OVERLAP_MS = 60 * 60 * 1000

const giveConsent = (tx: Database, seekerId: number) => giveConsentOnce(tx, seekerId, 'job-alerts')

const MAX_PER_EMAIL = 20
const PURGE_BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Creates a job alert. Returns true if it's active, because it's for the seeker's own email, and false if a
 * confirmation link was emailed. Throws `conflict` if there are too many.
 */
export async function requestAlert(seeker: Seeker | null, { email, search, frequency }: NewAlert): Promise<boolean> {
  const title = await titleForStrangers(search)
  return db().$transaction(async (tx) => {
    const id = await findOrCreate(tx, email, search, frequency)
    const isOwn = seeker?.email === email
    if (isOwn) await activate(tx, { id, email, frequency })
    else await putMail(tx, email, confirmationEmail(title, frequency, await confirmUrl(id, frequency)))
    return isOwn
  })
}

export async function confirmAlert(token: string): Promise<void> {
  const confirmed = await readConfirmation(token)
  if (!confirmed) throw deadLink()
  const { id, frequency } = confirmed
  await db().$transaction(async (tx) => {
    const alert = await tx.jobAlert.findUnique({ where: { id }, select: { email: true } })
    if (!alert) throw deadLink()
    await activate(tx, { id, email: alert.email, frequency })
  })
}

export function changeFrequency(seeker: Seeker, id: number, frequency: Frequency): Promise<void> {
  return setFrequency(db(), { ...ownedBy(seeker), id }, frequency, new ApiError('not-found'))
}

export async function changeFrequencyByLink(token: string, frequency: Frequency): Promise<void> {
  const id = await readManaged(token)
  if (id === null) throw deadLink()
  await setFrequency(db(), { id }, frequency, deadLink())
}

export async function deleteAlert(seeker: Seeker, id: number): Promise<void> {
  const count = await remove({ ...ownedBy(seeker), id })
  if (count === 0) throw new ApiError('not-found')
}

export async function unsubscribe(token: string): Promise<void> {
  const id = await readManaged(token)
  if (id === null) throw deadLink()
  await remove({ id })
}

export function purgeUnconfirmedAlerts(): Promise<void> {
  const where = { confirmedAt: null, nextAt: { lte: now() } }
  return processDueRows({
    task: 'purge-unconfirmed-alerts',
    batch: PURGE_BATCH,
    due: async (take) => (await db().jobAlert.findMany({ where, take, select: { id: true } })).map(({ id }) => id),
    act: async (ids) => {
      await db().jobAlert.deleteMany({ where: { ...where, id: { in: ids } } })
    },
  })
}

async function findOrCreate(tx: Database, email: string, search: string, wanted: Frequency): Promise<number> {
  const time = now()
  const nextAt = new Date(time.getTime() + CONFIRM_DAYS * DAY_MS)
  const frequency = toStoredFrequency(wanted)
  const data = { email, search, frequency, jobsSince: time, nextAt, createdAt: time }
  await tx.jobAlert.createMany({ data, skipDuplicates: true })
  // A repeated request extends the alert for as long as the new link works.
  await tx.jobAlert.updateMany({ where: { email, search, confirmedAt: null }, data: { nextAt } })
  const where = { email_search: { email, search } }
  return (await tx.jobAlert.findUniqueOrThrow({ where, select: { id: true } })).id
}

type Wanted = { id: number; email: string; frequency: Frequency }

async function activate(tx: Database, { id, email, frequency }: Wanted): Promise<void> {
  // Concurrent confirmations wait here, so that all of them count toward the limit.
  await tx.$executeRaw`SELECT 1 FROM "JobAlert" WHERE "email" = ${email} ORDER BY "id" FOR UPDATE`
  const others = { email, confirmedAt: { not: null }, id: { not: id } }
  if ((await tx.jobAlert.count({ where: others })) >= MAX_PER_EMAIL)
    throw new ApiError('conflict', jobAlertMessages.tooMany)
  const account = await tx.seeker.findFirst({ where: { email, ...isAccount }, select: { id: true } })
  const data = {
    confirmedAt: now(),
    jobsSince: now(),
    frequency: toStoredFrequency(frequency),
    nextAt: firstTime(now(), toStoredFrequency(frequency)),
  }
  const { count } = await tx.jobAlert.updateMany({ where: { id, confirmedAt: null }, data })
  if (count === 0) await setFrequency(tx, { id }, frequency, deadLink())
  if (!account) return
  await tx.jobAlert.updateMany({ where: { id }, data: { seekerId: account.id } })
  await giveConsent(tx, account.id)
}

async function setFrequency(
  tx: Database,
  where: Prisma.JobAlertWhereInput,
  wanted: Frequency,
  missing: ApiError,
): Promise<void> {
  const frequency = toStoredFrequency(wanted)
  const data = { frequency, nextAt: firstTime(now(), frequency) }
  const { count } = await tx.jobAlert.updateMany({ where: { ...where, NOT: { frequency } }, data })
  if (count === 0 && (await tx.jobAlert.count({ where })) === 0) throw missing
}

async function remove(where: Prisma.JobAlertWhereInput): Promise<number> {
  return db().$transaction(async (tx) => {
    const owners = await tx.jobAlert.findMany({ where, select: { seekerId: true } })
    const { count } = await tx.jobAlert.deleteMany({ where })
    for (const { seekerId } of owners) if (seekerId) await withdrawConsent(tx, seekerId)
    return count
  })
}

const deadLink = () => new ApiError('gone', jobAlertMessages.deadLink)

async function withdrawConsent(tx: Database, seekerId: number): Promise<void> {
  if ((await tx.jobAlert.count({ where: { seekerId } })) === 0) await withdrawConsents(tx, seekerId, 'job-alerts')
}

export function sendDueAlerts(): Promise<void> {
  return processDueRows({
    task: 'send-job-alerts',
    due: (take) => listDueAlerts(now(), take),
    act: async ([id]) => {
      if (id !== undefined) await emailNewJobs(id)
    },
  })
}

/** Runs in one transaction, so that an alert is sent once however many processes there are. */
async function emailNewJobs(alertId: number): Promise<void> {
  const time = now()
  const search = await findResolvedSearch(alertId)
  await db().$transaction(async (tx) => {
    const alert = await claimDueAlert(tx, alertId, time)
    if (!alert) return
    const { id, email, frequency, nextAt, jobsSince } = alert
    const jobs = await listNewJobs(tx, { ...alert, search: search ?? alert.search }, time)
    if (jobs.length > 0) {
      const data = jobs.map((job) => ({ alertId: id, postingId: job.id, createdAt: time }))
      await tx.jobAlertMatch.createMany({ data })
      await putMail(tx, email, newJobsEmail(alert, jobs))
    }
    const since = new Date(Math.max(jobsSince.getTime(), time.getTime() - OVERLAP_MS))
    const data = { jobsSince: since, nextAt: nextTime(nextAt, frequency, time) }
    await tx.jobAlert.update({ where: { id }, data, select: { id: true } })
  })
}
