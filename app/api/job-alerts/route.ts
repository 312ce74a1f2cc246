import { spendMail } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { findSeeker } from '@/lib/auth/guards'
import { toAlert } from '@/lib/job-alerts/format'
import { jobAlertMessages } from '@/lib/job-alerts/messages'
import { requestAlert } from '@/lib/job-alerts/mutations'
import { listAlerts } from '@/lib/job-alerts/queries'
import { alertSchema } from '@/lib/job-alerts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/job-alerts: the seeker's alerts, the latest first
  GET: route({ auth: 'seeker' }, async ({ viewer }) => json((await listAlerts(viewer)).map(toAlert))),
  // POST /api/job-alerts: asks for mails about new jobs; the same answer whether or not the alert exists
  POST: route({ auth: 'anyone', limit: 'alert-by-address', body: alertSchema }, async ({ address, body }) => {
    const seeker = await findSeeker()
    if (seeker?.email !== body.email) await spendMail('alert', body.email, address)
    const isActive = await requestAlert(seeker, body)
    return json({ message: isActive ? jobAlertMessages.active : jobAlertMessages.mailed })
  }),
})
