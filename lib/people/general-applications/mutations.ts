import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { generalApplicationMessages } from '@/lib/people/general-applications/messages'
import type { NewGeneralApplication } from '@/lib/people/general-applications/schema'
import { now } from '@/lib/platform/clock'
import { giveConsentOnce } from '@/lib/platform/consents/records'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, releaseFile, removeStored, withStoredUpload } from '@/lib/platform/uploads/mutations'

export async function leaveResume(seeker: Seeker, input: NewGeneralApplication, upload: Upload | null): Promise<void> {
  const resume = input.useProfileResume ? null : upload
  const unused = await withStoredUpload(resume, (name) =>
    db().$transaction(async (tx) => {
      await lockViewer(tx, seeker)
      const file = resume && name ? await createStoredFile(tx, name, resume) : null
      const resumeId = file?.id ?? (await knownResume(tx, seeker, input))
      return keepForLater(tx, seeker, { resumeId, wish: input.wish })
    }),
  )
  if (unused) await removeStored(unused)
}

type Left = { resumeId: number; wish?: string }

/** Runs under the seeker's lock, as removal does, because concurrent uploads would orphan a resume. */
export async function keepForLater(tx: Database, { id, userName, email }: Seeker, left: Left): Promise<string | null> {
  const where = { seekerId: id }
  const before = await tx.generalApplication.findUnique({ where, select: { resumeId: true } })
  const data = { ...left, studentName: userName, email, createdAt: now() }
  await giveConsentOnce(tx, id, 'later-jobs')
  await tx.generalApplication.upsert({
    where,
    create: { ...data, seekerId: id },
    update: data,
    select: { id: true },
  })
  return before && before.resumeId !== left.resumeId ? releaseFile(tx, before.resumeId) : null
}

export async function removeGeneralApplication(tx: Database, { id }: Seeker): Promise<string | null> {
  const where = { seekerId: id }
  const before = await tx.generalApplication.findUnique({ where, select: { resumeId: true } })
  if (!before) return null
  await tx.generalApplication.deleteMany({ where })
  return releaseFile(tx, before.resumeId)
}

async function knownResume(tx: Database, { id }: Seeker, { useProfileResume }: NewGeneralApplication): Promise<number> {
  const where = { seekerId: id }
  const select = { resumeId: true }
  const known = useProfileResume
    ? await tx.profile.findUnique({ where, select })
    : await tx.generalApplication.findUnique({ where, select })
  if (known?.resumeId) return known.resumeId
  const message = generalApplicationMessages.resume
  throw new ApiError('invalid', message, { fields: { resume: message } })
}
