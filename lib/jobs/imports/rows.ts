import { createHash } from 'node:crypto'
import { type ImportField, importFields, isSourceField, labelOf, plainName } from '@/lib/jobs/imports/fields'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import type { Mapping } from '@/lib/jobs/imports/schema'
import { optionsOf } from '@/lib/jobs/postings/field'
import { fieldOf } from '@/lib/jobs/postings/fields'
import { type NewPosting, postingSchema } from '@/lib/jobs/postings/schema'
import { countryCodes, countryLabel } from '@/lib/site/settings/countries'

export const EXTERNAL_ID = /^[\w.:-]{1,100}$/

const NOT_OPEN =
  /^(archived|auto-draft|canceled|cancelled|closed|draft|expired|filled|future|inactive|on hold|pending|pending[ _]payment|preview|private|trash|unpublished)$/i

export type ReadRow = { externalId: string; values: Record<string, unknown>; reasons: string[] }

/** A row's values by field, as the hire form would send them. */
export function readRow(cells: string[], { columns, defaults }: Mapping): ReadRow {
  const reasons: string[] = cells.length > columns.length ? [messages.tooManyCells] : []
  const texts = new Map<ImportField, string>()
  for (const [field, text] of Object.entries(defaults)) if (text) texts.set(field as ImportField, text)
  for (const [index, field] of columns.entries()) if (field && cells[index]) texts.set(field, cells[index])
  const given = texts.get('externalId')
  const status = texts.get('sourceStatus') ?? ''
  texts.delete('externalId')
  texts.delete('sourceStatus')
  if (NOT_OPEN.test(status)) reasons.push(messages.notOpen(status.toLowerCase()))
  const externalId = given ?? derivedId(texts)
  if (!EXTERNAL_ID.test(externalId)) reasons.push(messages.externalId)
  const values = Object.fromEntries([...texts].map(([field, text]) => [field, fieldValue(field, text)]))
  return { externalId, values, reasons }
}

/** Files without IDs repeat a job by its title, company and location. */
function derivedId(texts: Map<ImportField, string>): string {
  const parts = (['jobTitle', 'company', 'location'] as const).map((field) => plainName(texts.get(field) ?? ''))
  return `row-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`
}

function fieldValue(field: ImportField, text: string): unknown {
  if (field === 'remoteCountries') return text.split(/[,;|]/).map((part) => countryOf(part.trim()))
  if (field === 'country') return countryOf(text)
  const input = isSourceField(field) ? undefined : fieldOf(field).input
  const known = input && optionsOf(input)?.find((option) => plainName(textOf(option)) === plainName(text))
  return known === undefined ? text : textOf(known)
}

const textOf = (option: string | { value: string }) => (typeof option === 'string' ? option : option.value)

const alsoCalled: Record<string, string> = { usa: 'US', uk: 'GB', uae: 'AE' }

function countryOf(text: string): string {
  const plain = plainName(text)
  const named = countryCodes.find((code) => [code.toLowerCase(), plainName(countryLabel(code))].includes(plain))
  return named ?? alsoCalled[plain] ?? text
}

type Checked = { posting: NewPosting } | { reasons: string[] }

/** Checks the values of a new job like the hire form does. */
export function checkNew(values: Record<string, unknown>): Checked {
  const parsed = postingSchema.safeParse(values)
  return parsed.success ? { posting: parsed.data } : { reasons: reasonsOf(parsed.error.issues) }
}

type ChecksChange = { changes: Partial<NewPosting> } | { reasons: string[] }

/** Checks the values of a job that's already here. Fields without a value stay as they are, and so does the email. */
export function checkChange({ email: _fixed, ...values }: Record<string, unknown>): ChecksChange {
  const changes: Record<string, unknown> = {}
  const reasons: string[] = []
  for (const name of importFields) {
    if (isSourceField(name) || !(name in values)) continue
    const parsed = fieldOf(name).schema.safeParse(values[name])
    if (parsed.success) changes[name] = parsed.data
    else reasons.push(...reasonsOf(parsed.error.issues.map((issue) => ({ ...issue, path: [name] }))))
  }
  return reasons.length > 0 ? { reasons } : { changes: changes as Partial<NewPosting> }
}

/** Reasons as sentences. Some of them already end with a period. */
export const sentencesOf = (reasons: string[]) => reasons.map((reason) => reason.replace(/\.?$/, '.')).join(' ')

type Issue = { path: PropertyKey[]; message: string }

function reasonsOf(issues: Issue[]): string[] {
  const reasons = issues.map(({ path: [name], message }) => {
    const field = importFields.find((each) => each === name)
    const label = field ? labelOf(field) : ''
    return !label || message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`
  })
  return [...new Set(reasons)]
}
