import * as z from 'zod'

export const newsLink = z.object({ token: z.string().max(1_000) })
export const newsLinkSearch = z.object({ token: z.string().max(1_000).catch('') })
export const newsSent = z.object({ id: z.int(), message: z.string() })
