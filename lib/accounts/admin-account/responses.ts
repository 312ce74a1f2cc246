import * as z from 'zod'

export const enrolmentResponse = z.object({ secret: z.string(), url: z.string() })
export const recoveryResponse = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })
