import { json, type Row } from '@/e2e/support/access/row'
import { PASSWORD } from '@/e2e/support/people'

const ofOwners = { anon: 401, other: 403, own: 403 }
const unknown = '/api/webhooks/2000000000'
/** The owner of the tests may have signed in a while ago. */
const proof = () => ({ password: process.env.ADMIN_PASSWORD ?? PASSWORD })
const webhook = () => ({
  name: 'Access test',
  url: 'https://example.com/hooks',
  events: ['person.deleted'],
  ...proof(),
})

/** Webhooks: only owners manage them. */
export const webhookRows: Row[] = [
  { call: 'GET /api/webhooks', ...ofOwners, admin: 200, sent: () => ({ path: '/api/webhooks' }) },
  { call: 'POST /api/webhooks', ...ofOwners, admin: 201, sent: () => json('/api/webhooks', webhook()) },
  {
    call: 'PUT /api/webhooks/{id}',
    ...ofOwners,
    admin: 404,
    sent: () => json(unknown, { ...webhook(), version: 1 }),
  },
  { call: 'DELETE /api/webhooks/{id}', ...ofOwners, admin: 404, sent: () => ({ path: unknown }) },
  { call: 'POST /api/webhooks/{id}/secret', ...ofOwners, admin: 404, sent: () => json(`${unknown}/secret`, proof()) },
  { call: 'POST /api/webhooks/{id}/test', ...ofOwners, admin: 404, sent: () => ({ path: `${unknown}/test` }) },
  { call: 'POST /api/webhooks/{id}/pause', ...ofOwners, admin: 404, sent: () => ({ path: `${unknown}/pause` }) },
  { call: 'POST /api/webhooks/{id}/resume', ...ofOwners, admin: 404, sent: () => ({ path: `${unknown}/resume` }) },
  {
    call: 'GET /api/webhooks/{id}/deliveries',
    ...ofOwners,
    admin: 404,
    sent: () => ({ path: `${unknown}/deliveries` }),
  },
  {
    call: 'POST /api/webhooks/deliveries/{id}/resend',
    ...ofOwners,
    admin: 404,
    sent: () => ({ path: '/api/webhooks/deliveries/2000000000/resend' }),
  },
]
