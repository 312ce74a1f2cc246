import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { multipart } from '@/lib/api/multipart'
import { idParam, json, methods, route } from '@/lib/api/route'
import { toPartner } from '@/lib/partners/format'
import { deleteMessages } from '@/lib/partners/messages'
import { approvePartner, deletePartner, updatePartner } from '@/lib/partners/mutations'
import { approvalSchema, partnerChangeSchema } from '@/lib/partners/schema'
import { partnerWire } from '@/lib/partners/wire'

const params = z.object({ id: idParam })
const body = multipart('data', partnerChangeSchema, { logo: 'partnerLogo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/partners/{id}: changes a partner, and its logo when one is sent
  PUT: route(
    { auth: 'editor', answers: { 200: partnerWire }, params, body },
    async ({ viewer, params: { id }, body: { data, files } }) =>
      json(toPartner(await updatePartner(viewer, id, data, files.logo))),
  ),
  // PATCH /api/partners/{id}: makes a partner active or inactive
  PATCH: route(
    { auth: 'editor', answers: { 200: partnerWire }, params, body: approvalSchema },
    async ({ viewer, params: { id }, body: { status } }) => json(toPartner(await approvePartner(viewer, id, status))),
  ),
  // DELETE /api/partners/{id}: deletes a partner and its logo
  DELETE: route({ auth: 'editor', answers: { 200: messageAnswer }, params }, async ({ viewer, params: { id } }) => {
    await deletePartner(viewer, id)
    return json({ message: deleteMessages.deleted })
  }),
})
