import 'server-only'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import type { PersonRow } from '@/lib/hiring/person-imports/rows'
import { readKeySkills } from '@/lib/people/profiles/lists'
import { MAX_INTEGER } from '@/lib/platform/schemas'

const seekerSelect = {
  id: true,
  email: true,
  userName: true,
  mobile: true,
  country: true,
  passwordHash: true,
  openedByCodeAt: true,
  createdAt: true,
  lastSeenAt: true,
  profile: { select: { personalInfo: true, keySkills: true, resumeId: true } },
} satisfies Prisma.SeekerSelect
export type KnownPerson = Prisma.SeekerGetPayload<{ select: typeof seekerSelect }>

type Job = { id: number; jobTitle: string }
type File = { fileId: number | null; problem: string }

/** What the rows refer to. */
export type Known = {
  people: Map<string, KnownPerson>
  jobs: Map<string, Job[]>
  files: Map<string, File>
  /** As seeker and job. */
  applications: Set<string>
}

type Reference = Pick<PersonRow, 'email' | 'job' | 'resume'>

export async function findKnown(tx: Database, importId: number, rows: Reference[]): Promise<Known> {
  const [emails, ids, names] = [
    rows.map(({ email }) => email),
    rows.map(({ job }) => job),
    rows.map(({ resume }) => resume),
  ]
  const people = await tx.seeker.findMany({ where: { email: { in: emails } }, select: seekerSelect })
  const jobs = await findJobs(tx, [...new Set(ids.filter(Boolean))])
  const found = await tx.importFile.findMany({ where: { importId, name: { in: names } } })
  const seekers = people.map(({ id }) => id)
  const postings = [...jobs.values()].flat().map(({ id }) => id)
  const applied = await tx.application.findMany({
    where: { seekerId: { in: seekers }, postingId: { in: postings } },
    select: { seekerId: true, postingId: true },
  })
  return {
    people: new Map(people.map((person) => [person.email, person])),
    jobs,
    files: new Map(found.map(({ name, fileId, problem }) => [name, { fileId, problem }])),
    applications: new Set(applied.map(({ seekerId, postingId }) => applicationKey(seekerId, postingId))),
  }
}

const applicationKey = (seekerId: number, postingId: number) => `${seekerId} ${postingId}`

/** Jobs by their ID in the system they came from or, for jobs without one, by their number here. */
async function findJobs(tx: Database, ids: string[]): Promise<Map<string, Job[]>> {
  const numbers = ids.filter((id) => /^\d{1,10}$/.test(id)).map(Number)
  const found = await tx.posting.findMany({
    where: { OR: [{ externalId: { in: ids } }, { id: { in: numbers.filter((number) => number <= MAX_INTEGER) } }] },
    select: { id: true, jobTitle: true, externalId: true },
  })
  return new Map(
    ids.map((id) => {
      const named = found.filter(({ externalId }) => externalId === id)
      return [id, named.length > 0 ? named : found.filter((posting) => String(posting.id) === id)]
    }),
  )
}

/** What an import writes of a person. */
export type PersonRecord = {
  userName: string
  mobile: string
  country: string
  personalInfo: string
  keySkills: string[]
  resumeId: number | null
}

export const recordOf = (person: KnownPerson): PersonRecord => ({
  userName: person.userName,
  mobile: person.mobile,
  country: person.country,
  personalInfo: person.profile?.personalInfo ?? '',
  keySkills: readKeySkills(person.profile?.keySkills),
  resumeId: person.profile?.resumeId ?? null,
})

const labels: Record<keyof PersonRecord, string> = {
  userName: 'Name',
  mobile: 'Phone',
  country: 'Country',
  personalInfo: 'Place',
  keySkills: 'Skills',
  resumeId: 'Resume',
}

type Change = { record: PersonRecord; application: { job: Job; resumeId: number } | null; fields: string[] }
export type PersonPlan =
  | ({ kind: 'NEW' | 'CHANGED'; isNewPerson: boolean } & Change)
  | { kind: 'UNCHANGED' }
  | { kind: 'REFUSED'; reasons: string[] }

/** What importing a row would do. People who have used their account keep what they entered. */
export function planPerson(row: PersonRow, known: Known, others: string[] = []): PersonPlan {
  const reasons = [...others, ...row.reasons]
  const person = known.people.get(row.email)
  const jobs = row.job ? (known.jobs.get(row.job) ?? []) : []
  const [job] = jobs
  if (row.job && !job) reasons.push(messages.noJob(row.job))
  if (jobs.length > 1) reasons.push(messages.severalJobs(row.job))
  const file = row.resume ? known.files.get(row.resume) : undefined
  if (row.resume && !file) reasons.push(messages.noFile(row.resume))
  if (file && file.fileId === null) reasons.push(messages.badFile(row.resume, file.problem))
  const hasApplied = job !== undefined && person && known.applications.has(applicationKey(person.id, job.id))
  const resumeId = file?.fileId ?? person?.profile?.resumeId ?? null
  if (job && !hasApplied && resumeId === null && reasons.length === 0) reasons.push(messages.resumeNeeded)
  if (reasons.length > 0) return { kind: 'REFUSED', reasons }
  const before = person ? recordOf(person) : emptyRecord
  const record = merged(before, row, file?.fileId ?? null, !person || isUnused(person))
  const fields = (Object.keys(labels) as (keyof PersonRecord)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(record[name]))
    .map((name) => labels[name])
  const application = job && !hasApplied && resumeId !== null ? { job, resumeId } : null
  const isNewPerson = !person || !isAccount(person)
  if (isNewPerson) return { kind: 'NEW', isNewPerson, record, application, fields: [] }
  if (application) return { kind: 'NEW', isNewPerson, record, application, fields: [messages.application, ...fields] }
  return fields.length > 0 ? { kind: 'CHANGED', isNewPerson, record, application, fields } : { kind: 'UNCHANGED' }
}

const emptyRecord: PersonRecord = {
  userName: '',
  mobile: '',
  country: '',
  personalInfo: '',
  keySkills: [],
  resumeId: null,
}

/** Someone who only asked for a registration code has no account yet. */
const isAccount = ({ passwordHash, openedByCodeAt }: KnownPerson) => passwordHash !== null || openedByCodeAt !== null

/** Starting a session sets `lastSeenAt`. */
export const isUnused = ({ passwordHash, createdAt, lastSeenAt }: KnownPerson) =>
  passwordHash === null && lastSeenAt <= createdAt

/** A resume is only added to a profile without one: every file of an import is a new one. */
function merged(before: PersonRecord, { values }: PersonRow, fileId: number | null, isReplaced: boolean): PersonRecord {
  const text = (old: string, given: string) => (given && (isReplaced || !old) ? given : old)
  const { userName, mobile, country, place, skills } = values
  return {
    userName: text(before.userName, userName),
    mobile: text(before.mobile, mobile),
    country: text(before.country, country),
    personalInfo: text(before.personalInfo, place),
    keySkills: skills.length > 0 && (isReplaced || before.keySkills.length === 0) ? skills : before.keySkills,
    resumeId: before.resumeId ?? fileId,
  }
}
