import { json, type Row } from '@/e2e/support/access/row'
import { newEmail, PASSWORD } from '@/e2e/support/people'

const ofOwners = { anon: 401, other: 403, own: 403 }

/** Admin accounts: owners only. */
export const adminsRows: Row[] = [
  { call: 'GET /api/admins', ...ofOwners, admin: 200, sent: () => ({ path: '/api/admins' }) },
  { call: 'GET /api/admins/invitations', ...ofOwners, admin: 200, sent: () => ({ path: '/api/admins/invitations' }) },
  {
    call: 'POST /api/admins/invitations',
    ...ofOwners,
    admin: 201,
    sent: () => json('/api/admins/invitations', { name: 'A B', email: newEmail('invited'), role: 'EDITOR' }),
  },
  {
    call: 'DELETE /api/admins/invitations/{id}',
    ...ofOwners,
    admin: 404,
    sent: () => ({ path: '/api/admins/invitations/2000000000' }),
  },
  {
    call: 'PATCH /api/admins/{id}',
    ...ofOwners,
    admin: 404,
    sent: () => json('/api/admins/2000000000', { role: 'EDITOR' }),
  },
  { call: 'DELETE /api/admins/{id}', ...ofOwners, admin: 404, sent: () => ({ path: '/api/admins/2000000000' }) },
  {
    call: 'POST /api/admins/accept',
    anon: 410,
    other: 410,
    own: 410,
    admin: 410,
    sent: () => json('/api/admins/accept', { token: 'x', password: PASSWORD, confirmPassword: PASSWORD }),
  },
]
