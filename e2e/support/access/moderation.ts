import { json, type Row } from '@/e2e/support/access/row'

/** Deciding on several postings at once and on what employers want changed: recruiters' work. */
export const moderationRows: Row[] = [
  {
    call: 'POST /hire-from-us/decisions',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter'],
    sent: (row) => json('/hire-from-us/decisions', { postings: [{ hireFromUsId: row.pendingId }], status: 'rejected' }),
  },
  {
    call: 'PUT /api/postings/{id}/revision',
    anon: 401,
    other: 403,
    own: 403,
    // No change of it waits.
    admin: 409,
    roles: ['recruiter'],
    sent: (row) => json(`/api/postings/${row.jobId}/revision`, { version: 2, changeVersion: 1, status: 'approved' }),
  },
  {
    call: 'PATCH /api/postings/{id}/reading',
    anon: 401,
    other: 403,
    own: 403,
    // Another version was read.
    admin: 409,
    roles: ['recruiter'],
    sent: (row) => json(`/api/postings/${row.jobId}/reading`, { version: 999, country: 'US' }),
  },
]
