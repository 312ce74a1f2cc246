import * as z from 'zod'
import { adminNameSchema } from '@/lib/accounts/admins/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { loginSchema } from '@/lib/accounts/seekers/schema'
import { newPasswordSchema } from '@/lib/auth/password-rules'

const code = z.string('Enter a code').trim().min(1, 'Enter a code').max(40, "That doesn't look like a code")
const password = z.string('Enter your password').min(1, 'Enter your password')

export const adminLoginSchema = loginSchema.extend({ code: z.string().max(40).optional() })

export const codeSchema = z.object({ code })

export const ownNameSchema = z.object({ name: adminNameSchema })

export const ownPasswordSchema = z.object({ oldPassword: password, newPassword: newPasswordSchema })

export const ownPasswordFormSchema = ownPasswordSchema
  .extend({ confirmPassword: z.string().min(1, 'Confirm password is required') })
  .superRefine(({ newPassword, confirmPassword }, context) => {
    if (newPassword !== confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: accountMessages.newPasswordsDiffer })
  })

/** POST /api/adminaccount/second-factor. The password confirms that it's the admin. */
export const enrolmentSchema = z.object({ password })

export type PasswordChange = z.output<typeof ownPasswordSchema>
