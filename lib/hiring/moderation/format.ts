import { actionLabel, capitalized } from '@/lib/console/audit/format'
import { fieldNames, fieldOf } from '@/lib/jobs/postings/fields'
import { fieldText } from '@/lib/jobs/postings/format'
import type { NewPosting } from '@/lib/jobs/postings/schema'

export type Change = { field: string; label: string; before: string; after: string }

export function changesOf(before: NewPosting, after: NewPosting): Change[] {
  return fieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      label: fieldOf(field).label,
      before: fieldText(field, before),
      after: fieldText(field, after),
    }))
    .filter((change) => change.before !== change.after)
}

export function markedLines(text: string, other: string): { text: string; isSame: boolean }[] {
  const others = new Set(other.split('\n').map((line) => line.trim()))
  return text.split('\n').map((line) => ({ text: line, isSame: others.has(line.trim()) }))
}

export const actionHeading = (action: string) => capitalized(actionLabel(action).replace(/^Posting /, ''))

export function actionText(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return ''
  const { reason, questions, fields } = detail as Record<string, unknown>
  if (Array.isArray(fields)) return fields.join(', ')
  return [reason, questions].find((text) => typeof text === 'string') ?? ''
}

type Read = { countries: string[]; payCurrency: string | null; salary: string }

/**
 * Lists what we couldn't parse in a posting, which hides it from filters and search engines. Pay without digits, such
 * as 'DOE', isn't a problem.
 */
export function readingWarnings({ countries, payCurrency, salary }: Read): string[] {
  return [
    ...(countries.length === 0 ? ['Location unclear'] : []),
    ...(payCurrency === null && /\d/.test(salary) ? ['Pay unclear'] : []),
  ]
}

/** The call that undoes the decision which led to this version. */
export const undoPath = (id: number, version: number) => `/api/postings/${id}/undo?version=${version}`
