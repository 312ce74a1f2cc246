import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import {
  type FieldName,
  fieldNames,
  fieldOf,
  type NamesWith,
  postingFields,
  type ReadName,
  readNames,
} from '@/lib/jobs/postings/fields'
import { statusNames } from '@/lib/jobs/postings/statuses'

type Fields = typeof postingFields
type Shape<Name extends FieldName> = { [Each in Name]: Fields[Each]['schema'] }

function shapeOf<Name extends FieldName>(names: readonly Name[]): Shape<Name> {
  return Object.fromEntries(names.map((name) => [name, postingFields[name].schema])) as Shape<Name>
}

const isStated = ({ payMin, payMax }: { payMin?: number; payMax?: number }) => (payMin ?? payMax) !== undefined

function isPayRead({ value, issues }: z.core.ParsePayload): boolean {
  const isWrong = issues.some(({ code, path }) => code !== 'custom' && String(path?.[0]).startsWith('pay'))
  return typeof value === 'object' && value !== null && !isWrong
}

export const postingSchema = z
  .object(shapeOf(fieldNames))
  .refine(({ payCurrency, ...pay }) => !isStated(pay) || payCurrency, {
    path: ['payCurrency'],
    message: 'Choose a pay currency',
    when: isPayRead,
  })
  .refine(({ payPeriod, ...pay }) => !isStated(pay) || payPeriod, {
    path: ['payPeriod'],
    message: 'Choose a pay period',
    when: isPayRead,
  })
  .refine(({ payMin, payMax }) => payMin === undefined || payMax === undefined || payMin <= payMax, {
    path: ['payMax'],
    message: 'Maximum pay is below minimum pay',
    when: isPayRead,
  })

export type NewPosting = z.output<typeof postingSchema>

const { remoteCountries: _several, ...exactShape } = shapeOf(readNames)
/** Exact fields, which override the text of Salary and Location. `postingSchema` checks that they fit together. */
export const exactSchema = z.object(exactShape)
export type ExactFields = z.output<typeof exactSchema>
export type ExactName = Exclude<ReadName, 'remoteCountries'>

type JobName = NamesWith<{ row: { of: 'job' } }>
type PostingName = NamesWith<{ row: object }>
export const jobNames = namesInRow('job')
export const postingNames = [...jobNames, ...namesInRow('posting')] as PostingName[]

function namesInRow(row: 'job'): JobName[]
function namesInRow(row: 'posting'): Exclude<PostingName, JobName>[]
function namesInRow(row: 'job' | 'posting') {
  return fieldNames.filter((name) => fieldOf(name).row?.of === row)
}

type RowShape<Name extends PostingName> = { [Each in Name]: Fields[Each]['row']['schema'] }

function rowShapeOf<Name extends PostingName>(names: readonly Name[]): RowShape<Name> {
  return Object.fromEntries(names.map((name) => [name, postingFields[name].row.schema])) as RowShape<Name>
}

export const approvedJobWire = z.object({
  hireFromUsId: idResponse,
  ...rowShapeOf(jobNames),
  companyLogo: z.string().nullable(),
  date: timeResponse.nullable(),
})
export const postingWire = z.object({
  hireFromUsId: idResponse,
  jobId: idResponse,
  ...rowShapeOf(postingNames),
  companyLogo: z.string().nullable(),
  date: timeResponse,
  status: z.enum(statusNames),
  reason: z.string(),
  version: z.int(),
})
