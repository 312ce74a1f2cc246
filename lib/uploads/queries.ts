import 'server-only'
import type { Admin, Seeker } from '@/lib/auth/guards'
import { hasPermission } from '@/lib/auth/roles'
import { db } from '@/lib/db'
import type { FileKind, Prisma } from '@/lib/generated/prisma/client'

const fileSelect = { name: true, originalName: true, mimeType: true } as const

declare const allowed: unique symbol

type StoredFile = { name: string; originalName: string; mimeType: string }
/** A file that everybody may see: its kind is one of those that pages show. */
export type PublicFile = StoredFile
/** A resume that its viewer may read. Only `findResume` makes one, so every way to a resume asks there. */
export type PrivateFile = StoredFile & { readonly [allowed]: true }

/** The kinds of files that are private, whatever refers to them. */
type PublicKind = Exclude<FileKind, 'RESUME'>

/** The public file of that name and one of those kinds, or null. */
export function findFile(name: string, kinds: PublicKind[]): Promise<PublicFile | null> {
  return db().storedFile.findFirst({ where: { name, kind: { in: kinds } }, select: fileSelect })
}

/**
 * The resume that `which` names, from an application or a profile, if the viewer may read it: seekers their own, and
 * admins whose work it is (recruiters and owners) everybody's. Null for all others, as if there were none.
 */
export async function findResume(
  viewer: Seeker | Admin | null,
  which: Prisma.StoredFileWhereInput,
): Promise<PrivateFile | null> {
  const readable = viewer && readableBy(viewer)
  if (!readable) return null
  const where = { AND: [which, { kind: 'RESUME' as const }, readable] }
  return (await db().storedFile.findFirst({ where, select: fileSelect })) as PrivateFile | null
}

function readableBy(viewer: Seeker | Admin): Prisma.StoredFileWhereInput | null {
  if (viewer.kind === 'admin') return hasPermission(viewer.role, 'recruiter') ? {} : null
  const owned = { some: { seekerId: viewer.id } }
  return { OR: [{ applications: owned }, { profilesAsResume: owned }, { generalApplications: owned }] }
}
