import * as z from 'zod'

export const templateResponse = z.object({
  key: z.string(),
  subject: z.string(),
  text: z.string(),
  version: z.int(),
  isOwn: z.boolean(),
})
