import { possibleActions } from '@/lib/hiring/employers/actions'
import type { Interest, ManagedPosting } from '@/lib/hiring/employers/queries'
import { type FieldName, fieldNames } from '@/lib/jobs/postings/fields'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { nameOfStatus, statusAt } from '@/lib/jobs/postings/statuses'
import { readRevision, submittedPosting } from '@/lib/jobs/postings/stored'

export function toManaged(posting: ManagedPosting, time: Date) {
  const { revision, slug, status, expiresAt, closedAt, decisionReason } = posting
  const submitted = submittedPosting(posting)
  const hasReason = status === 'RETURNED' || status === 'REJECTED'
  return {
    hireFromUsId: posting.id,
    version: posting.version,
    changeVersion: revision?.version ?? 0,
    status: nameOfStatus(statusAt(posting, time)),
    jobTitle: posting.jobTitle,
    company: posting.company,
    companyLogo: (revision?.logo ?? posting.logo)?.name ?? null,
    path: slug && jobPath(slug),
    submittedAt: posting.createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    reason: hasReason ? decisionReason : '',
    changeSentAt: revision?.createdAt.toISOString() ?? null,
    steps: possibleActions(posting, time),
    fields: toFields(revision ? readRevision(revision.data, submitted) : submitted),
  }
}

export type Managed = ReturnType<typeof toManaged>
export type ManagedWithInterest = Managed & { interest: Interest }

type FormValue<Value> = Value extends string | readonly unknown[] ? Value : string

/** A posting as values of the hire form. Missing values are empty strings. */
function toFields(posting: NewPosting) {
  const values = fieldNames.map((name) => {
    const value = posting[name] ?? ''
    return [name, Array.isArray(value) ? value : String(value)]
  })
  return Object.fromEntries(values) as { [Name in FieldName]: FormValue<NewPosting[Name]> }
}
