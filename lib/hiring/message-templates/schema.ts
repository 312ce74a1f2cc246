import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'
import { mailTextWith } from '@/lib/platform/mail-templates/schema'
import { lineMessages, requiredLine, versionSchema } from '@/lib/platform/schemas'

const MAX_NAME = 80

/** What is filled in for each person that an email goes to. The job is the one of their newest application. */
export const personPlaceholders = ['name', 'job title', 'company', 'recruiter'] as const

/** What a recruiter writes to people: a subject and a text that only have these placeholders. */
export const personTextSchema = mailTextWith(personPlaceholders)

export const messageTemplateSchema = z.object({
  name: requiredLine(MAX_NAME, lineMessages('Name', MAX_NAME)),
  ...personTextSchema.shape,
})

export const messageTemplateChangeSchema = messageTemplateSchema.extend({ version: versionSchema })

export const messageTemplateWire = z.object({
  id: idResponse,
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  version: versionSchema,
})

export type MessageTemplateInput = z.input<typeof messageTemplateSchema>
export type MessageTemplateFields = z.output<typeof messageTemplateSchema>
export type MessageTemplateChange = z.output<typeof messageTemplateChangeSchema>
export type WireMessageTemplate = z.output<typeof messageTemplateWire>
