import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { toPartner } from '@/lib/content/partners/format'
import { deleteMessages } from '@/lib/content/partners/messages'
import { approvePartner, deletePartner, updatePartner } from '@/lib/content/partners/mutations'
import { approvalSchema, partnerChangeSchema } from '@/lib/content/partners/schema'
import { partnerWire } from '@/lib/content/partners/wire'
import { idParam } from '@/lib/platform/schemas'

const params = z.object({ id: idParam })
const body = multipart('data', partnerChangeSchema, { logo: 'partnerLogo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(
    {
      summary: 'Update a partner, and its logo if one is sent',
      tag: 'Partners',
      auth: 'editor',
      audit: 'partner.changed',
      responses: { 200: partnerWire },
      params,
      body,
    },
    async ({ viewer, params: { id }, body: { data, files } }) =>
      json(toPartner(await updatePartner(viewer, id, data, files.logo))),
  ),
  PATCH: route(
    {
      summary: 'Set a partner to active or inactive',
      tag: 'Partners',
      auth: 'editor',
      audit: { ifChanged: ['partner.approved', 'partner.deactivated'] },
      responses: { 200: partnerWire },
      params,
      body: approvalSchema,
    },
    async ({ viewer, params: { id }, body: { status } }) => json(toPartner(await approvePartner(viewer, id, status))),
  ),
  DELETE: route(
    {
      summary: 'Delete a partner and its logo',
      tag: 'Partners',
      auth: 'editor',
      audit: 'partner.deleted',
      responses: { 200: messageResponse },
      params,
    },
    async ({ viewer, params: { id } }) => {
      await deletePartner(viewer, id)
      return json({ message: deleteMessages.deleted })
    },
  ),
})
