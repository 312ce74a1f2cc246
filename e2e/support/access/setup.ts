import { json, type Row } from '@/e2e/support/access/row'

const ofOwner = { anon: 401, other: 403, own: 403 } satisfies Partial<Row>
const server = {
  host: 'smtp.invalid',
  port: 2525,
  encryption: 'none',
  user: '',
  password: '',
  from: 'hello@mail.example',
}

/** The setup of a new site, and the email server. */
export const setupRows: Row[] = [
  {
    ...{ anon: 410, other: 410, own: 410, admin: 410 },
    call: 'POST /api/setup/owner',
    sent: () =>
      json('/api/setup/owner', {
        token: 'none',
        name: 'Rosa Delgado',
        email: 'rosa@mail.example',
        password: 'harbor-pilots-and-lighthouses',
        confirmPassword: 'harbor-pilots-and-lighthouses',
      }),
  },
  {
    ...ofOwner,
    call: 'PUT /api/setup/steps/{step}',
    admin: 404,
    sent: () => json('/api/setup/steps/look', { status: 'skipped' }),
  },
  {
    ...ofOwner,
    call: 'POST /api/setup/content',
    admin: 404,
    sent: () => json('/api/setup/content', { choice: 'sample' }),
  },
  { ...ofOwner, call: 'GET /api/settings/email', admin: 200, sent: () => ({ path: '/api/settings/email' }) },
  {
    ...ofOwner,
    call: 'PUT /api/settings/email',
    admin: 409,
    sent: () => json('/api/settings/email', { version: 2_000_000_000, ...server }),
  },
  {
    ...ofOwner,
    call: 'POST /api/settings/email/test',
    admin: 400,
    sent: () => json('/api/settings/email/test', server),
  },
]
