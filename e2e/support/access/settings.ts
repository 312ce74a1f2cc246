import { everyone, form, json, type Row } from '@/e2e/support/access/row'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }

const ofOwner = { anon: 401, other: 403, own: 403 } satisfies Partial<Row>
/** A version that no setting has, so nothing changes. */
const never = 2_000_000_000
const terms = {
  termsVersion: 'new',
  effectiveOn: '2026-01-01',
  sections: [{ id: '', title: 'Data', text: 'What we keep.' }],
}
/** A state that no site has. */
const state = '0'.repeat(64)

/** Company and brand settings: owners change them. Logos and style sheets are public. */
export const settingRows: Row[] = [
  { ...ofOwner, call: 'GET /api/settings/company', admin: 200, sent: () => ({ path: '/api/settings/company' }) },
  {
    ...ofOwner,
    call: 'PUT /api/settings/company',
    admin: 409,
    sent: () => json('/api/settings/company', { version: never, ...sampleCompany }),
  },
  { ...ofOwner, call: 'GET /api/settings/look', admin: 200, sent: () => ({ path: '/api/settings/look' }) },
  {
    ...ofOwner,
    call: 'PUT /api/settings/look',
    admin: 409,
    sent: () => form('/api/settings/look', 'data', { version: never, ...sampleLook }),
  },
  { ...ofOwner, call: 'GET /api/settings/terms', admin: 200, sent: () => ({ path: '/api/settings/terms' }) },
  {
    ...ofOwner,
    call: 'PUT /api/settings/terms',
    admin: 409,
    sent: () => json('/api/settings/terms', { version: never, ...terms }),
  },
  { ...ofOwner, call: 'GET /api/settings/search', admin: 200, sent: () => ({ path: '/api/settings/search' }) },
  {
    ...ofOwner,
    call: 'PUT /api/settings/search',
    admin: 409,
    sent: () => json('/api/settings/search', { version: never, synonyms: 'java' }),
  },
  {
    ...ofOwner,
    call: 'POST /api/settings/search/preview',
    admin: 200,
    sent: () => json('/api/settings/search/preview', { synonyms: 'zzyzx' }),
  },
  {
    ...ofOwner,
    call: 'POST /api/settings/{name}/restore',
    admin: 409,
    sent: () => json('/api/settings/look/restore', { version: never, from: 0 }),
  },
  // Without proof, and with a link that isn't one.
  { ...ofOwner, call: 'POST /api/export', admin: 400, sent: () => json('/api/export', { password: 1 }) },
  { ...ofOwner, call: 'GET /api/export/archive', admin: 403, sent: () => ({ path: '/api/export/archive?key=none' }) },
  { ...ofOwner, call: 'GET /api/site-file', admin: 200, sent: () => ({ path: '/api/site-file' }) },
  // Without a file.
  { ...ofOwner, call: 'POST /api/site-file', admin: 400, sent: () => form('/api/site-file', 'data', { state }) },
  {
    ...ofOwner,
    call: 'POST /api/site-file/preview',
    admin: 400,
    sent: () => form('/api/site-file/preview', 'data', {}),
  },
  { ...ofOwner, call: 'GET /api/settings/sign-in', admin: 200, sent: () => ({ path: '/api/settings/sign-in' }) },
  {
    ...ofOwner,
    call: 'PUT /api/settings/sign-in',
    admin: 409,
    sent: () => json('/api/settings/sign-in', { version: never, providers: [], staffByProviderOnly: false }),
  },
  {
    ...ofOwner,
    call: 'POST /api/settings/sign-in/test',
    admin: 400,
    sent: () => json('/api/settings/sign-in/test', { key: 'none', name: 'None', issuer: 'http://example.com' }),
  },
  { ...everyone, call: 'GET /theme/{file}', sent: () => ({ path: '/theme/0.css' }) },
  {
    ...{ anon: 404, other: 404, own: 404, admin: 404 },
    call: 'GET /uploads/site/{file}',
    sent: () => ({ path: '/uploads/site/none.webp' }),
  },
]
