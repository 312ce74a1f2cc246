import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { postingSchema } from '@/lib/jobs/postings/schema'
import { statusNames } from '@/lib/jobs/postings/statuses'
import { versionOrNone, versionSchema } from '@/lib/platform/schemas'

const token = z.string().min(1).max(2_000)
const version = versionSchema.optional()

export const managedSchema = z.object({ token })

const changeVersion = versionOrNone.optional()

const employerTransitions = ['withdraw', 'close', 'fill', 'renew'] as const
/**
 * POST /api/postings/managed/steps. The versions are the ones the employer saw. Without them, the current ones are used.
 */
export const employerActionSchema = z.object({
  token,
  version,
  changeVersion,
  step: z.enum([...employerTransitions, 'takeBack']),
})
export type EmployerTransition = (typeof employerTransitions)[number]

export const postingEditSchema = postingSchema.safeExtend({
  token,
  version,
  changeVersion,
})
export type PostingEdit = z.output<typeof postingEditSchema>

export const confirmationSchema = z.object({ token })

export const submittedResponse = z.object({ message: z.string(), hireFromUsId: idResponse })
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
export const managedWithInterestWire = managedWire.extend({
  interest: z.object({
    days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
    total: z.int(),
    applicants: z.int(),
  }),
})
