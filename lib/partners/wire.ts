import * as z from 'zod'
import { idAnswer, timeAnswer } from '@/lib/api/answers'
import { partnerStatuses } from '@/lib/partners/schema'

/** A partner; `version` is what an edit names. */
export const partnerWire = z.object({
  id: idAnswer,
  status: z.enum(partnerStatuses),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  companyName: z.string(),
  companyWebsite: z.string(),
  location: z.string(),
  logo: z.string().nullable(),
  version: z.int(),
  date: timeAnswer,
})
export const stripWire = z.array(z.object({ name: z.string(), logo: z.string(), website: z.string() }))
