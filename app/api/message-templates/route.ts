import { json, methods, route } from '@/lib/api/route'
import { addMessageTemplate } from '@/lib/hiring/message-templates/mutations'
import { messageTemplateSchema, messageTemplateWire } from '@/lib/hiring/message-templates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Add a template for emails to people',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'message-template.added',
      responses: { 201: messageTemplateWire },
      body: messageTemplateSchema,
    },
    async ({ viewer, body }) => json(await addMessageTemplate(viewer, body), 201),
  ),
})
