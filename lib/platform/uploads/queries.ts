import 'server-only'
import type { Program } from '@/lib/auth/api-keys'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { db } from '@/lib/db'
import type { FileKind, Prisma, ResumeTextState } from '@/lib/generated/prisma/client'

const fileSelect = { name: true, originalName: true, mimeType: true } as const

const resumeSelect = { ...fileSelect, resumeText: { select: { state: true } } } as const

declare const allowed: unique symbol

type StoredFile = { name: string; originalName: string; mimeType: string }
export type PublicFile = StoredFile
export type PrivateFile = StoredFile & {
  resumeText: { state: ResumeTextState } | null
  readonly [allowed]: true
}

type PublicKind = Exclude<FileKind, 'RESUME'>

export function findFile(name: string, kinds: PublicKind[]): Promise<PublicFile | null> {
  return db().storedFile.findFirst({ where: { name, kind: { in: kinds } }, select: fileSelect })
}

export async function findResume(
  viewer: Seeker | Admin | Program | null,
  which: Prisma.StoredFileWhereInput,
): Promise<PrivateFile | null> {
  const readable = viewer && readableBy(viewer)
  if (!readable) return null
  const where = { AND: [which, { kind: 'RESUME' as const }, readable] }
  return (await db().storedFile.findFirst({ where, select: resumeSelect })) as PrivateFile | null
}

function readableBy(viewer: Seeker | Admin | Program): Prisma.StoredFileWhereInput | null {
  if (viewer.kind === 'program')
    return viewer.scopes.includes('applications:read') ? { applications: { some: {} } } : null
  if (viewer.kind === 'admin') return hasPermission(viewer.role, 'recruiter') ? {} : null
  const owned = { some: { seekerId: viewer.id } }
  return { OR: [{ applications: owned }, { profilesAsResume: owned }, { generalApplications: owned }] }
}
