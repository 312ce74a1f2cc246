import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { Recipient } from '@/lib/hiring/person-mails/format'
import { listSamplePersons } from '@/lib/hiring/persons/list-queries'
import { isSampleAddress } from '@/lib/platform/sample-rows/domain'

const applicationSelect = {
  id: true,
  posting: { select: { jobTitle: true, company: true } },
} satisfies Prisma.ApplicationSelect

const select = {
  id: true,
  name: true,
  emails: { orderBy: { address: 'asc' }, select: { address: true, refusedAt: true, refusal: true } },
  seekers: {
    orderBy: { id: 'asc' },
    select: {
      email: true,
      applications: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1, select: applicationSelect },
    },
  },
} satisfies Prisma.PersonSelect

type Stored = Prisma.PersonGetPayload<{ select: typeof select }>

/**
 * The people with these ids that exist, in this order, with what an email to them needs. The newest of `applicationIds`
 * fills in the job for the person whose it is.
 */
export async function listRecipients(
  _recruiter: Admin,
  ids: number[],
  applicationIds: number[] = [],
  database: Database = db(),
): Promise<Recipient[]> {
  const rows = await database.person.findMany({ where: { id: { in: ids } }, select })
  const samples = await listSamplePersons(ids)
  const chosen = await database.application.findMany({
    where: { id: { in: applicationIds } },
    orderBy: { id: 'desc' },
    select: { ...applicationSelect, seeker: { select: { personId: true } } },
  })
  return rows
    .map((row) => {
      const about = chosen.find(({ seeker }) => seeker.personId === row.id)
      const own = about ?? newestApplication(row)
      return {
        id: row.id,
        name: row.name,
        addresses: addressesOf(row),
        job: own ? { title: own.posting.jobTitle, company: own.posting.company } : null,
        applicationId: about?.id ?? null,
        isSample: samples.has(row.id),
      }
    })
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

const newestApplication = ({ seekers }: Stored) =>
  seekers.flatMap(({ applications }) => applications).sort((one, other) => other.id - one.id)[0]

/** Those that work come first, and among them the one they sign in with. */
function addressesOf({ emails, seekers }: Stored) {
  const accounts = seekers.map(({ email }) => email.toLowerCase())
  const rankOf = ({ address, refusedAt }: Stored['emails'][number]) =>
    (refusedAt ? 2 : 0) + (accounts.includes(address) ? 0 : 1)
  return emails
    .filter(({ address }) => !isSampleAddress(address))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.address < other.address ? -1 : 1))
}
