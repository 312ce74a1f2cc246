import type { Row } from '@/e2e/support/access/row'

/** The email log: owners only, because it contains codes and links. */
export const mailsRows: Row[] = [
  {
    call: 'POST /api/mails/{id}/resend',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    sent: () => ({ path: '/api/mails/2000000000/resend' }),
  },
  {
    call: 'GET /api/mails/{id}/look',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    sent: () => ({ path: '/api/mails/2000000000/look' }),
  },
]
