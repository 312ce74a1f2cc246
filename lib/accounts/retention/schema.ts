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
    age: 'since they last changed their state',
    how: `Their seeker is warned by mail ${WARNING_DAYS} days ahead and can keep a copy. Then the application is deleted with its resume, history and notes. The application of somebody who was hired is never deleted, because it documents an employment.`,
  },
  accounts: {
    title: 'Accounts that sleep',
    counted: ['account', 'accounts'],
    age: 'since they were last used',
    how: `Their seeker is warned by mail ${WARNING_DAYS} days ahead; signing in keeps the account. Then it is deleted with its profile, files, applications, alerts and saved jobs. The account of somebody who was hired stays.`,
  },
  messages: {
    title: 'Contact messages',
    counted: ['message', 'messages'],
    age: 'since they came',
    how: `The owners are told by mail ${WARNING_DAYS} days ahead how many will go. Then the messages are deleted, answered or not.`,
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

/** What PUT answers, and what lies under a refusal because the rule has changed. */
export const ruleWire = z.object({ kind: z.enum(kinds), months: z.int().nullable(), version: z.int() })
export type Rule = z.output<typeof ruleWire>
