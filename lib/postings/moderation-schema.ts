import * as z from 'zod'

export const LONGEST_REASON = 1_000

/** Sentences that a rejection often needs, to start from. The employer reads them as they stand here. */
export const commonReasons = [
  {
    label: 'Details missing',
    text: 'The description says too little about the work. Please add what the person will do.',
  },
  { label: 'Pay missing', text: 'Please say what the job pays, or at least in which range.' },
  { label: 'Posted twice', text: 'This job is published with us already.' },
  { label: 'Not one job', text: 'The posting describes several jobs. Please post each of them by itself.' },
  { label: 'Cannot verify', text: 'We could not verify the company or its address.' },
  { label: 'Not allowed', text: 'The posting asks for something that the law does not allow an employer to ask for.' },
] as const

const reason = z
  .string()
  .trim()
  .max(LONGEST_REASON, `The reason is longer than ${LONGEST_REASON.toLocaleString('en-US')} characters`)
  .regex(/^[^\0]*$/, 'The reason holds a character that cannot be kept')
const status = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['approved', 'rejected'], 'Send approved or rejected'))
const decided = {
  hireFromUsId: z.int().positive().max(2_147_483_647),
  /** The version that was read; without one whatever stands is decided on. */
  version: z.int().positive().optional(),
}

/** What the dialog asks before a rejection. */
export const rejectionSchema = z.object({ reason })

/** PUT /hire-from-us: the full posting may be sent, only these count (spec §7). */
export const decisionSchema = z.object({ ...decided, status, reason: reason.default('') })

/** POST /hire-from-us/decisions: one decision for several postings, at most a page of them. */
export const decisionsSchema = z.object({
  postings: z.array(z.object(decided)).min(1).max(50),
  status,
  reason: reason.default(''),
})

export type Decision = z.output<typeof decisionSchema>
export type Decisions = z.output<typeof decisionsSchema>
