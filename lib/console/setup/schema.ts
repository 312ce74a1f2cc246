import * as z from 'zod'
import { adminNameSchema } from '@/lib/accounts/admins/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailSchema } from '@/lib/accounts/seekers/schema'
import { newPasswordSchema } from '@/lib/auth/password-rules'
import { setupMessages } from '@/lib/console/setup/messages'

/** The steps after the owner's account, in order. */
export const steps = ['company', 'look', 'content', 'email'] as const
export type Step = (typeof steps)[number]

export const contentChoices = ['sample', 'outline'] as const
export type ContentChoice = (typeof contentChoices)[number]

const stepStatus = z.enum(['open', 'done', 'skipped'])
export type StepStatus = z.output<typeof stepStatus>

/** The stored state. Has a hash of the link's token until the owner uses the link. */
export const setupSchema = z.object({
  link: z.object({ tokenHash: z.string(), adminId: z.int(), expiresAt: z.iso.datetime() }).nullable(),
  steps: z.object(Object.fromEntries(steps.map((step) => [step, stepStatus])) as Record<Step, typeof stepStatus>),
  content: z.enum(contentChoices).optional(),
})
export type Setup = z.output<typeof setupSchema>

export const stepParam = z.object({ step: z.enum(steps) })
export const stepBody = z.object({ status: z.enum(['done', 'skipped']) })
export const setupResponse = z.object({ steps: setupSchema.shape.steps })

export const contentBody = z.object({ choice: z.enum(contentChoices, setupMessages.choose) })

export const ownerSchema = z
  .object({
    token: z.string().min(1).max(200),
    name: adminNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    confirmPassword: z.string(accountMessages.passwordsDiffer),
  })
  .superRefine(({ password, confirmPassword }, context) => {
    if (password !== confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: accountMessages.passwordsDiffer })
  })
export type NewOwner = z.output<typeof ownerSchema>
