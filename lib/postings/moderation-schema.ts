import * as z from 'zod'
import { moderationMessages } from '@/lib/postings/messages'

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

/** Questions that a posting is often sent back with, to start from. */
export const commonQuestions = [
  { label: 'The work', text: 'What will the person do on a usual day?' },
  { label: 'The pay', text: 'What does the job pay, or at least in which range?' },
  { label: 'The place', text: 'Where is the work done, and how many days a week from home?' },
  { label: 'The company', text: 'What is the web address of the company, and how do we reach you there?' },
  { label: 'Several jobs', text: 'Is this one job or several? Please post each of them by itself.' },
] as const

const reason = z
  .string()
  .trim()
  .max(LONGEST_REASON, `The reason is longer than ${LONGEST_REASON.toLocaleString('en-US')} characters`)
  .regex(/^[^\0]*$/, 'The reason holds a character that cannot be kept')
const word = z.string().trim().toLowerCase()
const status = word.pipe(z.enum(['approved', 'rejected'], 'Send approved or rejected'))
const decided = {
  hireFromUsId: z.int().positive().max(2_147_483_647),
  /** The version that was read; without one whatever stands is decided on. */
  version: z.int().positive().optional(),
}

/** What the dialog asks before a rejection. */
export const rejectionSchema = z.object({ reason })

/** What the dialog asks before a posting is sent back. */
export const questionsToEmployerSchema = z.object({ reason: reason.min(1, moderationMessages.questionsMissing) })

/** PUT /hire-from-us: the full posting may be sent, only these count (spec §7). What is sent back asks something. */
export const decisionSchema = z
  .object({
    ...decided,
    status: word.pipe(z.enum(['approved', 'rejected', 'returned'], 'Send approved, rejected or returned')),
    reason: reason.default(''),
  })
  .refine(({ status, reason }) => status !== 'returned' || reason !== '', {
    path: ['reason'],
    message: moderationMessages.questionsMissing,
  })

/** POST /hire-from-us/decisions: one decision for several postings, at most a page of them. */
export const decisionsSchema = z.object({
  postings: z.array(z.object(decided)).min(1).max(50),
  status,
  reason: reason.default(''),
})

/** PUT /api/postings/{id}/revision: the versions of the posting and of its change that were read. */
export const revisionDecisionSchema = z.object({
  version: z.int().positive(),
  changeVersion: z.int().positive(),
  status,
  reason: reason.default(''),
})

export type Decision = z.output<typeof decisionSchema>
export type Decisions = z.output<typeof decisionsSchema>
export type RevisionDecision = z.output<typeof revisionDecisionSchema>
