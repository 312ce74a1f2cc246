import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { audit } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { IMPORT_SOURCE } from '@/lib/hiring/applications/list'
import { readPersonRows } from '@/lib/hiring/person-imports/check-mutations'
import {
  findKnown,
  type KnownPerson,
  type PersonPlan,
  type PersonRecord,
  planPerson,
  recordOf,
} from '@/lib/hiring/person-imports/plan-queries'
import type { PersonRow } from '@/lib/hiring/person-imports/rows'
import { sentencesOf } from '@/lib/jobs/imports/rows'
import { actorOf, type Running, type StoredRow } from '@/lib/jobs/imports/running'
import { writeProfileLists } from '@/lib/people/profiles/lists'
import { now } from '@/lib/platform/clock'
import { storedPhone } from '@/lib/platform/phones/numbers'

type Writes = Extract<PersonPlan, { kind: 'NEW' | 'CHANGED' }>
/** What a row wrote, to be able to undo it. */
type PersonBefore = { isNewPerson: boolean; before: PersonRecord | null; after: PersonRecord }

/** Writes new people, changes and applications. They may have changed since the preview, so each row is compared again. */
export async function applyPeople(tx: Database, running: Running, rows: StoredRow[]) {
  const moved = { added: 0, changed: 0, unchanged: 0 }
  let written = 0
  // One at a time, because the next row may be another application of the same person.
  for (const { row, read } of readPersonRows(running, rows)) {
    await tx.$executeRaw`SELECT 1 FROM "Seeker" WHERE "email" = ${read.email} FOR NO KEY UPDATE`
    const known = await findKnown(tx, running.id, [read])
    const plan = planPerson(read, known)
    if (plan.kind === 'REFUSED') throw new ApiError('conflict', sentencesOf(plan.reasons))
    moved[row.kind === 'CHANGED' ? 'changed' : 'added']--
    moved[plan.kind === 'NEW' ? 'added' : plan.kind === 'CHANGED' ? 'changed' : 'unchanged']++
    const key = { importId_number: { importId: running.id, number: row.number } }
    if (plan.kind === 'UNCHANGED') {
      await tx.jobImportRow.update({ where: key, data: { kind: 'UNCHANGED' }, select: { number: true } })
      continue
    }
    const data = await writePerson(tx, running, plan, read, known.people.get(read.email))
    await tx.jobImportRow.update({ where: key, data: { ...data, kind: plan.kind }, select: { number: true } })
    written++
  }
  return {
    added: { increment: moved.added },
    changed: { increment: moved.changed },
    unchanged: { increment: moved.unchanged },
    applied: { increment: written },
  }
}

async function writePerson(
  tx: Database,
  running: Running,
  plan: Writes,
  read: PersonRow,
  person: KnownPerson | undefined,
): Promise<Prisma.JobImportRowUpdateInput> {
  const { record, isNewPerson } = plan
  const before = person ? recordOf(person) : null
  const seekerId = isNewPerson ? await openAccount(tx, read.email, record) : (person?.id ?? 0)
  if (!isNewPerson) await writeSeeker(tx, seekerId, record, before)
  await writeProfile(tx, seekerId, record, before)
  if (isNewPerson) {
    const detail = { email: read.email, import: running.id }
    await audit(tx, actorOf(running), {
      action: 'account.imported',
      subjectId: seekerId,
      subject: record.userName,
      detail,
    })
  }
  const applicationId = plan.application
    ? await apply(tx, running, seekerId, { ...plan.application, record, read })
    : null
  const wrote: PersonBefore = { isNewPerson, before, after: record }
  return { seekerId, applicationId, before: wrote }
}

/** Without a password or an email. The owner of the address signs in with a code, or chooses a password. */
async function openAccount(tx: Database, email: string, record: PersonRecord): Promise<number> {
  const time = now()
  const { userName, mobile, country } = record
  const data = {
    userName,
    mobile,
    country,
    phoneE164: storedPhone(mobile, 'seeker'),
    verifiedAt: time,
    openedByCodeAt: time,
    createdAt: time,
    lastSeenAt: time,
  }
  const { id } = await tx.seeker.upsert({
    where: { email },
    create: { ...data, email },
    update: data,
    select: { id: true },
  })
  return id
}

export async function writeSeeker(
  tx: Database,
  id: number,
  { userName, mobile, country }: PersonRecord,
  before: PersonRecord | null,
): Promise<void> {
  const data = {
    userName,
    country,
    ...(mobile !== before?.mobile && { mobile, phoneE164: storedPhone(mobile, 'seeker') }),
  }
  await tx.seeker.update({ where: { id }, data, select: { id: true } })
}

export async function writeProfile(
  tx: Database,
  seekerId: number,
  { personalInfo, keySkills, resumeId }: PersonRecord,
  before: PersonRecord | null,
): Promise<void> {
  const isSame =
    personalInfo === (before?.personalInfo ?? '') &&
    resumeId === (before?.resumeId ?? null) &&
    JSON.stringify(keySkills) === JSON.stringify(before?.keySkills ?? [])
  if (isSame) return
  const data = { personalInfo, resumeId, ...writeProfileLists({ keySkills }) }
  await tx.profile.upsert({
    where: { seekerId },
    create: { ...data, seekerId },
    update: { ...data, parserVersion: 0 },
    select: { id: true },
  })
}

type Applying = NonNullable<Writes['application']> & { record: PersonRecord; read: PersonRow }

/** Past applications: no email and no webhook says that they were received. Reports leave out events by the system. */
async function apply(
  tx: Database,
  running: Running,
  seekerId: number,
  { job, resumeId, record, read }: Applying,
): Promise<number> {
  const createdAt = read.appliedOn ?? now()
  const { status: state } = read
  const isAnswered = state !== 'NEW' && state !== 'WITHDRAWN'
  const steps = state === 'NEW' ? (['NEW'] as const) : (['NEW', state] as const)
  const by = { actorKind: 'SYSTEM', actorName: 'Import', createdAt } as const
  const { userName: studentName, mobile } = record
  const { id } = await tx.application.create({
    data: {
      postingId: job.id,
      seekerId,
      state,
      studentName,
      email: read.email,
      mobileNumber: mobile,
      phoneE164: storedPhone(mobile, 'seeker'),
      resumeId,
      termsVersion: '',
      source: IMPORT_SOURCE,
      createdAt,
      stateChangedAt: createdAt,
      answeredAt: isAnswered ? createdAt : null,
      shortlistedAt: state === 'SHORTLISTED' || state === 'HIRED' ? createdAt : null,
      events: { create: steps.map((step) => ({ ...by, state: step })) },
    },
    select: { id: true },
  })
  await audit(tx, actorOf(running), {
    action: 'application.imported',
    subjectId: id,
    subject: `${studentName}, ${job.jobTitle}`,
    detail: { email: read.email, import: running.id },
  })
  return id
}
