import * as z from 'zod'
import { emailSchema } from '@/lib/accounts/schema'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { canonicalSearch } from '@/lib/job-alerts/search'

export const frequencyOptions = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const

export const frequencySchema = z.enum(['daily', 'weekly'], jobAlertMessages.frequency)
export type Frequency = z.output<typeof frequencySchema>

/** The form below the job list: whose mail, and how often. */
export const alertFormSchema = z.object({ email: emailSchema, frequency: frequencySchema })

/** A new alert: `search` is the query of the job list's address. */
export const alertSchema = alertFormSchema.extend({
  search: z.string().max(2_000).default('').transform(canonicalSearch),
})
export type NewAlert = z.output<typeof alertSchema>

const tokenSchema = z.string(jobAlertMessages.deadLink).max(1_000, jobAlertMessages.deadLink)

export const frequencyChange = z.object({ frequency: frequencySchema })
export const alertLink = z.object({ token: tokenSchema })
export const frequencyByLink = alertLink.extend({ frequency: frequencySchema })

/** The address of a page that a mailed link leads to; without its token it is a dead link. */
export const linkSearch = z.object({ token: tokenSchema.catch('') })
