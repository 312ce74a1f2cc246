import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { fieldsIn } from '@/lib/hiring/resumes/fields'
import { getOwnResume } from '@/lib/people/profiles/queries'
import { autofillMessages, unreadable } from '@/lib/people/resumes/messages'
import type { ResumeFields } from '@/lib/people/resumes/schema'
import type { Extracted } from '@/lib/platform/resumes/extract'
import { openReader } from '@/lib/platform/resumes/reader'
import type { Upload } from '@/lib/platform/uploads/check'
import { readStoredBytes } from '@/lib/platform/uploads/store'

/** Visitors' files are held in memory until it's their turn. */
const MAX_WAITING = 10
const RETRY_SECONDS = 10

/** Apart from those that read in the background and for recruiters, so that no one waits for those. */
const reader = openReader()
let waiting = 0

/** The fields of the resume in the seeker's own profile. Throws `not-found` if there's none. */
export async function readProfileFields(seeker: Seeker): Promise<ResumeFields> {
  const { name, mimeType } = await getOwnResume(seeker)
  const select = { state: true, text: true } as const
  const known = await db().resumeText.findFirst({ where: { file: { name } }, select })
  if (known && known.state !== 'UNREAD') return fieldsOf({ state: known.state, text: known.text })
  return fieldsOf(await readText(await readStoredBytes(name), mimeType))
}

/** The fields of a file that isn't sent yet. The file is only read, not stored. */
export async function readFileFields(file: Upload | null): Promise<ResumeFields> {
  if (!file) throw new ApiError('invalid', autofillMessages.missing)
  return fieldsOf(await readText(file.bytes, file.mimeType))
}

async function readText(bytes: Uint8Array, mimeType: string): Promise<Extracted> {
  if (waiting >= MAX_WAITING) throw new ApiError('unavailable', undefined, { retryAfterSeconds: RETRY_SECONDS })
  waiting += 1
  try {
    return await reader.read({ bytes, mimeType, wanted: 'text' })
  } finally {
    waiting -= 1
  }
}

function fieldsOf({ state, text }: Extracted): ResumeFields {
  if (state !== 'READ') throw new ApiError('mismatch', unreadable[state])
  return fieldsIn(text)
}
