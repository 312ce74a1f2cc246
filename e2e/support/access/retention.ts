import { json, type Row } from '@/e2e/support/access/row'

/** Retention rules: owners only. */
export const retentionRows: Row[] = [
  {
    call: 'PUT /api/retention/{kind}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 400,
    sent: () => json('/api/retention/messages', { months: 1, version: 0 }),
  },
]
