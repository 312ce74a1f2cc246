import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { audit } from '@/lib/audit/mutations'
import { sign, verify } from '@/lib/auth/tokens'
import { now } from '@/lib/clock'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { putMail } from '@/lib/mail/outbox'
import { letters } from '@/lib/postings/emails'
import { hireMessages } from '@/lib/postings/messages'
import { postingData } from '@/lib/postings/posting-data'
import type { NewPosting } from '@/lib/postings/schema'
import type { Upload } from '@/lib/uploads/check'
import { createStoredFile, withStoredUpload } from '@/lib/uploads/store'

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
        await putMail(tx, data.email, letters.confirm({ id }, confirmationUrl(id)))
        const subject = `${data.jobTitle}, ${data.company}`
        await audit(
          tx,
          { kind: 'employer', email: data.email },
          { action: 'posting.submitted', subjectId: id, subject },
        )
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
  const payload = await verify(CONFIRMING, token)
  if (!payload) throw new ApiError('gone', hireMessages.deadLink)
  const id = Number(payload)
  return db().$transaction(async (tx) => {
    await confirmAddress(tx, id)
    const posting = await tx.posting.findUnique({ where: { id }, select: { jobTitle: true } })
    if (!posting) throw new ApiError('gone', hireMessages.deadLink)
    return posting
  })
}

/** Whoever opens a link that was mailed to a posting's address has confirmed it; it is written down the first time. */
export async function confirmAddress(tx: Database, id: number): Promise<void> {
  const [confirmed] = await tx.posting.updateManyAndReturn({
    where: { id, confirmedAt: null },
    data: { confirmedAt: now() },
    select: { jobTitle: true, company: true, email: true },
  })
  if (!confirmed) return
  const { jobTitle, company, email } = confirmed
  const deed = { action: 'posting.confirmed', subjectId: id, subject: `${jobTitle}, ${company}` }
  await audit(tx, { kind: 'employer', email }, deed)
}

async function confirmationUrl(id: number): Promise<string> {
  return `${env().SITE_URL}/hirefromus/confirm?token=${await sign(CONFIRMING, String(id), LINK_SECONDS)}`
}
