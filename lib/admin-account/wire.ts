import * as z from 'zod'

export const enrolmentAnswer = z.object({ secret: z.string(), url: z.string() })
export const recoveryAnswer = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })
