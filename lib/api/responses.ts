import * as z from 'zod'

/** The response of a call that only says that it is done. */
export const messageResponse = z.object({ message: z.string() })
/** An id in a response. */
export const idResponse = z.int().positive()
/** A moment in a response. */
export const timeResponse = z.iso.datetime()

/** By status: a schema of the JSON, a media type of anything else, or null for no body at all. */
export type Responses = Readonly<Record<number, z.ZodType | string | null>>
