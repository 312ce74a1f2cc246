import { json, type Row } from '@/e2e/support/access/row'

const ofEditors = { anon: 401, other: 403, own: 403, admin: 400, roles: ['editor'] } satisfies Partial<Row>
/** A text without a subject, so nothing is sent. */
const wordless = { subject: '', text: '' }
const link = '/api/news/unsubscribe?token=x'

export const newsletterRows: Row[] = [
  { ...ofEditors, call: 'POST /api/news-mails', sent: () => json('/api/news-mails', wordless) },
  { ...ofEditors, call: 'POST /api/news-mails/test', sent: () => json('/api/news-mails/test', wordless) },
  {
    call: 'GET /api/news/unsubscribe',
    anon: 303,
    other: 303,
    own: 303,
    admin: 303,
    sent: () => ({ path: link }),
  },
  {
    call: 'POST /api/news/unsubscribe',
    anon: 410,
    other: 410,
    own: 410,
    admin: 410,
    isForAnySite: true,
    sent: () => ({ path: link }),
  },
]
