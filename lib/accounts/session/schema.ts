import * as z from 'zod'
import { accountMessages } from '@/lib/accounts/seekers/messages'

/** Separate from the account forms' schemas, because the job page uses it and has to stay small. */
export const signInAgainSchema = z.object({ password: z.string().min(1, accountMessages.passwordRequired) })
