import * as z from 'zod'
import { spendAlertMail } from '@/lib/api/limits'
import { idResponse, messageResponse, timeResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { findSeeker } from '@/lib/auth/guards'
import { toAlert } from '@/lib/jobs/alerts/format'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { requestAlert } from '@/lib/jobs/alerts/mutations'
import { listAlerts } from '@/lib/jobs/alerts/queries'
import { alertSchema } from '@/lib/jobs/alerts/schema'

const alertWire = z.object({
  id: idResponse,
  search: z.string(),
  title: z.string(),
  path: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  date: timeResponse,
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: "List the seeker's job alerts, newest first",
      tag: 'Job alerts',
      auth: 'seeker',
      responses: { 200: z.array(alertWire) },
    },
    async ({ viewer }) => json((await listAlerts(viewer)).map(toAlert)),
  ),
  POST: route(
    {
      summary: 'Create a job alert; the response is the same whether or not it already exists',
      tag: 'Job alerts',
      auth: 'anyone',
      responses: { 200: messageResponse },
      limit: 'alert-by-ip',
      furtherLimits: ['alert-by-email-and-ip', 'alert-by-email'],
      body: alertSchema,
    },
    async ({ ip, body }) => {
      const seeker = await findSeeker()
      if (seeker?.email !== body.email) await spendAlertMail(body.email, ip)
      const isActive = await requestAlert(seeker, body)
      return json({ message: isActive ? jobAlertMessages.active : jobAlertMessages.mailed })
    },
  ),
})
