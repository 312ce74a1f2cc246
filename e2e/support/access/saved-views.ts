import { randomUUID } from 'node:crypto'
import { json, type Row } from '@/e2e/support/access/row'

/** Saved views of lists. Each admin has their own. */
export const savedViewRows: Row[] = [
  {
    call: 'POST /api/views',
    anon: 401,
    other: 403,
    own: 403,
    admin: 201,
    roles: ['recruiter', 'editor'],
    sent: () => json('/api/views', { list: 'contacts', name: randomUUID(), query: '' }),
  },
  {
    call: 'PATCH /api/views/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter', 'editor'],
    sent: () => json('/api/views/2000000000', { isDefault: true }),
  },
  {
    call: 'DELETE /api/views/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter', 'editor'],
    sent: () => ({ path: '/api/views/2000000000' }),
  },
]
