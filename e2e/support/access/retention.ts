import { json, type Row } from '@/e2e/support/access/row'

/** How long things are kept is the owner's alone to say. */
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
