import { json, type Row } from '@/e2e/support/access/row'
import { contentOf } from '@/e2e/support/site-pages'

const ofEditors = { anon: 401, other: 403, own: 403, roles: ['editor'] } satisfies Partial<Row>
/** A page and a version that don't exist, so nothing changes. */
const path = '/api/site-pages/2000000000'
const never = 2_000_000_000

/** Added pages and menus: editors. */
export const sitePageRows: Row[] = [
  {
    ...ofEditors,
    call: 'POST /api/site-pages',
    admin: 400,
    sent: () => json('/api/site-pages', { title: 'Careers', path: '/about-us' }),
  },
  {
    ...ofEditors,
    call: 'PUT /api/site-pages/{id}',
    admin: 404,
    sent: () => json(path, { version: never, ...contentOf() }),
  },
  { ...ofEditors, call: 'DELETE /api/site-pages/{id}', admin: 404, sent: () => ({ path }) },
  {
    ...ofEditors,
    call: 'PUT /api/site-pages/{id}/place',
    admin: 404,
    sent: () => json(`${path}/place`, { path: '/nowhere-else', isHidden: false, placeVersion: never }),
  },
  {
    ...ofEditors,
    call: 'POST /api/site-pages/{id}/restore',
    admin: 404,
    sent: () => json(`${path}/restore`, { version: never, from: 1 }),
  },
  {
    ...ofEditors,
    call: 'PUT /api/site-pages/{id}/schedule',
    admin: 404,
    sent: () =>
      json(`${path}/schedule`, {
        version: 0,
        publishAt: new Date(Date.now() + 3_600_000).toISOString(),
        ...contentOf(),
      }),
  },
  {
    ...ofEditors,
    call: 'DELETE /api/site-pages/{id}/schedule',
    admin: 404,
    sent: () => ({ path: `${path}/schedule` }),
  },
  {
    ...ofEditors,
    call: 'PUT /api/site-pages/{id}/draft',
    admin: 404,
    sent: () => json(`${path}/draft`, { version: 0, ...contentOf() }),
  },
  { ...ofEditors, call: 'DELETE /api/site-pages/{id}/draft', admin: 200, sent: () => ({ path: `${path}/draft` }) },
  {
    ...ofEditors,
    call: 'PUT /api/menus/{name}',
    admin: 409,
    sent: () =>
      json('/api/menus/quick', {
        version: never,
        entries: [{ kind: 'link', label: 'Home', page: '/', url: '' }],
      }),
  },
  {
    ...ofEditors,
    call: 'POST /api/menus/{name}/restore',
    admin: 409,
    sent: () => json('/api/menus/quick/restore', { version: never, from: 0 }),
  },
]
