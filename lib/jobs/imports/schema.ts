import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { ImportContent, JobImportState } from '@/lib/generated/prisma/enums'
import { type ImportField, importFields } from '@/lib/jobs/imports/fields'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { versionSchema } from '@/lib/platform/schemas'

const fieldName = z.enum(importFields as [ImportField, ...ImportField[]])
const MAX_DEFAULT = 2_000

const columns = z.array(z.union([fieldName, z.literal('')])).max(200)
const defaults = z.partialRecord(fieldName, z.string().trim().max(MAX_DEFAULT))
export const storedMapping = z.object({ columns, defaults })
export type Mapping = z.output<typeof storedMapping>

const version = versionSchema

export const mappingSchema = z
  .strictObject({
    version,
    system: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, messages.system),
    columns,
    defaults,
  })
  .superRefine(({ columns: chosen }, context) => {
    for (const [index, field] of chosen.entries())
      if (field && chosen.indexOf(field) < index)
        context.addIssue({ code: 'custom', path: ['columns', index], message: messages.mappedTwice })
    if (!chosen.includes('jobTitle'))
      context.addIssue({ code: 'custom', path: ['columns', 0], message: messages.titleNeeded })
  })
export type NewMapping = z.output<typeof mappingSchema>

export const applySchema = z.strictObject({
  version,
  publish: z.boolean().meta({ description: 'Whether jobs go live without review; of no effect for people' }),
})
export const stepSchema = z.strictObject({ version })

const count = z.int().nonnegative()
export const importWire = z.object({
  id: idResponse,
  content: z.enum(Object.values(ImportContent) as [ImportContent, ...ImportContent[]]),
  fileName: z.string(),
  state: z.enum(Object.values(JobImportState) as [JobImportState, ...JobImportState[]]),
  handled: count.meta({ description: 'Rows that the current step has handled, of `total`' }),
  total: count,
  filesToScan: count.meta({ description: 'Resumes still waiting for a virus scan. Rows are checked after that' }),
  added: count,
  changed: count,
  unchanged: count,
  refused: count,
  missing: count.meta({ description: 'Jobs that their feed no longer has' }),
  applied: count,
  deleted: count,
  closed: count,
  restored: count,
  kept: count,
  version,
  createdAt: timeResponse,
})
export type ImportWire = z.output<typeof importWire>
