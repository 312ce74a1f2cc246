import 'server-only'
import { tellApplicantsOfClosing } from '@/lib/applications/closing'
import { audit } from '@/lib/audit/mutations'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { putMail } from '@/lib/mail/outbox'
import { DAY_MS, REMINDED_DAYS } from '@/lib/postings/closing-time'
import { letters } from '@/lib/postings/letters'
import { takeStep } from '@/lib/postings/steps'

const portal = { kind: 'system' } as const
const dueSelect = {
  id: true,
  slug: true,
  firstName: true,
  email: true,
  jobTitle: true,
  company: true,
  expiresAt: true,
} as const

/** Closes every job whose time is over, and tells its employer and those whose applications are open. */
export async function expireDuePostings(): Promise<void> {
  while (await db().$transaction(expireOne));
}

/** Reminds the employer of every job that closes within a week, once for each closing time. */
export async function remindOfClosing(): Promise<void> {
  while (await db().$transaction(remindOne));
}

/** One job in one transaction: status, mails and audit row stand together or not at all. False when none is due. */
async function expireOne(tx: Database): Promise<boolean> {
  const time = now()
  // Locked for this transaction alone: other processes pass by.
  const [due] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Posting" WHERE "status" = 'APPROVED' AND "slug" IS NOT NULL AND "expiresAt" <= ${time}
    ORDER BY "expiresAt" LIMIT 1 FOR UPDATE SKIP LOCKED`
  if (!due) return false
  const posting = await tx.posting.findUniqueOrThrow({ where: due, select: dueSelect })
  await takeStep(tx, portal, posting, 'expire', { change: { closedAt: posting.expiresAt } })
  await putMail(tx, posting.email, letters.expired(posting))
  await tellApplicantsOfClosing(tx, posting.id)
  return true
}

async function remindOne(tx: Database): Promise<boolean> {
  const time = now()
  const soon = new Date(time.getTime() + REMINDED_DAYS * DAY_MS)
  const [due] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Posting"
    WHERE "status" = 'APPROVED' AND "expiresAt" > ${time} AND "expiresAt" <= ${soon}
      AND "remindedOf" IS DISTINCT FROM "expiresAt"
    ORDER BY "expiresAt" LIMIT 1 FOR UPDATE SKIP LOCKED`
  if (!due) return false
  const { jobTitle, company, ...posting } = await tx.posting.findUniqueOrThrow({ where: due, select: dueSelect })
  // The version stays: nothing that anybody edits has changed.
  await tx.posting.update({ where: due, data: { remindedOf: posting.expiresAt }, select: { id: true } })
  await putMail(tx, posting.email, letters.closingSoon({ ...posting, jobTitle, company }))
  const deed = { action: 'posting.reminded', subjectId: posting.id, subject: `${jobTitle}, ${company}` }
  await audit(tx, portal, deed)
  return true
}
