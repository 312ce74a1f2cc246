import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { applicationStatusNames } from '@/lib/hiring/applications/statuses'
import { personTextSchema } from '@/lib/hiring/message-templates/schema'
import { itemsOf } from '@/lib/hiring/stages/format'
import { MAX_ITEM, MAX_ITEMS, MAX_STAGES, stageMessages as messages } from '@/lib/hiring/stages/messages'
import { idSchema, lineMessages, multiline, requiredLine } from '@/lib/platform/schemas'

const MAX_NAME = 40

const checklist = z
  .string()
  .transform((text) => itemsOf(text).join('\n'))
  .refine((text) => itemsOf(text).length <= MAX_ITEMS, messages.tooManyItems)
  .refine((text) => itemsOf(text).every((item) => item.length <= MAX_ITEM), messages.longItem)
  .refine((text) => new Set(itemsOf(text)).size === itemsOf(text).length, messages.repeatedItem)

const stageFields = z.object({
  /** Null for a new stage. */
  id: idSchema.nullable(),
  name: requiredLine(MAX_NAME, lineMessages('Name', MAX_NAME)),
  status: z.enum(applicationStatusNames),
  /** Empty, like the text, for a stage without an email. */
  subject: z.string().trim(),
  text: multiline(z.string()),
  /** One item per line. */
  checklist,
})

export const stageSchema = stageFields.superRefine(({ status, subject, text }, context) => {
  if (subject === '' && text === '') return
  if (status === 'withdrawn') context.addIssue({ code: 'custom', path: ['subject'], message: messages.noEmail })
  const { error } = personTextSchema.safeParse({ subject, text })
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
})

export const stagesSchema = z.object({
  stages: z
    .array(stageSchema)
    .min(1, messages.none)
    .max(MAX_STAGES, messages.tooMany)
    .superRefine((stages, context) => {
      for (const [at, { id, name }] of stages.entries()) {
        const isRepeated = stages
          .slice(0, at)
          .some((other) => other.name.toLowerCase() === name.toLowerCase() || (id !== null && other.id === id))
        if (name && isRepeated) context.addIssue({ code: 'custom', path: [at, 'name'], message: messages.repeated })
      }
    }),
})

/** When the stages were saved that the admin changed; null for the standard ones. */
const updatedAt = timeResponse.nullable()

export const stagesBody = stagesSchema.extend({ updatedAt })
export const stagesWire = z.object({ updatedAt, stages: z.array(stageFields) })

export const tickSchema = z.object({ stageId: idSchema, item: z.string().min(1).max(MAX_ITEM), isDone: z.boolean() })

export type StagesInput = z.input<typeof stagesBody>
export type StagesBody = z.output<typeof stagesBody>
export type WireStages = z.output<typeof stagesWire>
export type Tick = z.output<typeof tickSchema>
