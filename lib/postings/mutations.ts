import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { sign, verify } from '@/lib/auth/signed'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { putMail } from '@/lib/mail/outbox'
import { letters } from '@/lib/postings/letters'
import { hireMessages } from '@/lib/postings/messages'
import { postingSelect } from '@/lib/postings/moderation-queries'
import { postingData } from '@/lib/postings/posting-data'
import type { NewPosting } from '@/lib/postings/schema'
import { freeSlug, slugOf } from '@/lib/postings/slug'
import type { Upload } from '@/lib/uploads/check'
import { createStoredFile, withStoredUpload } from '@/lib/uploads/store'

const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_DAYS = 60
const LINK_SECONDS = 30 * 24 * 60 * 60
const CONFIRMING = 'confirm-posting'

/**
 * Takes a posting from anyone into the admins' queue and mails its employer a link that confirms the address
 * (contract §4). Returns its id; throws `conflict` while the same job from the same address waits.
 */
export async function submitPosting(input: NewPosting, logo: Upload | null): Promise<number> {
  const data = postingData(input)
  try {
    return await withStoredUpload(logo, (name) =>
      db().$transaction(async (tx) => {
        const stored = logo && name ? await createStoredFile(tx, name, logo) : null
        const { id } = await tx.posting.create({ data: { ...data, logoId: stored?.id ?? null }, select: { id: true } })
        await putMail(tx, data.email, letters.confirm(confirmationUrl(id)))
        return id
      }),
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('conflict', hireMessages.alreadyPending)
    throw error
  }
}

/** Marks the posting that the mailed link names as confirmed; throws `gone` for a link that is wrong or too old. */
export async function confirmPosting(token: string): Promise<{ jobTitle: string }> {
  const payload = verify(CONFIRMING, token)
  if (!payload) throw new ApiError('gone', hireMessages.deadLink)
  const where = { id: Number(payload) }
  await db().posting.updateMany({ where: { ...where, confirmedAt: null }, data: { confirmedAt: now() } })
  const posting = await db().posting.findUnique({ where, select: { jobTitle: true } })
  if (!posting) throw new ApiError('gone', hireMessages.deadLink)
  return posting
}

/** Publishes a pending posting under a slug of its own; throws `not-found`, or `conflict` once it is decided. */
export function approvePosting(admin: Admin, id: number) {
  return db().$transaction((tx) => publish(tx, admin, id))
}

/** Refuses a pending posting; throws `not-found`, or `conflict` once it is decided. */
export function rejectPosting(admin: Admin, id: number) {
  return db().$transaction((tx) => decide(tx, admin, id, { status: 'REJECTED' }))
}

async function publish(tx: Database, admin: Admin, id: number) {
  const posting = await tx.posting.findUnique({ where: { id }, select: { jobTitle: true, closesOn: true } })
  if (!posting) throw new ApiError('not-found')
  const approvedAt = now()
  const expiresAt = closingTime(approvedAt, posting.closesOn)
  if (expiresAt <= approvedAt) throw new ApiError('conflict', hireMessages.closedAlready)
  const base = slugOf(posting.jobTitle)
  // Jobs of one title that are approved at once take their numbers one after the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${base}))`
  const taken = await tx.posting.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } })
  const slug = freeSlug(
    base,
    taken.map((each) => each.slug ?? ''),
  )
  return decide(tx, admin, id, { status: 'APPROVED', slug, approvedAt, expiresAt })
}

type Decision = { status: 'REJECTED' } | { status: 'APPROVED'; slug: string; approvedAt: Date; expiresAt: Date }

async function decide(tx: Database, _admin: Admin, id: number, decision: Decision) {
  const { count } = await tx.posting.updateMany({
    where: { id, status: 'PENDING' },
    data: { ...decision, decidedAt: now() },
  })
  const posting = await tx.posting.findUnique({ where: { id }, select: postingSelect })
  if (!posting) throw new ApiError('not-found')
  if (count === 0) throw new ApiError('conflict', hireMessages.decidedAlready)
  const letter =
    decision.status === 'APPROVED'
      ? letters.approved(posting, `${env().SITE_URL}/applied-jobs/apply/${decision.slug}`)
      : letters.rejected(posting)
  await putMail(tx, posting.email, letter)
  return posting
}

/** The end of the day the employer asked for, at most 60 days after approval. */
function closingTime(approvedAt: Date, closesOn: Date | null): Date {
  const latest = approvedAt.getTime() + OPEN_DAYS * DAY_MS
  return new Date(closesOn ? Math.min(latest, closesOn.getTime() + DAY_MS - 1) : latest)
}

function confirmationUrl(id: number): string {
  return `${env().SITE_URL}/hirefromus/confirm?token=${sign(CONFIRMING, String(id), LINK_SECONDS)}`
}
