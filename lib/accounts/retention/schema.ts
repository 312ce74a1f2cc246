import * as z from 'zod'
import { retentionMessages } from '@/lib/accounts/retention/messages'
import { versionOrNone } from '@/lib/platform/schemas'

export const MIN_MONTHS = 3
export const MAX_MONTHS = 120
export const WARNING_DAYS = 30

export const retentionKinds = {
  applications: {
    title: 'Applications',
    counted: ['application', 'applications'],
    age: 'after their last status change or interview',
    how: `We email the seeker ${WARNING_DAYS} days before, so they can save a copy. Then we delete the application with its resume, history and notes. Applications of people who were hired are never deleted, because they document employment.`,
  },
  accounts: {
    title: 'Inactive accounts',
    counted: ['account', 'accounts'],
    age: 'after they were last used',
    how: `We email the seeker ${WARNING_DAYS} days before; signing in keeps the account. Then we delete it with its profile, files, applications, alerts and saved jobs. Accounts of people who were hired are kept.`,
  },
  messages: {
    title: 'Contact messages',
    counted: ['message', 'messages'],
    age: 'after they were received',
    how: `We email the owners ${WARNING_DAYS} days before with the number of messages. Then we delete the messages, answered or not.`,
  },
} as const

export type RetentionKind = keyof typeof retentionKinds
export const kinds = Object.keys(retentionKinds) as RetentionKind[]

export const kindParam = z.object({ kind: z.enum(kinds) })

export const ruleSchema = z.object({
  months: z
    .int(retentionMessages.months)
    .min(MIN_MONTHS, retentionMessages.months)
    .max(MAX_MONTHS, retentionMessages.months)
    .nullable(),
  version: versionOrNone,
})

export type NewRule = z.output<typeof ruleSchema>

/** The response of PUT, and the current rule in a 409. */
export const ruleWire = z.object({ kind: z.enum(kinds), months: z.int().nullable(), version: z.int() })
export type Rule = z.output<typeof ruleWire>
