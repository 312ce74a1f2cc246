import * as z from 'zod'

/** Only names, numbers and positions in our own scripts, so that nothing a visitor typed can get in. */
export const islandErrorSchema = z.object({
  island: z.string().regex(/^[a-z][a-z-]{0,59}$/),
  kind: z.string().regex(/^[A-Z]\w{1,39}$/),
  /** Error codes from react.dev/errors. */
  reactCode: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  place: z
    .string()
    .regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/)
    .optional(),
})
export type IslandError = z.infer<typeof islandErrorSchema>
