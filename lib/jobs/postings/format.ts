import type { Posting } from '@/lib/generated/prisma/client'
import {
  type FieldName,
  fieldNames,
  fieldOf,
  type NamesWith,
  type postingFields,
  type WrittenName,
  writtenNames,
} from '@/lib/jobs/postings/fields'
import { jobMessages } from '@/lib/jobs/postings/messages'
import { jobNames, type NewPosting, postingNames } from '@/lib/jobs/postings/schema'
import { nameOfStatus } from '@/lib/jobs/postings/statuses'
import { countLabel, countOf } from '@/lib/platform/numbers'
import { site } from '@/lib/site/company'

type Fields = typeof postingFields
type StoredValue<Name extends WrittenName> = Fields[Name] extends { toColumn: (value: never) => infer Value }
  ? Value
  : NewPosting[Name]
type WrittenColumns = { [Name in WrittenName as Fields[Name]['column']]: StoredValue<Name> }

export function writtenColumns(posting: NewPosting) {
  const columns = writtenNames.map((name) => {
    const { column, toColumn } = fieldOf(name)
    return [column, toColumn ? toColumn(posting[name] as never) : posting[name]]
  })
  return {
    ...(Object.fromEntries(columns) as WrittenColumns),
    experienceYears: Number.parseInt(posting.experience, 10),
  }
}

export function fieldsOf<Name extends FieldName>(names: readonly Name[], row: Pick<Posting, Fields[Name]['column']>) {
  const stored: Record<string, unknown> = row
  const values = names.map((name) => {
    const { column, fromColumn } = fieldOf(name)
    return [name, fromColumn ? fromColumn(stored[column] as never) : stored[column]]
  })
  return Object.fromEntries(values) as { [Each in Name]: WireValue<Each> }
}

type WireValue<Name extends FieldName> = Fields[Name] extends { fromColumn: (value: never) => infer Value }
  ? Value
  : Posting[Fields[Name]['column']]

export function fieldText(name: FieldName, posting: NewPosting): string {
  const { show } = fieldOf(name)
  return show ? show(posting[name] as never) : String(posting[name] ?? '')
}

const facts = fieldNames
  .flatMap((name) => {
    const { fact } = fieldOf(name)
    return fact ? [{ name, ...fact }] : []
  })
  .sort((one, other) => one.place - other.place)
type FactName = NamesWith<{ fact: object }>
type FactRow = Pick<Posting, Fields[FactName]['column']>

export function factsOf(job: FactRow): { label: string; text: string }[] {
  const values: Record<string, unknown> = fieldsOf(facts.map(({ name }) => name) as FactName[], job)
  return facts.map(({ name, label, missing, none = /^\s*$/ }) => {
    const text = String(values[name] ?? '')
    return { label, text: none.test(text) ? missing : text }
  })
}

type JobRow = Pick<Posting, Fields[(typeof jobNames)[number]]['column'] | 'id' | 'approvedAt'> & {
  logo: { name: string } | null
}

export function toApprovedJob(row: JobRow) {
  return {
    hireFromUsId: row.id,
    ...fieldsOf(jobNames, row),
    companyLogo: row.logo?.name ?? null,
    date: row.approvedAt?.toISOString() ?? null,
  }
}

type PostingRow = JobRow &
  Pick<Posting, Fields[(typeof postingNames)[number]]['column'] | 'status' | 'decisionReason' | 'version' | 'createdAt'>

export function toPosting(row: PostingRow) {
  return {
    ...toApprovedJob(row),
    ...fieldsOf(postingNames, row),
    jobId: row.id,
    date: (row.approvedAt ?? row.createdAt).toISOString(),
    status: nameOfStatus(row.status),
    reason: row.decisionReason,
    version: row.version,
  }
}

export const logoPath = (fileName: string) => `/hire-from-us/${fileName}`

const DAY_MS = 24 * 60 * 60 * 1000

export function postedLabel(postedAt: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - postedAt.getTime()) / DAY_MS))
  if (days === 0) return 'Today'
  return days <= 30 ? `${countOf(days, 'day')} ago` : '30+ days ago'
}

export function salaryText(salary: string): string {
  return /^[0\s]*$/.test(salary) ? jobMessages.notDisclosed : salary
}

export function textOr(text: string, missing: string): string {
  return text.trim() || missing
}

type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\r?\n|[\u2028\u2029]/).map((each) => each.trim())) {
    const item = /^[-•*]\s/.test(line) && line.slice(1).trimStart()
    const last = blocks.at(-1)
    if (item && last?.kind === 'list') last.items.push(item)
    else if (item) blocks.push({ kind: 'list', items: [item] })
    else if (line) blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

export const referenceOf = (id: number) => `${site.referencePrefix}-${String(id).padStart(6, '0')}`

/** The text of a link to all of some open jobs, such as "All 67 open jobs". */
export function allJobsLabel(total: number): string {
  if (total === 0) return 'No open jobs right now. See all jobs'
  return total === 1 ? '1 open job' : `All ${countLabel(total)} open jobs`
}
