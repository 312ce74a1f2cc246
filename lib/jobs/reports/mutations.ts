import 'server-only'
import { createHmac } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { db } from '@/lib/db'
import { authSecret } from '@/lib/env'
import { isOpen } from '@/lib/jobs/postings/statuses'
import { storedReason } from '@/lib/jobs/reports/format'
import { reportMessages } from '@/lib/jobs/reports/messages'
import { reportSelect } from '@/lib/jobs/reports/queries'
import type { NewReport } from '@/lib/jobs/reports/schema'
import { now } from '@/lib/platform/clock'

/**
 * Reports a job. Throws `not-found` if the job isn't open, `conflict` for a second report. Stores nothing for bots.
 */
export async function reportJob(
  seeker: Seeker | null,
  ip: string,
  postingId: number,
  { reason, text, email, website }: NewReport,
): Promise<void> {
  const reporter = reporterOf(seeker, ip)
  await db().$transaction(async (tx) => {
    const select = { status: true, expiresAt: true } as const
    const posting = await tx.posting.findUnique({ where: { id: postingId }, select })
    const time = now()
    if (!posting || !isOpen(posting, time)) throw new ApiError('not-found', reportMessages.gone)
    if (website !== '') return
    const report = { postingId, reporter, reason: storedReason(reason), text, email, createdAt: time }
    const { count } = await tx.jobReport.createMany({ data: [report], skipDuplicates: true })
    if (count === 0) throw new ApiError('conflict', reportMessages.again)
  })
}

export function handleReport(admin: Admin, id: number, isHandled: boolean) {
  return db().$transaction(async (tx) => {
    const handledAt = isHandled ? now() : null
    const where = isHandled ? { id, handledAt: null } : { id, handledAt: { not: null } }
    const [changed] = await tx.jobReport.updateManyAndReturn({ where, data: { handledAt }, select: reportSelect })
    const report = changed ?? (await tx.jobReport.findUnique({ where: { id }, select: reportSelect }))
    if (!report) throw new ApiError('not-found')
    if (!changed) return report
    const { postingId } = report
    const { jobTitle, company } = await tx.posting.findUniqueOrThrow({
      where: { id: postingId },
      select: { jobTitle: true, company: true },
    })
    const action = isHandled ? 'report.handled' : 'report.reopened'
    await audit(tx, admin, { action, subjectId: id, subject: `${jobTitle}, ${company}`, detail: { postingId } })
    return report
  })
}

/** The reporter's pseudonymous id: a keyed hash of the account, or else of the IP. */
function reporterOf(seeker: Pick<Seeker, 'id'> | null, ip: string): string {
  const who = seeker ? ['seeker', seeker.id] : ['address', ip]
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['report', ...who]))
    .digest('base64url')
}
