import * as z from 'zod'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { deleteMessages } from '@/lib/hiring/message-templates/messages'
import { changeMessageTemplate, deleteMessageTemplate } from '@/lib/hiring/message-templates/mutations'
import { messageTemplateChangeSchema, messageTemplateWire } from '@/lib/hiring/message-templates/schema'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Change a template for emails to people',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'message-template.changed',
      responses: { 200: messageTemplateWire },
      params,
      body: messageTemplateChangeSchema,
    },
    async ({ viewer, params: { id }, body }) => json(await changeMessageTemplate(viewer, id, body)),
  ),
  DELETE: route(
    {
      summary: 'Delete a template for emails to people',
      tag: 'Admin console',
      auth: 'recruiter',
      audit: 'message-template.deleted',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      await deleteMessageTemplate(viewer, id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
