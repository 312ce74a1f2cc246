import { everyone, form, json, type Row } from '@/e2e/support/access/row'
import { postingData } from '@/e2e/support/jobs'

const forged = { anon: 404, other: 404, own: 404, admin: 404 }
const token = 'forged.token'

/** Employers' calls, which only need an emailed link, and visitors' reports. */
export const employerRows: Row[] = [
  {
    call: 'POST /api/postings/managed',
    ...forged,
    sent: () => json('/api/postings/managed', { token }),
  },
  {
    call: 'PUT /api/postings/managed',
    ...forged,
    sent: () => form('/api/postings/managed', 'data', postingData({ token })),
  },
  {
    call: 'POST /api/postings/managed/steps',
    ...forged,
    sent: () => json('/api/postings/managed/steps', { token, step: 'close' }),
  },
  {
    call: 'POST /api/postings/managed/repeats',
    ...forged,
    sent: () => json('/api/postings/managed/repeats', { token }),
  },
  {
    call: 'POST /api/postings/managed/links',
    ...everyone,
    sent: () => json('/api/postings/managed/links', { token }),
  },
  {
    call: 'POST /api/postings/{id}/views',
    anon: 204,
    other: 204,
    own: 204,
    admin: 204,
    sent: ({ jobId }) => ({ path: `/api/postings/${jobId}/views` }),
  },
  {
    call: 'GET /api/postings/reading',
    anon: 200,
    other: 200,
    own: 200,
    admin: 200,
    sent: () => ({ path: '/api/postings/reading?location=Plano%2C%20TX&salary=95k' }),
  },
  {
    call: 'POST /api/postings/skills',
    anon: 200,
    other: 200,
    own: 200,
    admin: 200,
    sent: () => ({ path: '/api/postings/skills', json: { description: 'Java and AWS' } }),
  },
]
