import * as z from 'zod'

/** The answer of a call that only says that it is done. */
export const messageAnswer = z.object({ message: z.string() })
/** An id on the wire. */
export const idAnswer = z.int().positive()
/** A moment on the wire. */
export const timeAnswer = z.iso.datetime()

/** By status: a schema of the JSON, a media type of anything else, or null for no body at all. */
export type Answers = Readonly<Record<number, z.ZodType | string | null>>
