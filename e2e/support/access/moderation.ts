import { json, type Row } from '@/e2e/support/access/row'

/** Decisions on several postings at once and on employers' changes: recruiters. */
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
    call: 'POST /api/postings/{id}/undo',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter'],
    sent: () => ({ path: '/api/postings/2000000000/undo' }),
  },
  {
    call: 'PUT /api/postings/{id}/revision',
    anon: 401,
    other: 403,
    own: 403,
    // The posting has no change in review.
    admin: 409,
    roles: ['recruiter'],
    sent: (row) => json(`/api/postings/${row.jobId}/revision`, { version: 2, changeVersion: 1, status: 'approved' }),
  },
  {
    call: 'PATCH /api/postings/{id}/reading',
    anon: 401,
    other: 403,
    own: 403,
    // A stale version.
    admin: 409,
    roles: ['recruiter'],
    sent: (row) => json(`/api/postings/${row.jobId}/reading`, { version: 999, country: 'US' }),
  },
]
