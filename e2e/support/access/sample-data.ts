import { json, type Row } from '@/e2e/support/access/row'

const ofOwners = { anon: 401, other: 403, own: 403 }
const path = '/api/sample-data'
/** A number of rows that no site has, so nothing changes. */
const never = { rows: 2_000_000_000 }

/** Sample data: owners only. */
export const sampleDataRows: Row[] = [
  { call: 'GET /api/sample-data', ...ofOwners, admin: 200, sent: () => ({ path }) },
  { call: 'POST /api/sample-data', ...ofOwners, admin: 409, sent: () => json(path, never) },
  { call: 'DELETE /api/sample-data', ...ofOwners, admin: 409, sent: () => json(path, never) },
]
