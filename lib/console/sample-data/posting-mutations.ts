import 'server-only'
import { type Activity, hireForm, type SampleJob } from '@/lib/console/sample-data/activity'
import { timeAgo, viewsPerDay } from '@/lib/console/sample-data/dates'
import { isPublished, type Timeline } from '@/lib/console/sample-data/timeline'
import type { Database } from '@/lib/db'
import { newSlugs } from '@/lib/jobs/postings/mutations'
import { postingSchema } from '@/lib/jobs/postings/schema'
import { statusNamed } from '@/lib/jobs/postings/statuses'
import { postingColumns, writeRevision } from '@/lib/jobs/postings/stored'
import { storedReason } from '@/lib/jobs/reports/format'
import { markSampleRows } from '@/lib/platform/sample-rows/mutations'

const MINUTE_MS = 60 * 1000

/** Writes the employers' postings with views, reports and a change in review. Returns their ids by key. */
export async function addSamplePostings(
  tx: Database,
  activity: Activity,
  timeline: Timeline,
): Promise<(key: string) => number> {
  const { jobs } = activity
  const published = jobs.filter(isPublished)
  const free = await newSlugs(
    tx,
    published.map(({ jobTitle }) => jobTitle),
  )
  const slugs = new Map(published.map(({ key }, index) => [key, free[index]]))
  const oldestFirst = [...jobs].sort((one, other) => other.daysAgo - one.daysAgo)
  const data = oldestFirst.map((job) => postingRow(activity, job, timeline, slugs.get(job.key) ?? null))
  const added = await tx.posting.createManyAndReturn({ data, select: { id: true, jobTitle: true, email: true } })
  await markSampleRows(tx, 'ACTIVITY', 'Posting', added)
  const ids = new Map(
    jobs.map(({ key, jobTitle }) => [key, added.find((posting) => posting.jobTitle === jobTitle)?.id]),
  )
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`There's no sample job ${key}.`)
    return id
  }
  await addViews(tx, jobs, timeline, idOf)
  await addReports(tx, activity, timeline, idOf)
  await addRevision(tx, activity, timeline, idOf)
  return idOf
}

function postingRow(activity: Activity, job: SampleJob, timeline: Timeline, slug: string | null) {
  const { submitted, decided, expires, ended } = timeline.job(job.key)
  const status = statusNamed(job.status)
  if (!status) throw new Error(`The sample job ${job.key} has no known status.`)
  return {
    ...postingColumns(postingSchema.parse(hireForm(activity, job))),
    slug,
    status,
    createdAt: submitted,
    confirmedAt: job.isUnconfirmed ? null : new Date(submitted.getTime() + 9 * MINUTE_MS),
    decidedAt: decided,
    decisionReason: job.reason ?? '',
    approvedAt: slug ? decided : null,
    changedAt: slug ? (ended ?? decided) : null,
    expiresAt: expires,
    // Marks the reminder as sent, because sample employers get no email.
    remindedOf: expires,
    closedAt: ended,
    version: decided ? 2 : 1,
  }
}

type IdOf = (key: string) => number

/** Only on days before today, so that sample views and real visitors' views are never on the same day. */
async function addViews(tx: Database, jobs: SampleJob[], { time, job }: Timeline, idOf: IdOf): Promise<void> {
  const data = jobs.filter(isPublished).flatMap(({ key, views }) => {
    const { decided, ended } = job(key)
    const until = new Date(Math.min(ended?.getTime() ?? Number.POSITIVE_INFINITY, time.getTime()))
    return viewsPerDay(views, decided ?? time, until, key).map((row) => ({ ...row, postingId: idOf(key) }))
  })
  await tx.postingViews.createMany({ data })
}

async function addReports(tx: Database, { desk }: Activity, { time }: Timeline, idOf: IdOf): Promise<void> {
  const data = desk.reports.map(({ job, reason, text, email, daysAgo, handledDaysAgo }) => ({
    postingId: idOf(job),
    reporter: `sample ${job}`,
    reason: storedReason(reason),
    text,
    email,
    createdAt: timeAgo(time, daysAgo, text),
    handledAt: handledDaysAgo === undefined ? null : timeAgo(time, handledDaysAgo, text),
  }))
  await markSampleRows(
    tx,
    'ACTIVITY',
    'JobReport',
    await tx.jobReport.createManyAndReturn({ data, select: { id: true } }),
  )
}

async function addRevision(tx: Database, activity: Activity, { time }: Timeline, idOf: IdOf): Promise<void> {
  const { job: key, daysAgo, change } = activity.desk.revision
  const job = activity.jobs.find((each) => each.key === key)
  if (!job) throw new Error(`There's no sample job ${key}.`)
  const data = writeRevision(postingSchema.parse({ ...hireForm(activity, job), ...change }))
  const createdAt = timeAgo(time, daysAgo, key)
  await tx.postingRevision.create({ data: { postingId: idOf(key), data, createdAt }, select: { postingId: true } })
}
