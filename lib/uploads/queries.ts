import 'server-only'
import { db } from '@/lib/db'
import type { FileKind } from '@/lib/generated/prisma/enums'

export type FileToServe = { name: string; originalName: string; mimeType: string; size: number }

/** The file of that name and one of those kinds, or null. */
export function findFile(name: string, kinds: FileKind[]): Promise<FileToServe | null> {
  return db().storedFile.findFirst({
    where: { name, kind: { in: kinds } },
    select: { name: true, originalName: true, mimeType: true, size: true },
  })
}
