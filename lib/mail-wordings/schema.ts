import * as z from 'zod'
import { unknownPlaceholders } from '@/lib/mail-wordings/fill'
import { unknownMessage, wordingMessages } from '@/lib/mail-wordings/messages'
import { wordingKeys } from '@/lib/mail-wordings/wordings'

const LONGEST_SUBJECT = 150
export const LONGEST_TEXT = 4_000

const known = (words: string, context: z.RefinementCtx) => {
  const unknown = unknownPlaceholders(words)
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownMessage(unknown) })
}

/** The words of a mail as they are edited. */
export const wordingFormSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, wordingMessages.subjectRequired)
    .max(LONGEST_SUBJECT, `Use ${LONGEST_SUBJECT} characters at most.`)
    .regex(/^\P{Cc}*$/u, wordingMessages.oneLine)
    .superRefine(known),
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, wordingMessages.textRequired)
        .max(LONGEST_TEXT, `Use ${LONGEST_TEXT.toLocaleString('en-US')} characters at most.`)
        .superRefine(known),
    ),
})

/** Counts the changes of a wording; 0 before the first. */
const version = z.int().min(0)

/** PUT /api/mail-wordings/{key} */
export const wordingSchema = wordingFormSchema.extend({ version })
/** DELETE /api/mail-wordings/{key}?version= */
export const resetQuery = z.object({ version: z.coerce.number().int().min(0) })
/** The mail that a path names. */
export const keyParam = z.object({ key: z.enum(wordingKeys) })

export type WordingInput = z.input<typeof wordingFormSchema>
export type WordingOutput = z.output<typeof wordingFormSchema>
export type WordingChange = z.output<typeof wordingSchema>
