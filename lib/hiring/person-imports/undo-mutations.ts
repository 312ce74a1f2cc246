import 'server-only'
import * as z from 'zod'
import { audit } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import { announceDeletion } from '@/lib/hiring/interviews/cancel-mutations'
import { writeProfile, writeSeeker } from '@/lib/hiring/person-imports/apply-mutations'
import { findKnown, isUnused, type KnownPerson, recordOf } from '@/lib/hiring/person-imports/plan-queries'
import { forgetInAudit } from '@/lib/hiring/persons/audit-mutations'
import { forgetPerson, lockPerson } from '@/lib/hiring/persons/link-mutations'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import { releaseFiles } from '@/lib/platform/uploads/mutations'
import { putEvent } from '@/lib/platform/webhooks/mutations'

const record = z.object({
  userName: z.string(),
  mobile: z.string(),
  country: z.string(),
  personalInfo: z.string(),
  keySkills: z.array(z.string()),
  resumeId: z.number().nullable(),
})
const storedBefore = z.object({ isNewPerson: z.boolean(), before: record.nullable(), after: record })

type Outcome = 'deleted' | 'restored' | 'kept'

/** Deletes the applications and people that an import created, and restores those that it changed. */
export async function undoPeople(tx: Database, running: Running, rows: StoredRow[], unused: string[]) {
  const outcomes: Record<Outcome, number> = { deleted: 0, restored: 0, kept: 0 }
  for (const row of rows) outcomes[await undoRow(tx, running, row, unused)]++
  return {
    deleted: { increment: outcomes.deleted },
    restored: { increment: outcomes.restored },
    kept: { increment: outcomes.kept },
  }
}

async function undoRow(tx: Database, running: Running, row: StoredRow, unused: string[]): Promise<Outcome> {
  const { seekerId, email } = row
  const stored = storedBefore.safeParse(row.before)
  if (seekerId === null || !email || !stored.success) return 'kept'
  await tx.$executeRaw`SELECT 1 FROM "Seeker" WHERE "id" = ${seekerId} FOR UPDATE`
  const application =
    row.applicationId === null ? 'deleted' : await removeApplication(tx, running, row.applicationId, unused)
  if (application === 'kept') return 'kept'
  const later = { importId: running.id, email, number: { gt: row.number }, seekerId }
  if ((await tx.jobImportRow.count({ where: later })) > 0) return 'deleted'
  const person = await findPerson(tx, running, row)
  if (!person) return 'kept'
  const created = { importId: running.id, email, seekerId, before: { path: ['isNewPerson'], equals: true } }
  if ((await tx.jobImportRow.count({ where: created })) > 0) return removePerson(tx, running, person, unused)
  const first = await tx.jobImportRow.findFirst({
    where: { importId: running.id, seekerId },
    orderBy: { number: 'asc' },
    select: { before: true },
  })
  const { before } = storedBefore.safeParse(first?.before).data ?? stored.data
  return restore(tx, person, { before, after: stored.data.after }, row, unused)
}

/** Keeps an application that someone has worked on since. */
async function removeApplication(tx: Database, running: Running, id: number, unused: string[]): Promise<Outcome> {
  const found = await tx.application.findUnique({
    where: { id },
    select: {
      resumeId: true,
      createdAt: true,
      stateChangedAt: true,
      studentName: true,
      email: true,
      posting: { select: { jobTitle: true } },
      events: { select: { createdAt: true } },
      _count: { select: { notes: true, interviews: true, ticks: true } },
    },
  })
  if (!found) return 'deleted'
  // An import writes all of these with one time.
  const times = [found.stateChangedAt, ...found.events.map((event) => event.createdAt)]
  const isWorkedOn = Object.values(found._count).some((count) => count > 0)
  if (isWorkedOn || times.some((time) => time > found.createdAt)) return 'kept'
  await putEvent(tx, 'application.deleted', { kind: 'application', id })
  await announceDeletion(tx, [id], false)
  await tx.application.delete({ where: { id }, select: { id: true } })
  unused.push(...(await releaseFiles(tx, [found.resumeId])))
  await audit(tx, actorOf(running), {
    action: 'application.deleted',
    subjectId: id,
    subject: `${found.studentName}, ${found.posting.jobTitle}`,
    detail: { email: found.email, import: running.id },
  })
  return 'deleted'
}

async function findPerson(tx: Database, { id }: Running, { email, seekerId }: StoredRow) {
  const read = { email: email ?? '', job: '', resume: '' }
  const { people } = await findKnown(tx, id, [read])
  const person = people.get(read.email)
  return person?.id === seekerId ? person : undefined
}

/** Keeps people who have used their account, or whom recruiters have written to or about. */
async function removePerson(tx: Database, running: Running, person: KnownPerson, unused: string[]): Promise<Outcome> {
  const { id, email } = person
  const { personId, ...found } = await tx.seeker.findUniqueOrThrow({
    where: { id },
    select: {
      personId: true,
      person: {
        select: { ownerId: true, followUpAt: true, tags: true, _count: { select: { notes: true, mails: true } } },
      },
      _count: { select: { applications: true, savedJobs: true, jobAlerts: true, consents: true, sessions: true } },
      generalApplication: { select: { id: true } },
    },
  })
  const { person: known, _count: counts, generalApplication } = found
  const isKnown =
    known && (known.ownerId || known.followUpAt || known.tags.length > 0 || known._count.notes + known._count.mails > 0)
  const isInUse = !isUnused(person) || Object.values(counts).some((count) => count > 0) || generalApplication !== null
  if (isKnown || isInUse) return 'kept'
  if (personId !== null) await lockPerson(tx, personId)
  await putEvent(tx, 'person.deleted', { kind: 'person', id })
  await tx.oneTimeCode.deleteMany({ where: { email } })
  await forgetInAudit(tx, id, email)
  await tx.seeker.delete({ where: { id }, select: { id: true } })
  if (personId !== null) await forgetPerson(tx, personId, email)
  const { resumeId } = recordOf(person)
  if (resumeId !== null) unused.push(...(await releaseFiles(tx, [resumeId])))
  await audit(tx, actorOf(running), { action: 'account.deleted', subjectId: id, detail: { import: running.id } })
  return 'deleted'
}

/** Restores what a person's account said, unless it has changed since. */
async function restore(
  tx: Database,
  person: KnownPerson,
  { before, after }: Pick<z.output<typeof storedBefore>, 'before' | 'after'>,
  { applicationId }: StoredRow,
  unused: string[],
): Promise<Outcome> {
  const current = recordOf(person)
  const isSame = (one: object, other: object | null) => JSON.stringify(one) === JSON.stringify(other)
  // An application was deleted, and nothing else has to be undone.
  if (before && isSame(after, before) && applicationId !== null) return 'deleted'
  if (!before || !isSame(record.parse(current), after)) return applicationId === null ? 'kept' : 'deleted'
  await writeSeeker(tx, person.id, before, current)
  await writeProfile(tx, person.id, before, current)
  if (current.resumeId !== null && current.resumeId !== before.resumeId)
    unused.push(...(await releaseFiles(tx, [current.resumeId])))
  return applicationId === null ? 'restored' : 'deleted'
}
