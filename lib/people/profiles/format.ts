import { type ProfileList, readProfileLists } from '@/lib/people/profiles/lists'
import type { ProfileField } from '@/lib/people/profiles/schema'

type ProfileRow = Record<ProfileField, string> &
  Record<ProfileList, unknown> & {
    id: number
    updatedAt: Date
    resume: { name: string; originalName: string } | null
    image: { name: string } | null
  }

export function toProfile({ resume, image, updatedAt, ...row }: ProfileRow, userName: string) {
  return {
    ...row,
    ...readProfileLists(row),
    userName,
    resume: resume?.name ?? null,
    resumeName: resume?.originalName ?? null,
    profileImage: image?.name ?? null,
    date: updatedAt.toISOString(),
  }
}

export type WireProfile = ReturnType<typeof toProfile>
