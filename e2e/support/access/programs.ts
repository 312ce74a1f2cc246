import { json, type Row } from '@/e2e/support/access/row'
import { postingData } from '@/e2e/support/jobs'

/** People can't make the calls of programs. app/api/v1/scopes.test.ts makes them with each scope. */
const ofPrograms = { anon: 401, other: 403, own: 403, admin: 403 }

export const programRows: Row[] = [
  { call: 'POST /api/v1/jobs', ...ofPrograms, sent: () => json('/api/v1/jobs', postingData()) },
  { call: 'GET /api/v1/jobs/changes', ...ofPrograms, sent: () => ({ path: '/api/v1/jobs/changes' }) },
  { call: 'GET /api/v1/jobs/{job}', ...ofPrograms, sent: ({ jobId }) => ({ path: `/api/v1/jobs/${jobId}` }) },
  {
    call: 'PATCH /api/v1/jobs/{job}',
    ...ofPrograms,
    sent: ({ jobId }) => json(`/api/v1/jobs/${jobId}`, { vacancies: 3 }),
  },
  {
    call: 'POST /api/v1/jobs/{job}/close',
    ...ofPrograms,
    sent: ({ jobId }) => ({ path: `/api/v1/jobs/${jobId}/close` }),
  },
  {
    call: 'POST /api/v1/jobs/{job}/fill',
    ...ofPrograms,
    sent: ({ jobId }) => ({ path: `/api/v1/jobs/${jobId}/fill` }),
  },
  { call: 'GET /api/v1/applications', ...ofPrograms, sent: () => ({ path: '/api/v1/applications' }) },
  {
    call: 'GET /api/v1/applications/{id}',
    ...ofPrograms,
    sent: ({ applicationId }) => ({ path: `/api/v1/applications/${applicationId}` }),
  },
  {
    call: 'GET /api/v1/applications/{id}/resume',
    ...ofPrograms,
    sent: ({ applicationId }) => ({ path: `/api/v1/applications/${applicationId}/resume` }),
  },
]
