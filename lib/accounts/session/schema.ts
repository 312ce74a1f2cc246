import * as z from 'zod'
import { accountMessages } from '@/lib/accounts/seekers/messages'

/** Separate from the account forms' schemas to keep the job page, which uses it, light. */
export const signInAgainSchema = z.object({ password: z.string().min(1, accountMessages.passwordRequired) })
