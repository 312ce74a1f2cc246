import * as z from 'zod'
import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { toPartner } from '@/lib/content/partners/format'
import { addPartner } from '@/lib/content/partners/mutations'
import { listAllPartners } from '@/lib/content/partners/queries'
import { newPartnerSchema } from '@/lib/content/partners/schema'
import { partnerWire } from '@/lib/content/partners/wire'

const body = multipart('data', newPartnerSchema, { logo: 'partnerLogo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'List partners, newest first',
      tag: 'Partners',
      auth: 'editor',
      responses: { 200: z.array(partnerWire) },
    },
    async ({ viewer }) => json((await listAllPartners(viewer)).map(toPartner)),
  ),
  POST: route(
    {
      summary: 'Add a partner with its logo',
      tag: 'Partners',
      auth: 'editor',
      audit: 'partner.added',
      responses: { 201: partnerWire },
      body,
    },
    async ({ viewer, body: { data, files } }) => json(toPartner(await addPartner(viewer, data, files.logo)), 201),
  ),
})
