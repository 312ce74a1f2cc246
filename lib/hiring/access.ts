import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Database } from '@/lib/db'
import type { EmployerStep } from '@/lib/hiring/actions'
import { toManaged } from '@/lib/hiring/format'
import { postingOfLink, postingOfOldLink } from '@/lib/hiring/links'
import { employerMessages, impossible } from '@/lib/hiring/messages'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/queries'

/** The id that a managing link opens; throws `gone` for one that is too old and `not-found` for any other. */
export async function managedId(token: string): Promise<number> {
  const id = await postingOfLink(token)
  if (id !== null) return id
  if ((await postingOfOldLink(token)) !== null) throw new ApiError('gone', employerMessages.oldLink)
  throw new ApiError('not-found', employerMessages.deadLink)
}

/** The posting of a link, locked until the transaction ends: of two tabs the second meets what the first did. */
export async function lockManagedPosting(tx: Database, token: string): Promise<ManagedPosting> {
  const id = await managedId(token)
  await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
  return getManagedPosting(tx, id)
}

/** The versions of a posting and of its change that were read; one that is not given is not compared. */
export type ReadVersions = { version?: number | undefined; changeVersion?: number | undefined }

/** Throws `conflict` with the posting as it is when it cannot be done now, or was changed since it was read. */
export function refuseConflict(posting: ManagedPosting, step: EmployerStep, read: ReadVersions, time: Date): void {
  const current = toManaged(posting, time)
  if (!current.steps.includes(step)) throw new ApiError('conflict', impossible[step], { current })
  const isStale =
    (read.version !== undefined && read.version !== current.version) ||
    (read.changeVersion !== undefined && read.changeVersion !== current.changeVersion)
  if (isStale) throw new ApiError('conflict', employerMessages.changed, { current })
}
