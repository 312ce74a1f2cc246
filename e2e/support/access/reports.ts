import { json, type Row } from '@/e2e/support/access/row'

const UNKNOWN_ID = 2_000_000_000

/** Reports of jobs: anyone can send them, recruiters handle them. */
export const reportRows: Row[] = [
  {
    call: 'POST /api/postings/{id}/reports',
    anon: 404,
    other: 404,
    own: 404,
    admin: 404,
    sent: () => json(`/api/postings/${UNKNOWN_ID}/reports`, { reason: 'scam' }),
  },
  {
    call: 'PATCH /api/reports/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter'],
    sent: () => json(`/api/reports/${UNKNOWN_ID}`, { isHandled: true }),
  },
]
