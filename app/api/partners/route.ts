import * as z from 'zod'
import { multipart } from '@/lib/api/multipart'
import { json, methods, route } from '@/lib/api/route'
import { toPartner } from '@/lib/partners/format'
import { addPartner } from '@/lib/partners/mutations'
import { listAllPartners } from '@/lib/partners/queries'
import { newPartnerSchema } from '@/lib/partners/schema'
import { partnerWire } from '@/lib/partners/wire'

const body = multipart('data', newPartnerSchema, { logo: 'partnerLogo' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/partners: the partners, newest first
  GET: route({ auth: 'editor', answers: { 200: z.array(partnerWire) } }, async ({ viewer }) =>
    json((await listAllPartners(viewer)).map(toPartner)),
  ),
  // POST /api/partners: adds a partner with its logo
  POST: route({ auth: 'editor', answers: { 201: partnerWire }, body }, async ({ viewer, body: { data, files } }) =>
    json(toPartner(await addPartner(viewer, data, files.logo)), 201),
  ),
})
