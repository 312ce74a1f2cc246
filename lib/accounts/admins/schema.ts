import * as z from 'zod'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailSchema } from '@/lib/accounts/seekers/schema'
import { newPasswordSchema } from '@/lib/auth/password-rules'
import { AdminRole } from '@/lib/generated/prisma/enums'
import { requiredLine } from '@/lib/platform/schemas'

const role = z.enum(AdminRole, 'Choose a role.')
export const adminNameSchema = requiredLine(120, {
  missing: 'A name is required',
  tooLong: 'Use 120 characters or fewer',
  oneLine: 'Keep the name on one line',
})

export const invitationSchema = z.object({ name: adminNameSchema, email: emailSchema, role })

export const roleSchema = z.object({ role })

export const acceptanceSchema = z
  .object({
    token: z.string().min(1).max(200),
    password: newPasswordSchema,
    confirmPassword: z.string(accountMessages.passwordsDiffer),
  })
  .superRefine(({ password, confirmPassword }, context) => {
    if (password !== confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: accountMessages.passwordsDiffer })
  })

export type NewInvitation = z.output<typeof invitationSchema>
export type Acceptance = z.output<typeof acceptanceSchema>
