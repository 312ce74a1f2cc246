import { form, json, type Row } from '@/e2e/support/access/row'

const UNKNOWN_ID = 2_000_000_000
const path = `/api/imports/${UNKNOWN_ID}`
const source = `/api/job-sources/${UNKNOWN_ID}`
const feed = { name: 'Feed', url: 'https://example.com/feed.xml', everyMinutes: 60, moderation: 'review' }
const ofRecruiters = { anon: 401, other: 403, own: 403, admin: 404, roles: ['recruiter'] } satisfies Partial<Row>
const mapping = { version: 1, system: 'sheet', columns: ['jobTitle'], defaults: {} }

export const importRows: Row[] = [
  // Without a file.
  { ...ofRecruiters, call: 'POST /api/imports', admin: 400, sent: () => form('/api/imports', 'data', {}) },
  {
    ...ofRecruiters,
    call: 'POST /api/imports/people',
    admin: 400,
    sent: () => form('/api/imports/people', 'data', {}),
  },
  {
    ...ofRecruiters,
    call: 'POST /api/imports/people/{id}/columns',
    sent: () => json(`/api/imports/people/${UNKNOWN_ID}/columns`, { version: 1, columns: ['email'] }),
  },
  { ...ofRecruiters, call: 'GET /api/imports/{id}', sent: () => ({ path }) },
  { ...ofRecruiters, call: 'POST /api/imports/{id}/columns', sent: () => json(`${path}/columns`, mapping) },
  {
    ...ofRecruiters,
    call: 'POST /api/imports/{id}/apply',
    sent: () => json(`${path}/apply`, { version: 1, publish: false }),
  },
  { ...ofRecruiters, call: 'POST /api/imports/{id}/cancel', sent: () => json(`${path}/cancel`, { version: 1 }) },
  { ...ofRecruiters, call: 'POST /api/imports/{id}/undo', sent: () => json(`${path}/undo`, { version: 1 }) },
  { ...ofRecruiters, call: 'GET /api/imports/{id}/refused', sent: () => ({ path: `${path}/refused` }) },
  // Without a name.
  { ...ofRecruiters, call: 'POST /api/job-sources', admin: 400, sent: () => json('/api/job-sources', {}) },
  { ...ofRecruiters, call: 'PUT /api/job-sources/{id}', sent: () => json(source, { ...feed, version: 1 }) },
  { ...ofRecruiters, call: 'DELETE /api/job-sources/{id}', sent: () => ({ path: source }) },
  { ...ofRecruiters, call: 'POST /api/job-sources/{id}/check', sent: () => json(`${source}/check`, {}) },
  { ...ofRecruiters, call: 'POST /api/job-sources/{id}/pause', sent: () => json(`${source}/pause`, {}) },
  { ...ofRecruiters, call: 'POST /api/job-sources/{id}/resume', sent: () => json(`${source}/resume`, {}) },
]
