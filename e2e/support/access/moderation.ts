import { json, type Row } from '@/e2e/support/access/row'

/** Deciding on several postings at once: recruiters' work. */
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
]
