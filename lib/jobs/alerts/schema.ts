import * as z from 'zod'

import { frequencyOptions } from '@/lib/jobs/alerts/frequency'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { storedSearch } from '@/lib/jobs/postings/search'
import { requiredEmail } from '@/lib/platform/schemas'

export const frequencySchema = z.enum(
  frequencyOptions.map(({ value }) => value),
  jobAlertMessages.frequency,
)

export const alertSchema = z.object({
  email: requiredEmail(jobAlertMessages.email),
  frequency: frequencySchema,
  search: z.string().max(2_000).default('').transform(storedSearch),
})
export type NewAlert = z.output<typeof alertSchema>

const tokenSchema = z.string(jobAlertMessages.deadLink).max(1_000, jobAlertMessages.deadLink)

export const frequencyChange = z.object({ frequency: frequencySchema })
export const alertLink = z.object({ token: tokenSchema })
export const frequencyByLink = alertLink.extend({ frequency: frequencySchema })

export const linkSearch = z.object({ token: tokenSchema.catch('') })
