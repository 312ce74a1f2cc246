import 'server-only'
import { createHash } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import type { Database } from '@/lib/db'
import { possibleActions } from '@/lib/hiring/employers/actions'
import { impossible } from '@/lib/hiring/employers/messages'
import { listManagedPostings, type ManagedPosting } from '@/lib/hiring/employers/queries'
import { changesOf } from '@/lib/hiring/moderation/format'
import { editedPosting } from '@/lib/hiring/programs/changes'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { checkChange, checkNew } from '@/lib/jobs/imports/rows'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { canTransition, closingTime, statusAt } from '@/lib/jobs/postings/statuses'
import { postingColumns, readRevision, submittedPosting } from '@/lib/jobs/postings/stored'
import { now } from '@/lib/platform/clock'

export const sourceOf = (system: string) => `import:${system}`

/** The name that only this feed's jobs have. */
export const systemOf = (sourceId: number) => `feed-${sourceId}`

/** What a feed says of a job, as a hash. */
export const hashOfRow = ({ externalId, values }: { externalId: string; values: Record<string, unknown> }) =>
  createHash('sha256')
    .update(JSON.stringify([externalId, values]))
    .digest('base64url')

/** The hash of a job that was closed because its feed no longer had it, and has that version since. */
export const closedHash = (version: number) => `closed:${version}`

/** The system's jobs with these IDs, locked until the transaction ends. */
export async function findExisting(tx: Database, system: string, externalIds: string[]) {
  const found = await tx.$queryRaw<{ id: number; externalId: string }[]>`
    SELECT "id", "externalId" FROM "Posting" WHERE "source" = ${sourceOf(system)} AND "externalId" = ANY(${externalIds})
    ORDER BY "id" FOR UPDATE`
  const idOf = new Map(found.map(({ id, externalId }) => [id, externalId]))
  const postings = await listManagedPostings(tx, [...idOf.keys()])
  return new Map(postings.map((posting) => [idOf.get(posting.id) ?? '', posting]))
}

export type Plan =
  | { kind: 'NEW'; posting: NewPosting }
  | { kind: 'CHANGED'; before: NewPosting; edited: NewPosting; fields: string[]; isReopened: boolean }
  | { kind: 'UNCHANGED' }
  | { kind: 'REFUSED'; reasons: string[] }

/** What importing a row would do. `hash` is of a feed's row: one that the feed hasn't changed doesn't undo edits here. */
export function planRow(
  existing: ManagedPosting | undefined,
  values: Record<string, unknown>,
  { reasons = [], hash }: { reasons?: string[]; hash?: string | undefined } = {},
): Plan {
  if (!existing) {
    const checked = checkNew(values)
    if ('reasons' in checked) return { kind: 'REFUSED', reasons: [...reasons, ...checked.reasons] }
    return reasons.length > 0 ? { kind: 'REFUSED', reasons } : { kind: 'NEW', posting: checked.posting }
  }
  const time = now()
  const isSame = hash !== undefined && hash === existing.feedHash && reasons.length === 0
  if (isSame && !(hasExpired(existing, time) && existing.closesOn === null)) return { kind: 'UNCHANGED' }
  const checked = checkChange(values)
  if ('reasons' in checked) return { kind: 'REFUSED', reasons: [...reasons, ...checked.reasons] }
  if (reasons.length > 0) return { kind: 'REFUSED', reasons }
  const live = submittedPosting(existing)
  const before = existing.revision ? readRevision(existing.revision.data, live) : live
  let edited: NewPosting
  try {
    edited = editedPosting(before, checked.changes)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'REFUSED', reasons: Object.values(error.fields ?? { '': error.message }) }
  }
  const { closesOn } = postingColumns(edited)
  const canReopen = canOpen(existing, time) && closingTime(time, closesOn) > time
  const isReopened = canReopen && (wasMissing(existing) || (hash !== undefined && hasExpired(existing, time)))
  const fields = changesOf(before, edited).map(({ label }) => label)
  if (isReopened) return { kind: 'CHANGED', before, edited, fields: [messages.reopened, ...fields], isReopened }
  if (fields.length === 0) return { kind: 'UNCHANGED' }
  if (!possibleActions(existing, time).includes('edit'))
    return { kind: 'REFUSED', reasons: [impossible.edit.replace(/\.$/, '')] }
  return { kind: 'CHANGED', before, edited, fields, isReopened }
}

const hasExpired = (posting: ManagedPosting, time: Date) => statusAt(posting, time) === 'EXPIRED'

/** Whether an import closed the job, and no one has changed it since. */
const wasMissing = ({ status, feedHash, version }: ManagedPosting) =>
  status === 'CLOSED' && feedHash === closedHash(version)

/** Whether a job that's over can be opened again, or go to review again if it was never public. */
export const canOpen = (posting: ManagedPosting, time: Date) =>
  canTransition('resubmit', posting) || possibleActions(posting, time).includes('renew')
