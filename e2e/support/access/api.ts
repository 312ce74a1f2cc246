import { everyone, json, type Row } from '@/e2e/support/access/row'

/** The API description, partners' feeds and browsers' reports: anyone. */
export const apiRows: Row[] = [
  { call: 'GET /api/openapi.json', ...everyone, sent: () => ({ path: '/api/openapi.json' }) },
  { call: 'GET /api/v1/jobs', ...everyone, sent: () => ({ path: '/api/v1/jobs' }) },
  { call: 'GET /api/v1/jobs.xml', ...everyone, sent: () => ({ path: '/api/v1/jobs.xml' }) },
  { call: 'GET /api/v1/jobs.rss', ...everyone, sent: () => ({ path: '/api/v1/jobs.rss' }) },
  { call: 'GET /embed/jobs', ...everyone, sent: () => ({ path: '/embed/jobs' }) },
  { call: 'GET /feed.xml', ...everyone, sent: () => ({ path: '/feed.xml' }) },
  { call: 'GET /applied-jobs/feed.xml', ...everyone, sent: () => ({ path: '/applied-jobs/feed.xml' }) },
  { call: 'GET /healthz', ...everyone, sent: () => ({ path: '/healthz' }) },
  { call: 'GET /readyz', ...everyone, sent: () => ({ path: '/readyz' }) },
  {
    call: 'POST /api/island-errors',
    anon: 204,
    other: 204,
    own: 204,
    admin: 204,
    sent: () => json('/api/island-errors', { island: 'hire-form', kind: 'TypeError' }),
  },
]
