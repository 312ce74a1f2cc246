import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import { postingMessages } from '@/lib/jobs/postings/messages'
import { blankOr, lineMessages, requiredLine } from '@/lib/platform/schemas'

export type FormSection = 'you' | 'company' | 'job' | 'pay-and-place' | 'exact-pay' | 'exact-place'

type Options = readonly string[] | readonly { value: string; label: string }[]

/** The field's input in the hire form. Sections with their own layout don't need one. */
type FieldInput = {
  section: FormSection
  /** Replaces the field's label. */
  label?: string
  control?: 'line' | 'paragraph' | 'select'
  /** A function if they depend on the company. */
  options?: Options | (() => Options)
  isOptional?: true
  isWide?: true
  /** Values that can't be changed later, and why. */
  fixed?: string
  hint?: string
  rows?: number
  attributes?: {
    type?: 'email' | 'tel' | 'number'
    inputMode?: 'email' | 'numeric' | 'decimal' | 'url'
    autoComplete?: string
    placeholder?: string
    min?: number
    max?: number
  }
  checkedWith?: readonly string[]
  /** What the form suggests while someone types. */
  suggests?: 'locations' | 'cities' | 'titles' | 'companies'
}

export type Field = {
  column: keyof Prisma.PostingUncheckedCreateInput
  /** The label in the form, in changes in review and in the console. */
  label: string
  /** The input schema of the hire form and its API call, where the field has its API name. */
  schema: z.ZodType
  /** The schema for stored values, if the input schema depends on the current date. */
  stored?: z.ZodType
  /** Who can read the field: everyone, or only its employer and admins. */
  audience: 'public' | 'admin'
  /**
   * Which documented rows include the field: `job` means those of approved jobs and of postings, `posting` only those
   * of postings, which are for admins.
   */
  row?: { of: 'job' | 'posting'; schema: z.ZodType }
  feed?: string
  /** The field's column in the CSV. Programs rely on the order, so new columns go last. */
  csv?: number
  /**
   * The field's position and label among a job page's facts, and the text for missing values (requirements §2). Values
   * that match `none` count as missing.
   */
  fact?: { place: number; label: string; missing: string; none?: RegExp }
  /** An exact field. If it's left out, its columns are parsed from Location and Salary (lib/jobs/readings). */
  isRead?: true
  toColumn?: (value: never) => unknown
  fromColumn?: (value: never) => unknown
  /** Formats the field's value in a change in review. */
  show?: (value: never) => string
  input?: FieldInput
}

/** A select's options. Null if it isn't one. */
export const optionsOf = ({ options }: FieldInput): Options | null =>
  typeof options === 'function' ? options() : (options ?? null)

export const line = (label: string, longest = 120) => requiredLine(longest, lineMessages(label, longest))

export function paragraphs(label: string) {
  return z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(20_000, `${label} must be 20,000 characters or fewer`)
    .regex(/^[^\0]*$/, `${label} contains a character we can't store`)
}

export function email() {
  return z
    .string(postingMessages.email)
    .trim()
    .toLowerCase()
    .max(254, postingMessages.email)
    .pipe(z.email(postingMessages.email))
}

function emptyAsUndefined(value: unknown) {
  return value === '' || value === null ? undefined : value
}

export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyAsUndefined, schema.optional())
}

export function amount(label: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/^\s*[$₹]|[,\s]/g, '') : value),
    z.coerce
      .number(`${label} must be a number`)
      .positive(`${label} must be greater than zero`)
      .max(999_999_999, `${label} is too large`),
  )
}

export function count() {
  const number = z.coerce
    .number('Vacancies is required')
    .int('Vacancies must be a whole number')
    .min(1, 'Vacancies must be at least 1')
    .max(999, 'Vacancies must be at most 999')
  return z.preprocess(emptyAsUndefined, number)
}

export function webUrl() {
  const withProtocol = (value: unknown) =>
    typeof value === 'string' && /^[\w-]+(\.[\w-]+)+/.test(value.trim()) ? `https://${value.trim()}` : (value ?? '')
  const absoluteUrl = z
    .string()
    .trim()
    .max(300, postingMessages.webUrl)
    .regex(/^[^\s@\\]*$/, postingMessages.webUrl)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: postingMessages.webUrl }))
  return z.preprocess(withProtocol, blankOr(absoluteUrl, postingMessages.webUrl))
}

export function isAhead(day: string): boolean {
  return Date.parse(day) > Date.now() - 36 * 60 * 60 * 1000
}
