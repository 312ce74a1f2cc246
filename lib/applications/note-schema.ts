import * as z from 'zod'
import { noteMessages } from '@/lib/applications/messages'

/** POST /api/applications/{id}/notes */
export const noteSchema = z.object({
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, noteMessages.empty).max(4_000, noteMessages.tooLong)),
})

export type NoteInput = z.input<typeof noteSchema>
export type NoteOutput = z.output<typeof noteSchema>
