import * as z from 'zod'
import { type PersonField, personFields, suggestedPersonColumns } from '@/lib/hiring/person-imports/fields'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import { importMessages } from '@/lib/jobs/imports/messages'
import { versionSchema } from '@/lib/platform/schemas'

const column = z.union([z.enum(personFields as [PersonField, ...PersonField[]]), z.literal('')])
const columns = z.array(column).max(200)
export const storedPersonMapping = z.object({ columns })
export type PersonMapping = z.output<typeof storedPersonMapping>

/** The columns as chosen, or else as their names suggest. */
export const personMappingOf = (stored: unknown, header: string[]): PersonMapping =>
  storedPersonMapping.safeParse(stored).data ?? { columns: suggestedPersonColumns(header) }

export const personMappingSchema = z
  .strictObject({ version: versionSchema, columns })
  .superRefine(({ columns: chosen }, context) => {
    for (const [index, field] of chosen.entries())
      if (field && chosen.indexOf(field) < index)
        context.addIssue({ code: 'custom', path: ['columns', index], message: importMessages.mappedTwice })
    if (!chosen.includes('email'))
      context.addIssue({ code: 'custom', path: ['columns', 0], message: messages.emailNeeded })
  })
export type NewPersonMapping = z.output<typeof personMappingSchema>
