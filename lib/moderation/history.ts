import { actionLabel } from '@/lib/audit/format'

/** What was done to a posting, as its history heads it: 'posting.sent-back' is 'Sent back'. */
export const deedLabel = (action: string) => actionLabel(action.replace(/^posting\./, ''))

/** What was said with it: the reason, the questions, or the fields that changed. '' for anything else. */
export function deedText(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return ''
  const { reason, questions, fields } = detail as Record<string, unknown>
  if (Array.isArray(fields)) return fields.join(', ')
  return [reason, questions].find((text) => typeof text === 'string') ?? ''
}
