import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { FileKind } from '@/lib/generated/prisma/enums'

const fileSelect = { name: true, originalName: true, mimeType: true } as const

export type FileToServe = { name: string; originalName: string; mimeType: string }

/** The file of that name and one of those kinds, or null. */
export function findFile(name: string, kinds: FileKind[]): Promise<FileToServe | null> {
  return db().storedFile.findFirst({ where: { name, kind: { in: kinds } }, select: fileSelect })
}

/** The resume of that name, from an application or a profile: a seeker's own, for an admin anyone's; else null. */
export function findResumeOf(viewer: Seeker | Admin, name: string): Promise<FileToServe | null> {
  const owned = { some: { seekerId: viewer.id } }
  const ownership = viewer.kind === 'seeker' ? { OR: [{ applications: owned }, { profilesAsResume: owned }] } : {}
  return db().storedFile.findFirst({ where: { name, kind: 'RESUME', ...ownership }, select: fileSelect })
}
