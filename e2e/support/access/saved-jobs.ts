import { everyone, type Row } from '@/e2e/support/access/row'

const ofSeekers = { anon: 401, other: 200, own: 200, admin: 403 }

/** Saved jobs: each seeker's are their own, so that nobody can name another's. */
export const savedJobRows: Row[] = [
  { call: 'GET /api/saved-jobs', ...ofSeekers, sent: () => ({ path: '/api/saved-jobs' }) },
  { call: 'PUT /api/saved-jobs/{id}', ...ofSeekers, sent: ({ jobId }) => ({ path: `/api/saved-jobs/${jobId}` }) },
  { call: 'DELETE /api/saved-jobs/{id}', ...ofSeekers, sent: ({ jobId }) => ({ path: `/api/saved-jobs/${jobId}` }) },
  { call: 'GET /api/viewer/jobs', ...everyone, sent: ({ jobId }) => ({ path: `/api/viewer/jobs?ids=${jobId}` }) },
]
