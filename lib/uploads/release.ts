import 'server-only'
import type { Database } from '@/lib/db'

const unreferenced = {
  postings: { none: {} },
  revisions: { none: {} },
  applications: { none: {} },
  blogs: { none: {} },
  partners: { none: {} },
  profilesAsResume: { none: {} },
  profilesAsImage: { none: {} },
  generalApplications: { none: {} },
}

/**
 * Drops the row of a stored file in the transaction that stopped referring to it, unless something else still does.
 * Returns the name whose bytes are to be removed after the commit, or null.
 */
export async function releaseFile(tx: Database, id: number): Promise<string | null> {
  // Locked first, so that whoever is about to refer to the file is waited for and then seen.
  const [file] = await tx.$queryRaw<{ name: string }[]>`SELECT "name" FROM "StoredFile" WHERE "id" = ${id} FOR UPDATE`
  const { count } = await tx.storedFile.deleteMany({ where: { id, ...unreferenced } })
  return file && count > 0 ? file.name : null
}
