import * as z from 'zod'

export const unsubscribeLink = z.object({ token: z.string().max(1_000) })
export const unsubscribeSearch = z.object({ token: z.string().max(1_000).catch('') })
export const newsletterSent = z.object({ id: z.int(), message: z.string() })
