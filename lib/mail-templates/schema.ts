import * as z from 'zod'
import { unknownPlaceholders } from '@/lib/mail-templates/fill'
import { templateMessages, unknownMessage } from '@/lib/mail-templates/messages'
import { templateKeys } from '@/lib/mail-templates/templates'

const LONGEST_SUBJECT = 150
export const LONGEST_TEXT = 4_000

const known = (words: string, context: z.RefinementCtx) => {
  const unknown = unknownPlaceholders(words)
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownMessage(unknown) })
}

/** The words of a mail as they are edited. */
export const templateFormSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, templateMessages.subjectRequired)
    .max(LONGEST_SUBJECT, `Use ${LONGEST_SUBJECT} characters at most.`)
    .regex(/^\P{Cc}*$/u, templateMessages.oneLine)
    .superRefine(known),
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, templateMessages.textRequired)
        .max(LONGEST_TEXT, `Use ${LONGEST_TEXT.toLocaleString('en-US')} characters at most.`)
        .superRefine(known),
    ),
})

/** Counts the changes of a wording; 0 before the first. */
const version = z.int().min(0)

/** PUT /api/mail-templates/{key} */
export const templateSchema = templateFormSchema.extend({ version })
/** DELETE /api/mail-templates/{key}?version= */
export const resetQuery = z.object({ version: z.coerce.number().int().min(0) })
/** The mail that a path names. */
export const keyParam = z.object({ key: z.enum(templateKeys) })

export type TemplateInput = z.input<typeof templateFormSchema>
export type TemplateOutput = z.output<typeof templateFormSchema>
export type TemplateChange = z.output<typeof templateSchema>
