import { json, type Row } from '@/e2e/support/access/row'

const ofEditors = { anon: 401, other: 403, own: 403, roles: ['editor'] } satisfies Partial<Row>
const path = '/api/site-texts/our-focus'
/** A version that no page has, so nothing changes. */
const never = 2_000_000_000

/** Page content: editors. */
export const siteTextRows: Row[] = [
  { ...ofEditors, call: 'GET /api/edit-link', admin: 200, sent: () => ({ path: '/api/edit-link?path=/our-focus' }) },
  {
    ...ofEditors,
    call: 'PUT /api/site-texts/{page}',
    admin: 409,
    sent: () => json(path, { version: never, texts: {} }),
  },
  {
    ...ofEditors,
    call: 'POST /api/site-texts/{page}/restore',
    admin: 409,
    sent: () => json(`${path}/restore`, { version: never, from: 0 }),
  },
  {
    ...ofEditors,
    call: 'PUT /api/site-texts/{page}/schedule',
    admin: 409,
    sent: () =>
      json(`${path}/schedule`, {
        version: never,
        texts: {},
        publishAt: new Date(Date.now() + 3_600_000).toISOString(),
      }),
  },
  // Nothing is scheduled.
  {
    ...ofEditors,
    call: 'DELETE /api/site-texts/{page}/schedule',
    admin: 404,
    sent: () => ({ path: `${path}/schedule` }),
  },
  {
    ...ofEditors,
    call: 'PUT /api/site-texts/{page}/draft',
    admin: 200,
    sent: () => json(`${path}/draft`, { version: 0, texts: {} }),
  },
  { ...ofEditors, call: 'DELETE /api/site-texts/{page}/draft', admin: 200, sent: () => ({ path: `${path}/draft` }) },
]
