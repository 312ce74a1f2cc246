import * as z from 'zod'

/** The words in which a mail goes out; `isOwn` says that they are the portal's own. */
export const templateResponse = z.object({
  key: z.string(),
  subject: z.string(),
  text: z.string(),
  version: z.int(),
  isOwn: z.boolean(),
})
