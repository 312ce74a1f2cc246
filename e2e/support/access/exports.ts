import type { Row } from '@/e2e/support/access/row'

/** Lists as CSV: each is had by whose work it is. The postings stand for those of recruiters. */
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
