import * as z from 'zod'
import { unknownPlaceholders } from '@/lib/mail-templates/fill'
import { templateMessages, unknownMessage } from '@/lib/mail-templates/messages'
import { templateKeys } from '@/lib/mail-templates/templates'
import { multiline, requiredLine } from '@/lib/schemas'

const MAX_SUBJECT_LENGTH = 150
export const MAX_TEXT_LENGTH = 4_000

const known = (words: string, context: z.RefinementCtx) => {
  const unknown = unknownPlaceholders(words)
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownMessage(unknown) })
}

/** The words of a mail as they are edited. */
export const templateFormSchema = z.object({
  subject: requiredLine(MAX_SUBJECT_LENGTH, {
    missing: templateMessages.subjectRequired,
    tooLong: `Use ${MAX_SUBJECT_LENGTH} characters at most.`,
    oneLine: templateMessages.oneLine,
  }).superRefine(known),
  text: multiline(
    z
      .string()
      .min(1, templateMessages.textRequired)
      .max(MAX_TEXT_LENGTH, `Use ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters at most.`)
      .superRefine(known),
  ),
})

/** Counts the changes of a template; 0 before the first. */
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
