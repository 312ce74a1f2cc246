import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { resetTemplate, saveTemplate } from '@/lib/platform/mail-templates/mutations'
import { keyParam, resetQuery, templateSchema } from '@/lib/platform/mail-templates/schema'

const templateResponse = z.object({
  key: z.string(),
  subject: z.string(),
  text: z.string(),
  version: z.int(),
  isOwn: z.boolean(),
})

const responses = { 200: templateResponse }
const save = {
  summary: 'Edit an email template',
  tag: 'Admin console',
  auth: 'recruiter',
  audit: 'mail-template.changed',
  responses,
  params: keyParam,
  body: templateSchema,
} as const
const reset = {
  summary: 'Reset an email template to its default',
  tag: 'Admin console',
  auth: 'recruiter',
  audit: 'mail-template.reset',
  responses,
  params: keyParam,
  query: resetQuery,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(save, async ({ viewer, params: { key }, body }) => json(await saveTemplate(viewer, key, body))),
  DELETE: route(reset, async ({ viewer, params: { key }, query: { version } }) =>
    json(await resetTemplate(viewer, key, version)),
  ),
})
