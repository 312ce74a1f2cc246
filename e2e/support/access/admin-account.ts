import { json, type Row } from '@/e2e/support/access/row'
import { PASSWORD } from '@/e2e/support/people'

const ofAdmins = { anon: 401, other: 403, own: 403, roles: ['recruiter', 'editor'] } satisfies Partial<Row>

/** An admin's own account. These calls can't refer to anyone else's. */
export const adminAccountRows: Row[] = [
  {
    call: 'PATCH /api/adminaccount',
    ...ofAdmins,
    admin: 400,
    sent: () => json('/api/adminaccount', { name: '' }),
  },
  {
    call: 'PUT /api/adminaccount/password',
    ...ofAdmins,
    admin: 400,
    sent: () => json('/api/adminaccount/password', { oldPassword: 'not-the-password', newPassword: PASSWORD }),
  },
  {
    call: 'POST /api/adminaccount/second-factor',
    ...ofAdmins,
    admin: 400,
    sent: () => json('/api/adminaccount/second-factor', { password: 'not-the-password' }),
  },
  {
    call: 'PUT /api/adminaccount/second-factor',
    ...ofAdmins,
    admin: 400,
    sent: () => json('/api/adminaccount/second-factor', { code: 'no code' }),
  },
  {
    call: 'DELETE /api/adminaccount/second-factor',
    ...ofAdmins,
    admin: 409,
    sent: () => json('/api/adminaccount/second-factor', { code: '000000' }),
  },
  {
    call: 'POST /api/adminaccount/recovery-codes',
    ...ofAdmins,
    admin: 409,
    sent: () => json('/api/adminaccount/recovery-codes', { code: '000000' }),
  },
  {
    call: 'PUT /api/adminaccount/summary',
    ...ofAdmins,
    roles: ['recruiter'],
    admin: 200,
    sent: () => json('/api/adminaccount/summary', { wanted: false }),
  },
  {
    call: 'GET /api/adminaccount/summary/unsubscribe',
    anon: 303,
    other: 303,
    own: 303,
    admin: 303,
    sent: () => ({ path: '/api/adminaccount/summary/unsubscribe?token=x' }),
  },
  {
    call: 'POST /api/adminaccount/summary/unsubscribe',
    anon: 410,
    other: 410,
    own: 410,
    admin: 410,
    isForAnySite: true,
    sent: () => ({ path: '/api/adminaccount/summary/unsubscribe?token=x' }),
  },
  {
    call: 'DELETE /api/adminaccount/sessions',
    ...ofAdmins,
    admin: 200,
    sent: () => ({ path: '/api/adminaccount/sessions' }),
  },
]
