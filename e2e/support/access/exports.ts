import type { Row } from '@/e2e/support/access/row'

/** CSV exports, each for the roles that can open the list. Postings stand for all of the recruiters' lists. */
export const exportsRows: Row[] = [
  {
    call: 'GET /api/exports/{list}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter'],
    sent: () => ({ path: '/api/exports/postings' }),
  },
]
