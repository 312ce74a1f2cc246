import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { writeProfileLists } from '@/lib/people/profiles/lists'
import { profileMessages } from '@/lib/people/profiles/messages'
import { profileSelect } from '@/lib/people/profiles/queries'
import type { ProfileChange } from '@/lib/people/profiles/schema'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, releaseFile, removeStored, withStoredUpload } from '@/lib/platform/uploads/mutations'

type ProfileFiles = { profileImage: Upload | null; resume: Upload | null }
type Stored = { resumeId?: number; imageId?: number }

export async function createProfile(seeker: Seeker, change: ProfileChange, files: ProfileFiles) {
  try {
    return await withFiles(seeker, files, (tx, stored) =>
      tx.profile.create({ data: { ...fieldsOf(change), ...stored, seekerId: seeker.id }, select: profileSelect }),
    )
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('conflict', profileMessages.exists) : error
  }
}

export async function updateProfile(seeker: Seeker, id: number, change: ProfileChange, files: ProfileFiles) {
  const where = { id, seekerId: seeker.id }
  const unused: string[] = []
  const profile = await withFiles(seeker, files, async (tx, stored) => {
    const before = await tx.profile.findFirst({ where, select: { resumeId: true, imageId: true } })
    if (!before) throw new ApiError('not-found', profileMessages.none)
    const after = await tx.profile.update({
      where,
      data: { ...fieldsOf(change), ...stored, parserVersion: 0 },
      select: profileSelect,
    })
    const replaced = [stored.resumeId && before.resumeId, stored.imageId && before.imageId]
    for (const file of replaced) {
      const name = file && (await releaseFile(tx, file))
      if (name) unused.push(name)
    }
    return after
  })
  for (const name of unused) await removeStored(name)
  return profile
}

/** Runs under the seeker's lock, because concurrent uploads would orphan a file. */
function withFiles<T>(
  seeker: Seeker,
  files: ProfileFiles,
  save: (tx: Database, stored: Stored) => Promise<T>,
): Promise<T> {
  return withStoredUpload(files.resume, (resumeName) =>
    withStoredUpload(files.profileImage, (imageName) =>
      db().$transaction(async (tx) => {
        await lockViewer(tx, seeker)
        const resume = files.resume && resumeName ? await createStoredFile(tx, resumeName, files.resume) : null
        const image = files.profileImage && imageName ? await createStoredFile(tx, imageName, files.profileImage) : null
        return save(tx, { ...(resume && { resumeId: resume.id }), ...(image && { imageId: image.id }) })
      }),
    ),
  )
}

function fieldsOf({ positions, degrees, keySkills, authorizations, ...texts }: ProfileChange) {
  const sent = Object.entries(texts).filter(([, value]) => value !== undefined)
  return {
    ...(Object.fromEntries(sent) as { [Name in keyof typeof texts]: string }),
    ...writeProfileLists({ positions, degrees, keySkills, authorizations }),
  }
}
