import * as z from 'zod'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { CODE_LENGTH, filledCodeSchema, normalizeCode, sentCodeSchema } from '@/lib/auth/code-rules'
import { newPasswordSchema } from '@/lib/auth/password-rules'
import { blankOr, lineMessages, requiredEmail, requiredLine, requiredPhone } from '@/lib/platform/schemas'

export const emailSchema = requiredEmail(accountMessages.email)
const nameSchema = requiredLine(120, lineMessages('Full Name', 120))
const INVALID_MOBILE = 'Enter a valid mobile number.'

const mobileSchema = z
  .string('Mobile Number is required')
  .trim()
  .min(1, { error: 'Mobile Number is required', abort: true })
  .pipe(requiredPhone(INVALID_MOBILE, 'seeker'))
const requiredPassword = z.string(accountMessages.passwordRequired).min(1, accountMessages.passwordRequired)

export const emailQuery = z.object({ email: emailSchema })

export const loginSchema = z.object({ email: emailSchema, password: requiredPassword })
export const loginFormSchema = loginSchema.extend({
  isHuman: z.boolean().refine((isTicked) => isTicked, accountMessages.captcha),
})

export const codeLoginSchema = z.object({ email: emailSchema, code: sentCodeSchema })
export const codeLoginFormSchema = (isMailed: boolean) =>
  z.object({ email: emailSchema, code: isMailed ? filledCodeSchema : z.string() })

export const registrationSchema = z.object({ userName: nameSchema, email: emailSchema, mobile: mobileSchema })

export const verificationSchema = z.object({ email: emailSchema, otp: z.string(accountMessages.codeWrong).max(40) })

export const accountSchema = registrationSchema
  .extend({ password: newPasswordSchema, confirmPassword: z.string(accountMessages.fillAll) })
  .superRefine(checkConfirmation)

/** The code screen (requirements §5). Reports empty fields first, then passwords that don't match. */
export const completionFormSchema = z
  .object({
    otp: z.string().transform(normalizeCode).pipe(z.string().length(CODE_LENGTH, accountMessages.fillAll)),
    password: z.string().min(1, accountMessages.fillAll).pipe(newPasswordSchema),
    confirmPassword: z.string().min(1, accountMessages.fillAll),
  })
  .superRefine(checkConfirmation)

export const resetSchema = z
  .object({
    token: z.string(accountMessages.resetDead).min(1, accountMessages.resetDead).max(200, accountMessages.resetDead),
    password: newPasswordSchema,
    confirmPassword: z.string(accountMessages.passwordsDiffer),
  })
  .superRefine(checkConfirmation)

/** Account setting (requirements §5). Empty fields aren't changed. */
export const accountUpdateSchema = z
  .object({ userName: unlessEmpty(nameSchema), mobile: unlessEmpty(mobileSchema) })
  .refine(({ userName, mobile }) => userName !== undefined || mobile !== undefined, accountMessages.nothingToUpdate)

export const passwordChangeSchema = z.object({
  email: emailSchema,
  oldPassword: z.string('Old password is required').min(1, 'Old password is required'),
  newPassword: newPasswordSchema,
})

export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(1, 'Confirm password is required') })
  .superRefine(({ newPassword, confirmPassword }, context) => {
    if (newPassword !== confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: accountMessages.newPasswordsDiffer })
  })

/** The account form (requirements §5). The name is required, the mobile number is optional. */
export const accountFormSchema = z.object({ userName: nameSchema, mobile: blankOr(mobileSchema, INVALID_MOBILE) })

/** DELETE /api/account. The password or an emailed code proves that it's the owner. */
export const accountDeletionSchema = z
  .object({ password: z.string(accountMessages.passwordRequired).optional(), code: sentCodeSchema.optional() })
  .refine(({ password, code }) => password || code, { path: ['password'], error: accountMessages.passwordRequired })

export type Registration = z.output<typeof registrationSchema>
export type NewAccount = z.output<typeof accountSchema>
export type AccountUpdate = z.output<typeof accountUpdateSchema>
export type PasswordChange = z.output<typeof passwordChangeSchema>
export type AccountDeletion = z.output<typeof accountDeletionSchema>
export type PasswordResetInput = z.output<typeof resetSchema>

function unlessEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
}

function checkConfirmation(given: { password: string; confirmPassword: string }, context: z.RefinementCtx) {
  if (given.password !== given.confirmPassword)
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: accountMessages.passwordsDiffer })
}
