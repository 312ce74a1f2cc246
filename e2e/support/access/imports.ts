import { form, json, type Row } from '@/e2e/support/access/row'

const UNKNOWN_ID = 2_000_000_000
const path = `/api/imports/${UNKNOWN_ID}`
const ofRecruiters = { anon: 401, other: 403, own: 403, admin: 404, roles: ['recruiter'] } satisfies Partial<Row>
const mapping = { version: 1, system: 'sheet', columns: ['jobTitle'], defaults: {} }

export const importRows: Row[] = [
  // Without a file.
  { ...ofRecruiters, call: 'POST /api/imports', admin: 400, sent: () => form('/api/imports', 'data', {}) },
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
]
