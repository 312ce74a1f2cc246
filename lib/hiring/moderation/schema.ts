import * as z from 'zod'
import { moderationMessages } from '@/lib/hiring/moderation/messages'
import { idSchema, versionSchema } from '@/lib/platform/schemas'

export const MAX_REASON_LENGTH = 1_000

export const commonReasons = [
  {
    label: 'Details missing',
    text: "The description doesn't say enough about the work. Add what the person will do.",
  },
  { label: 'Pay missing', text: 'Add what the job pays, or at least a range.' },
  { label: 'Duplicate', text: 'This job is already published on our site.' },
  { label: 'More than one job', text: 'The posting describes several jobs. Post each one separately.' },
  { label: "Can't verify", text: "We couldn't verify the company or its address." },
  { label: 'Not allowed', text: "The posting asks for something the law doesn't allow employers to ask for." },
] as const

export const commonEnds = [
  { label: "Can't verify", text: "We couldn't verify the company or its address." },
  { label: 'Asks for money', text: "The job asks applicants for money, which we don't allow." },
  { label: 'Misleading', text: "Applicants told us that the job doesn't match the description." },
  { label: 'Not allowed', text: "The posting asks for something the law doesn't allow employers to ask for." },
] as const

export const commonQuestions = [
  { label: 'The work', text: 'What will the person do on a typical day?' },
  { label: 'The pay', text: 'What does the job pay? A range is fine.' },
  { label: 'The location', text: 'Where is the job based, and how many days a week can people work from home?' },
  { label: 'The company', text: "What is the company's website, and how can we reach you there?" },
  { label: 'Several jobs', text: 'Is this one job or several? Post each one separately.' },
] as const

const reason = z
  .string()
  .trim()
  .max(MAX_REASON_LENGTH, `Use ${MAX_REASON_LENGTH.toLocaleString('en-US')} characters or fewer`)
  .regex(/^[^\0]*$/, "The reason contains a character we can't store")
const word = z.string().trim().toLowerCase()
const status = word.pipe(z.enum(['approved', 'rejected'], 'Send approved or rejected'))
const decided = {
  hireFromUsId: idSchema,
  version: versionSchema.optional(),
}

const decisions = ['approved', 'rejected', 'returned', 'taken-down'] as const

/** The text that a decision's dialog asks for. It's optional unless `missing` is set. */
export const reasonSchema = (missing?: string) => z.object({ reason: missing ? reason.min(1, missing) : reason })

/**
 * PUT /hire-from-us. Clients may send the full posting, but only these fields count (requirements §7). Sending back and
 * taking down require a text.
 */
export const decisionSchema = z
  .object({
    ...decided,
    status: word.pipe(z.enum(decisions, `Send ${decisions.join(', ')}`)),
    reason: reason.default(''),
  })
  .refine(({ status, reason }) => status !== 'returned' || reason !== '', {
    path: ['reason'],
    message: moderationMessages.questionsMissing,
  })
  .refine(({ status, reason }) => status !== 'taken-down' || reason !== '', {
    path: ['reason'],
    message: moderationMessages.takingDownUnexplained,
  })

export const decisionsSchema = z.object({
  postings: z.array(z.object(decided)).min(1).max(50),
  status,
  reason: reason.default(''),
})

export const revisionDecisionSchema = z.object({
  version: versionSchema,
  changeVersion: versionSchema,
  status,
  reason: reason.default(''),
})

export type Decision = z.output<typeof decisionSchema>
export type Decisions = z.output<typeof decisionsSchema>
export type RevisionDecision = z.output<typeof revisionDecisionSchema>

/** The posting's version after the decision, or null if there was none. */
const decisionResult = z.object({
  hireFromUsId: z.int(),
  isDecided: z.boolean(),
  message: z.string(),
  version: z.int().nullable(),
})
export type DecisionResult = z.output<typeof decisionResult>
export const decisionResults = z.object({ results: z.array(decisionResult) })
