import * as z from 'zod'

export const undoLinkSchema = z.object({ token: z.string().min(1).max(1_000) })
export type UndoLink = z.output<typeof undoLinkSchema>
export const undoResponse = z.object({ message: z.string(), next: z.string() })
