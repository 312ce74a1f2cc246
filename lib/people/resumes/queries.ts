import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { getOwnResume } from '@/lib/people/profiles/queries'
import { proposalsIn } from '@/lib/people/resumes/fields'
import { autofillMessages, unreadable } from '@/lib/people/resumes/messages'
import type { Proposal } from '@/lib/people/resumes/schema'
import type { Extracted } from '@/lib/platform/resumes/extract'
import { openReader } from '@/lib/platform/resumes/reader'
import type { Upload } from '@/lib/platform/uploads/check'
import { readStoredBytes } from '@/lib/platform/uploads/store'

/** Apart from those that read in the background and for recruiters, so that no one waits for those. */
const reader = openReader()

/** What the resume in the seeker's own profile proposes. Throws `not-found` if there's none. */
export async function proposeFromProfile(seeker: Seeker): Promise<Proposal[]> {
  const { name, mimeType } = await getOwnResume(seeker)
  const select = { state: true, text: true } as const
  const known = await db().resumeText.findFirst({ where: { file: { name } }, select })
  if (known && known.state !== 'UNREAD') return proposalsOf({ state: known.state, text: known.text })
  return proposalsOf(await reader.read({ bytes: await readStoredBytes(name), mimeType, wanted: 'text' }))
}

/** What a file proposes that isn't sent yet. The file is only read, not stored. */
export async function proposeFromFile(file: Upload | null): Promise<Proposal[]> {
  if (!file) throw new ApiError('invalid', autofillMessages.chooseFirst)
  return proposalsOf(await reader.read({ bytes: file.bytes, mimeType: file.mimeType, wanted: 'text' }))
}

function proposalsOf({ state, text }: Extracted): Proposal[] {
  if (state !== 'READ') throw new ApiError('mismatch', unreadable[state])
  return proposalsIn(text)
}
