import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { AlertFrequency } from '@/lib/generated/prisma/enums'
import { readConfirmation, readManaged } from '@/lib/jobs/alerts/links'
import { areaOf } from '@/lib/jobs/postings/near-queries'
import { resolveSearch } from '@/lib/jobs/postings/resolved-search'
import { noFilters, readSearch, searchTitle, storedSearch } from '@/lib/jobs/postings/search'
import { publicWhere } from '@/lib/jobs/postings/search-conditions'
import { countJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'

const alertSelect = { id: true, search: true, frequency: true, createdAt: true } satisfies Prisma.JobAlertSelect

export function ownedBy({ id, email }: Seeker): Prisma.JobAlertWhereInput {
  return { OR: [{ seekerId: id }, { email }], confirmedAt: { not: null } }
}

export function listAlerts(seeker: Seeker) {
  return db().jobAlert.findMany({
    where: ownedBy(seeker),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: alertSelect,
  })
}

export async function findAlertToConfirm(token: string) {
  const confirmation = await readConfirmation(token)
  return confirmation && db().jobAlert.findUnique({ where: { id: confirmation.id }, select: alertSelect })
}

export async function findAlertByLink(token: string) {
  const id = await readManaged(token)
  return id === null ? null : db().jobAlert.findUnique({ where: { id }, select: alertSelect })
}

export type DueAlert = {
  id: number
  email: string
  search: string
  frequency: AlertFrequency
  jobsSince: Date
  nextAt: Date
}

export async function listDueAlerts(time: Date, take: number): Promise<number[]> {
  const where = { nextAt: { lte: time }, confirmedAt: { not: null } }
  const alerts = await db().jobAlert.findMany({ where, orderBy: { nextAt: 'asc' }, take, select: { id: true } })
  return alerts.map(({ id }) => id)
}

/** Locks an alert if it's still due. Other processes skip it. */
export async function claimDueAlert(tx: Database, id: number, time: Date): Promise<DueAlert | null> {
  const [alert] = await tx.$queryRaw<DueAlert[]>`
    SELECT "id", "email", "search", "frequency", "newsSince" AS "jobsSince", "nextAt" FROM "JobAlert"
    WHERE "id" = ${id} AND "nextAt" <= ${time} AND "confirmedAt" IS NOT NULL FOR UPDATE SKIP LOCKED`
  return alert ?? null
}

/** What an alert's search finds jobs by, like the job list's. */
export async function findResolvedSearch(id: number): Promise<string | null> {
  const alert = await db().jobAlert.findUnique({ where: { id }, select: { search: true } })
  return alert && storedSearch((await resolveSearch(readSearch(alert.search), now())).filters)
}

/** Describes a search without repeating unknown words, because the email may go to a stranger. */
export async function titleForStrangers(search: string): Promise<string> {
  const filters = readSearch(search)
  const near = filters.near.filter(areaOf)
  const hasJobs = !filters.q || (await countJobs({ ...noFilters, q: filters.q }, now())).total > 0
  return searchTitle({ ...filters, near, q: hasJobs ? filters.q : '' })
}

const MAX_LISTED = 20

export type NewJob = {
  id: number
  slug: string
  jobTitle: string
  company: string
  location: string
  salary: string
  total: number
}

function newJobsStatement({ id, search, jobsSince }: DueAlert, time: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT "id", "slug", "jobTitle", "company", "location", "salary", count(*) OVER ()::int AS "total" FROM "Posting"
    WHERE ${publicWhere(readSearch(search), time)} AND "approvedAt" > ${jobsSince}
      AND NOT EXISTS (SELECT FROM "JobAlertMatch" WHERE "alertId" = ${id} AND "postingId" = "Posting"."id")
    ORDER BY "approvedAt" DESC, "id" DESC LIMIT ${MAX_LISTED}`
}

export function listNewJobs(tx: Database, alert: DueAlert, time: Date): Promise<NewJob[]> {
  return tx.$queryRaw<NewJob[]>(newJobsStatement(alert, time))
}
