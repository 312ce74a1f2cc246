import * as z from 'zod'
import { postingSchema } from '@/lib/postings/schema'

const token = z.string().min(1).max(2_000)
const version = z.int().positive().optional()

/** The calls of a managing link: its token is all their authority. */
export const managedSchema = z.object({ token })

/** Of the change that waits already; 0 without one. */
const changeVersion = z.int().min(0).optional()

export const takenSteps = ['withdraw', 'close', 'fill', 'renew'] as const
/** POST /api/postings/managed/steps: the versions are those that were read; without them whatever stands is meant. */
export const employerStepSchema = z.object({ token, version, changeVersion, step: z.enum([...takenSteps, 'takeBack']) })
export type TakenStep = (typeof takenSteps)[number]

/** PUT /api/postings/managed: the posting as the hire form sends it, and the versions that the form was opened with. */
export const postingChangeSchema = postingSchema.safeExtend({
  token,
  version,
  changeVersion,
})
export type PostingChange = z.output<typeof postingChangeSchema>
