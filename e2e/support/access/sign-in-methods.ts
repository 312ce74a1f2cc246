import { json, type Row } from '@/e2e/support/access/row'

const unknown = { anon: 404, other: 404, own: 404, admin: 404 }
const nothingPending = { anon: 410, other: 410, own: 410, admin: 410 }

/** Signing in with a provider, and the methods of an account. */
export const signInMethodRows: Row[] = [
  {
    call: 'DELETE /api/account/sessions',
    anon: 401,
    other: 200,
    own: 200,
    admin: 403,
    sent: () => ({ path: '/api/account/sessions' }),
  },
  { ...unknown, call: 'GET /api/auth/start/{key}', sent: () => ({ path: '/api/auth/start/none' }) },
  {
    ...unknown,
    call: 'GET /api/auth/callback/{key}',
    sent: () => ({ path: '/api/auth/callback/none?code=x&state=x' }),
  },
  {
    ...unknown,
    call: 'GET /api/auth/logout/{key}',
    sent: () => ({ path: '/api/auth/logout/none?iss=https://example.com&sid=x' }),
  },
  {
    ...unknown,
    call: 'POST /api/auth/logout/{key}',
    isForAnySite: true,
    sent: () => ({ path: '/api/auth/logout/none' }),
  },
  {
    ...nothingPending,
    call: 'POST /api/auth/undo',
    sent: () => json('/api/auth/undo', { token: 'forged.token' }),
  },
  { ...nothingPending, call: 'POST /api/auth/pending', sent: () => json('/api/auth/pending', { code: 'AAAA' }) },
  { ...nothingPending, call: 'POST /api/auth/pending/code', sent: () => ({ path: '/api/auth/pending/code' }) },
  {
    call: 'DELETE /api/account/sign-in-methods/{method}',
    anon: 401,
    other: 404,
    own: 404,
    admin: 403,
    sent: () => ({ path: '/api/account/sign-in-methods/2000000000' }),
  },
  {
    call: 'DELETE /api/adminaccount/sign-in-methods/{method}',
    anon: 401,
    other: 403,
    own: 403,
    roles: ['recruiter', 'editor'],
    admin: 404,
    sent: () => ({ path: '/api/adminaccount/sign-in-methods/2000000000' }),
  },
  {
    call: 'PUT /api/admins/requests/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    sent: () => json('/api/admins/requests/2000000000', { role: 'EDITOR' }),
  },
  {
    call: 'DELETE /api/admins/requests/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    sent: () => ({ path: '/api/admins/requests/2000000000' }),
  },
]
