import { everyone, type Row } from '@/e2e/support/access/row'

const ofSeekers = { anon: 401, other: 200, own: 200, admin: 403 }

/** Saved jobs. These calls can't refer to another seeker's. */
export const savedJobRows: Row[] = [
  { call: 'GET /api/saved-jobs', ...ofSeekers, sent: () => ({ path: '/api/saved-jobs' }) },
  { call: 'PUT /api/saved-jobs/{id}', ...ofSeekers, sent: ({ jobId }) => ({ path: `/api/saved-jobs/${jobId}` }) },
  { call: 'DELETE /api/saved-jobs/{id}', ...ofSeekers, sent: ({ jobId }) => ({ path: `/api/saved-jobs/${jobId}` }) },
  {
    call: 'GET /api/saved-jobs/unsubscribe',
    anon: 303,
    other: 303,
    own: 303,
    admin: 303,
    sent: () => ({ path: '/api/saved-jobs/unsubscribe?token=x' }),
  },
  {
    call: 'POST /api/saved-jobs/unsubscribe',
    anon: 410,
    other: 410,
    own: 410,
    admin: 410,
    isForAnySite: true,
    sent: () => ({ path: '/api/saved-jobs/unsubscribe?token=x' }),
  },
  { call: 'GET /indexnow.txt', ...everyone, sent: () => ({ path: '/indexnow.txt' }) },
  { call: 'GET /sitemap.xml', ...everyone, sent: () => ({ path: '/sitemap.xml' }) },
  { call: 'GET /sitemap/{part}', ...everyone, sent: () => ({ path: '/sitemap/pages.xml' }) },
  { call: 'GET /api/suggestions', ...everyone, sent: () => ({ path: '/api/suggestions?q=ja' }) },
  { call: 'GET /api/viewer/jobs', ...everyone, sent: ({ jobId }) => ({ path: `/api/viewer/jobs?ids=${jobId}` }) },
]
