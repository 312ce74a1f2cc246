import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { postingSchema } from '@/lib/postings/schema'
import { statusNames } from '@/lib/postings/statuses'

const token = z.string().min(1).max(2_000)
const version = z.int().positive().optional()

/** The calls of a managing link: its token is all their authority. */
export const managedSchema = z.object({ token })

/** Of the change that waits already; 0 without one. */
const changeVersion = z.int().min(0).optional()

/** The transitions that an employer may ask for by name. */
const employerTransitions = ['withdraw', 'close', 'fill', 'renew'] as const
/** POST /api/postings/managed/steps: the versions are those that were read; without them whatever stands is meant. */
export const employerActionSchema = z.object({
  token,
  version,
  changeVersion,
  step: z.enum([...employerTransitions, 'takeBack']),
})
export type EmployerTransition = (typeof employerTransitions)[number]

/** PUT /api/postings/managed: the posting as the hire form sends it, and the versions that the form was opened with. */
export const postingChangeSchema = postingSchema.safeExtend({
  token,
  version,
  changeVersion,
})
export type PostingChange = z.output<typeof postingChangeSchema>

/** POST /hire-from-us/confirm: the token of the link mailed to the employer. */
export const confirmationSchema = z.object({ token })

export const submittedResponse = z.object({ message: z.string(), hireFromUsId: idResponse })
/** An employer's own posting, as the page behind the mailed link shows it. */
export const managedWire = z.object({
  hireFromUsId: idResponse,
  version: z.int(),
  changeVersion: z.int(),
  status: z.enum(statusNames),
  jobTitle: z.string(),
  company: z.string(),
  companyLogo: z.string().nullable(),
  path: z.string().nullable(),
  submittedAt: timeResponse,
  expiresAt: timeResponse.nullable(),
  closedAt: timeResponse.nullable(),
  reason: z.string(),
  changeSentAt: timeResponse.nullable(),
  steps: z.array(z.string()),
  fields: z.record(z.string(), z.unknown()),
})
/** The same with how often it was read and answered. */
export const managedWithInterestWire = managedWire.extend({
  interest: z.object({
    days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
    total: z.int(),
    applicants: z.int(),
  }),
})
