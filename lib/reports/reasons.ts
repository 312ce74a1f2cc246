export const LONGEST_TEXT = 2_000

/** What may be wrong with a job, as it is chosen. */
export const reportReasons = [
  { value: 'scam', label: 'It looks like a scam, or asks for money' },
  { value: 'misleading', label: 'It is misleading or not a real job' },
  { value: 'discrimination', label: 'It discriminates' },
  { value: 'closed', label: 'The job is taken already' },
  { value: 'other', label: 'Something else' },
] as const
export type ReportReasonName = (typeof reportReasons)[number]['value']
export const reasonNames = reportReasons.map(({ value }) => value)
