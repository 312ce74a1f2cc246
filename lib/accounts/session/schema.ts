import * as z from 'zod'
import { accountMessages } from '@/lib/accounts/seekers/messages'

/** Apart from the schemas of the account forms: the page of a job, which may ask this, is to stay light. */
export const signInAgainSchema = z.object({ password: z.string().min(1, accountMessages.passwordRequired) })
