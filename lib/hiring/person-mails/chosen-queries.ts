import 'server-only'
import type * as z from 'zod'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { applications } from '@/lib/hiring/applications/admin-list'
import { MAX_RECIPIENTS } from '@/lib/hiring/person-mails/format'
import type { writeSearch } from '@/lib/hiring/person-mails/schema'
import { persons } from '@/lib/hiring/persons/admin-list'

type Chosen = {
  personIds: number[]
  applicationIds: number[]
  /** Applicants without a confirmed email, who aren't people yet. */
  unlinked: number
}

/** The people that a list or its filters chose, in the list's order. For a filter, the first MAX_RECIPIENTS. */
export async function listChosen(
  _recruiter: Admin,
  { people, applications: applicationIds, all }: z.output<typeof writeSearch>,
  searchParams: Record<string, unknown>,
): Promise<Chosen> {
  const first = { skip: 0, take: MAX_RECIPIENTS }
  if (all === 'people') {
    const found = await persons.rows.ids(persons.url.read(searchParams), first)
    return { personIds: found.map(({ id }) => id), applicationIds: [], unlinked: 0 }
  }
  if (all === 'applications') {
    const found = await applications.rows.ids(applications.url.read(searchParams), first)
    return listApplicants(found.map(({ id }) => id))
  }
  return applicationIds.length > 0
    ? listApplicants(applicationIds)
    : { personIds: people, applicationIds: [], unlinked: 0 }
}

async function listApplicants(applicationIds: number[]): Promise<Chosen> {
  const select = { id: true, seekerId: true, seeker: { select: { personId: true } } } as const
  const found = await db().application.findMany({ where: { id: { in: applicationIds } }, select })
  const byId = new Map(found.map((application) => [application.id, application]))
  const inOrder = applicationIds.flatMap((id) => byId.get(id) ?? [])
  const personIds = new Set(inOrder.flatMap(({ seeker }) => seeker.personId ?? []))
  const unlinked = new Set(inOrder.flatMap(({ seekerId, seeker }) => (seeker.personId === null ? seekerId : [])))
  return { personIds: [...personIds], applicationIds, unlinked: unlinked.size }
}
