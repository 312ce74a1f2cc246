import { possibleSteps, statusAt } from '@/lib/hiring/actions'
import type { Interest, ManagedPosting } from '@/lib/hiring/queries'
import { nameOfStatus } from '@/lib/postings/format'
import type { NewPosting } from '@/lib/postings/schema'
import { submittedPosting } from '@/lib/postings/submitted'

/** An employer's posting on the wire: where it stands, what can be done, and what its form is filled with. */
export function toManaged(posting: ManagedPosting, time: Date) {
  const { revision, slug, status, expiresAt, closedAt, decisionReason } = posting
  const isAsked = status === 'RETURNED' || status === 'REJECTED'
  return {
    hireFromUsId: posting.id,
    version: posting.version,
    changeVersion: revision?.version ?? 0,
    status: nameOfStatus(statusAt(posting, time)),
    jobTitle: posting.jobTitle,
    company: posting.company,
    companyLogo: (revision?.logo ?? posting.logo)?.name ?? null,
    path: slug && `/applied-jobs/apply/${slug}`,
    submittedAt: posting.createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    reason: isAsked ? decisionReason : '',
    changeSentAt: revision?.createdAt.toISOString() ?? null,
    steps: possibleSteps(posting, time),
    // What waits has passed the same schema as every posting.
    fields: toFields(revision ? (revision.data as unknown as NewPosting) : submittedPosting(posting)),
  }
}

export type Managed = ReturnType<typeof toManaged>
export type ManagedWithInterest = Managed & { interest: Interest }

/** A posting as the values of the hire form: an empty text for what is not stated. */
export function toFields({ vacancies, payMin, payMax, ...posting }: NewPosting) {
  const text = (value: number | undefined) => value?.toString() ?? ''
  const { payCurrency = '', payPeriod = '', city = '', region = '', country = '', closesOn = '', ...rest } = posting
  const stated = { payMin: text(payMin), payMax: text(payMax), payCurrency, payPeriod, city, region, country, closesOn }
  return { ...rest, ...stated, vacancies: text(vacancies) }
}
