import * as z from 'zod'

export const exportResponse = z.object({ url: z.string() })
export type StartedExport = z.output<typeof exportResponse>

export const exportKey = z.object({ key: z.string().max(1_000) })
