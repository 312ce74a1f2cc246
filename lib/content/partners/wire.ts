import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { partnerStatuses } from '@/lib/content/partners/schema'

export const partnerWire = z.object({
  id: idResponse,
  status: z.enum(partnerStatuses),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  companyName: z.string(),
  companyWebsite: z.string(),
  location: z.string(),
  place: z.int().nullable(),
  logo: z.string().nullable(),
  version: z.int(),
  date: timeResponse,
})
export const stripWire = z.array(z.object({ name: z.string(), logo: z.string(), website: z.string() }))
