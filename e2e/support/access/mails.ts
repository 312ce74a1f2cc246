import type { Row } from '@/e2e/support/access/row'

/** The email log contains codes and links: only owners. */
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
