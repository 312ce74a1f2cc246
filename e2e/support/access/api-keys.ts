import { json, type Row } from '@/e2e/support/access/row'
import { PASSWORD } from '@/e2e/support/people'

/** The owner of the tests may have signed in a while ago. */
const proof = () => ({ password: process.env.ADMIN_PASSWORD ?? PASSWORD })
const ofOwners = { anon: 401, other: 403, own: 403 }

/** API keys: only owners manage them. */
export const apiKeyRows: Row[] = [
  { call: 'GET /api/api-keys', ...ofOwners, admin: 200, sent: () => ({ path: '/api/api-keys' }) },
  {
    call: 'POST /api/api-keys',
    ...ofOwners,
    admin: 201,
    sent: () =>
      json('/api/api-keys', { name: 'Access test', system: 'access-test', scopes: ['jobs:read'], ...proof() }),
  },
  { call: 'DELETE /api/api-keys/{id}', ...ofOwners, admin: 404, sent: () => ({ path: '/api/api-keys/2000000000' }) },
]
