import 'server-only'
import type { Database } from '@/lib/db'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import { findKnown, type PersonPlan, planPerson } from '@/lib/hiring/person-imports/plan-queries'
import { type PersonRow, readPersonRow } from '@/lib/hiring/person-imports/rows'
import { storedPersonMapping } from '@/lib/hiring/person-imports/schema'
import { sentencesOf } from '@/lib/jobs/imports/rows'
import type { Running, StoredRow } from '@/lib/jobs/imports/running'
import { now } from '@/lib/platform/clock'

export function readPersonRows(running: Running, rows: StoredRow[]) {
  const mapping = storedPersonMapping.parse(running.mapping)
  return rows.map((row) => ({ row, read: readPersonRow(row.cells, mapping, now()) }))
}

/** Compares rows with the people that are here, without changing any. */
export async function checkPeople(tx: Database, running: Running, rows: StoredRow[]) {
  const all = readPersonRows(running, rows)
  const known = await findKnown(
    tx,
    running.id,
    all.map(({ read }) => read),
  )
  const seen = await findEarlier(tx, running.id, rows[0]?.number ?? 0, all)
  const tally: Record<PersonPlan['kind'], number> = { NEW: 0, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 }
  const checked = all.map(({ row, read }) => {
    const key = keyOf(read)
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, row.number)
    const plan = planPerson(read, known, earlier === undefined ? [] : [messages.sameAsRow(earlier)])
    tally[plan.kind]++
    return {
      number: row.number,
      kind: plan.kind,
      title: [read.values.userName || read.email, read.job].filter(Boolean).join(', ').slice(0, 120).toWellFormed(),
      externalId: key,
      email: read.email,
      reason: plan.kind === 'REFUSED' ? sentencesOf(plan.reasons) : '',
      fields: 'fields' in plan ? plan.fields : [],
    }
  })
  await tx.$executeRaw`
    UPDATE "JobImportRow" r SET "kind" = v."kind"::"JobImportKind", "title" = v."title", "externalId" = v."externalId",
      "email" = v."email", "reason" = v."reason", "fields" = ARRAY(SELECT jsonb_array_elements_text(v."fields"))
    FROM jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      AS v("number" int, "kind" text, "title" text, "externalId" text, "email" text, "reason" text, "fields" jsonb)
    WHERE r."importId" = ${running.id} AND r."number" = v."number"`
  return {
    added: { increment: tally.NEW },
    changed: { increment: tally.CHANGED },
    unchanged: { increment: tally.UNCHANGED },
    refused: { increment: tally.REFUSED },
  }
}

/** A file can have a row for each of a person's applications. */
const keyOf = ({ email, job }: PersonRow) => `${email} ${job}`.slice(0, 400).toWellFormed()

async function findEarlier(tx: Database, importId: number, before: number, all: { read: PersonRow }[]) {
  const rows = await tx.jobImportRow.findMany({
    where: { importId, externalId: { in: all.map(({ read }) => keyOf(read)) }, number: { lt: before } },
    orderBy: { number: 'desc' },
    select: { externalId: true, number: true },
  })
  return new Map(rows.map(({ externalId, number }) => [externalId ?? '', number]))
}
