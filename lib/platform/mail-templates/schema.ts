import * as z from 'zod'
import { unknownPlaceholders } from '@/lib/platform/mail-templates/fill'
import { templateMessages, unknownMessage } from '@/lib/platform/mail-templates/messages'
import { allPlaceholders, type TemplateKey, templateKeys, templates } from '@/lib/platform/mail-templates/templates'
import { multiline, requiredLine, versionOrNone } from '@/lib/platform/schemas'

const MAX_SUBJECT_LENGTH = 250
const MAX_TEXT_LENGTH = 4_000

const withPlaceholders = (known: readonly string[]) => (words: string, context: z.RefinementCtx) => {
  const unknown = unknownPlaceholders(words, known)
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownMessage(unknown, known) })
}

export const mailTextSchema = z.object({
  subject: requiredLine(MAX_SUBJECT_LENGTH, {
    missing: templateMessages.subjectRequired,
    tooLong: `Use ${MAX_SUBJECT_LENGTH} characters or fewer.`,
    oneLine: templateMessages.oneLine,
  }),
  text: multiline(
    z
      .string()
      .min(1, templateMessages.textRequired)
      .max(MAX_TEXT_LENGTH, `Use ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters or fewer.`),
  ),
})

export type MailTextInput = z.input<typeof mailTextSchema>
export type MailText = z.output<typeof mailTextSchema>

/** A subject and a text that refuse placeholders other than these. */
export const mailTextWith = (known: readonly string[]) =>
  mailTextSchema.extend({
    subject: mailTextSchema.shape.subject.superRefine(withPlaceholders(known)),
    text: mailTextSchema.shape.text.superRefine(withPlaceholders(known)),
  })

export const templateFormSchema = (key: TemplateKey) => mailTextWith(templates[key].placeholders)

export const templateSchema = mailTextWith(allPlaceholders).extend({ version: versionOrNone })
export const resetQuery = z.object({ version: z.coerce.number().pipe(versionOrNone) })
export const keyParam = z.object({ key: z.enum(templateKeys) })

export type TemplateChange = z.output<typeof templateSchema>
