import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'
import { viewMessages } from '@/lib/console/saved-views/messages'
import { requiredLine } from '@/lib/platform/schemas'

const name = requiredLine(60, {
  missing: viewMessages.nameMissing,
  tooLong: viewMessages.nameTooLong,
  oneLine: viewMessages.nameOneLine,
})

export const viewSchema = z.object({
  list: z.string().max(40),
  name,
  query: z.string().max(1_000),
  isDefault: z.boolean().default(false),
})

export const viewChangeSchema = z.object({ name: name.optional(), isDefault: z.boolean().optional() })

export type NewView = z.output<typeof viewSchema>
export type ViewChange = z.output<typeof viewChangeSchema>

export const viewWire = z.object({ id: idResponse, name: z.string(), query: z.string(), isDefault: z.boolean() })
