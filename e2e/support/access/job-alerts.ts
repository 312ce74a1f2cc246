import { everyone, json, type Row } from '@/e2e/support/access/row'
import { newEmail } from '@/e2e/support/people'

const forged = { anon: 410, other: 410, own: 410, admin: 410 }
const ofOneSeeker = { anon: 401, other: 404, own: 200, admin: 403 }

/** Job alerts. `alertId` belongs to the signed-in seeker (`own`). Some calls only need a signed link. */
export const jobAlertRows: Row[] = [
  {
    call: 'GET /api/job-alerts',
    anon: 401,
    other: 200,
    own: 200,
    admin: 403,
    sent: () => ({ path: '/api/job-alerts' }),
  },
  {
    call: 'POST /api/job-alerts',
    ...everyone,
    sent: () => json('/api/job-alerts', { email: newEmail(), frequency: 'weekly', search: 'type=Remote' }),
  },
  {
    call: 'PATCH /api/job-alerts/{id}',
    ...ofOneSeeker,
    sent: ({ alertId }) => json(`/api/job-alerts/${alertId}`, { frequency: 'weekly' }),
  },
  {
    call: 'DELETE /api/job-alerts/{id}',
    ...ofOneSeeker,
    sent: ({ alertId }) => ({ path: `/api/job-alerts/${alertId}` }),
  },
  {
    call: 'POST /api/job-alerts/confirm',
    ...forged,
    sent: () => json('/api/job-alerts/confirm', { token: 'forged.token' }),
  },
  {
    call: 'PATCH /api/job-alerts/manage',
    ...forged,
    sent: () => json('/api/job-alerts/manage', { token: 'forged.token', frequency: 'daily' }),
  },
  {
    call: 'GET /api/job-alerts/unsubscribe',
    anon: 303,
    other: 303,
    own: 303,
    admin: 303,
    sent: () => ({ path: '/api/job-alerts/unsubscribe?token=any' }),
  },
  {
    call: 'POST /api/job-alerts/unsubscribe',
    ...forged,
    isForAnySite: true,
    sent: () => ({ path: '/api/job-alerts/unsubscribe?token=forged.token' }),
  },
]
