import * as z from 'zod'
import { decisions } from '@/lib/applications/list'

/** PATCH /api/applications/{id}: the new state, and the one it was chosen in place of. */
export const decisionSchema = z.object({
  state: z.enum(decisions),
  from: z.enum(decisions).optional(),
})

export type ApplicationDecision = z.output<typeof decisionSchema>
