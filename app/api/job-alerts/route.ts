import * as z from 'zod'
import { messageAnswer } from '@/lib/api/answers'
import { spendAlertMail } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { findSeeker } from '@/lib/auth/guards'
import { toAlert } from '@/lib/job-alerts/format'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { requestAlert } from '@/lib/job-alerts/mutations'
import { listAlerts } from '@/lib/job-alerts/queries'
import { alertSchema } from '@/lib/job-alerts/schema'
import { alertWire } from '@/lib/job-alerts/wire'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/job-alerts: the seeker's alerts, the latest first
  GET: route({ auth: 'seeker', answers: { 200: z.array(alertWire) } }, async ({ viewer }) =>
    json((await listAlerts(viewer)).map(toAlert)),
  ),
  // POST /api/job-alerts: asks for mails about new jobs; the same answer whether or not the alert exists
  POST: route(
    {
      auth: 'anyone',
      answers: { 200: messageAnswer },
      limit: 'alert-by-address',
      furtherLimits: ['alert-by-email-and-address', 'alert-by-email'],
      body: alertSchema,
    },
    async ({ address, body }) => {
      const seeker = await findSeeker()
      if (seeker?.email !== body.email) await spendAlertMail(body.email, address)
      const isActive = await requestAlert(seeker, body)
      return json({ message: isActive ? jobAlertMessages.active : jobAlertMessages.mailed })
    },
  ),
})
