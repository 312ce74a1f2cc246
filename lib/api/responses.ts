import * as z from 'zod'

export const messageResponse = z.object({ message: z.string() })
export const idResponse = z.int().positive()
export const timeResponse = z.iso.datetime()

export type Responses = Readonly<Record<number, z.ZodType | string | null>>
